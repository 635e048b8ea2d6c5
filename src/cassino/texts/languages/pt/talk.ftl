### What bots say at the table: five wordings for each occasion

# $value (number): of the build that the bot has made
talk-build-1 = Construo { value }.
talk-build-2 = Com isso, faço { value }.
talk-build-3 = Agora há uma construção de { value } na mesa.
talk-build-4 = Ninguém mexe na minha construção de { value }!
talk-build-5 = Construção de { value }. Vejam só como cresce.

# The last cards of the stock are dealt
talk-last-1 = Últimas.
talk-last-2 = Últimas cartas!
talk-last-3 = Estas são as últimas.
talk-last-4 = O monte acabou.
talk-last-5 = Última rodada. Boa sorte!

# The bot has swept the table
talk-sweep-1 = Mesa limpinha!
talk-sweep-2 = Limpa!
talk-sweep-3 = É tudo meu.
talk-sweep-4 = Agora ficou arrumado.
talk-sweep-5 = Não sobrou nada.

# Somebody else has swept the table
talk-praise-1 = Bela limpa!
talk-praise-2 = Que beleza.
talk-praise-3 = Que limpa!
talk-praise-4 = Não ficou nem uma carta. Boa!
talk-praise-5 = Por essa eu não esperava.

# The bot has taken a card that scores by itself
talk-prize-1 = Era essa que eu queria.
talk-prize-2 = Essa vale.
talk-prize-3 = Cada ponto ajuda.
talk-prize-4 = Uma carta que vale a pena.
talk-prize-5 = Agradeço por essa.

# Somebody has taken a build of the bot
talk-stolen-1 = Ei, essa era minha!
talk-stolen-2 = Lá se foi a minha construção.
talk-stolen-3 = Eu tinha planos para essa.
talk-stolen-4 = Bem roubada.
talk-stolen-5 = Então era você que tinha essa carta!

# The bot has won the match
talk-won-1 = Bom jogo! Foi divertido.
talk-won-2 = Hoje as cartas vieram para mim.
talk-won-3 = Valeu pelo jogo.
talk-won-4 = Foi uma boa partida.
talk-won-5 = Vamos jogar de novo?

# The bot has lost the match
talk-lost-1 = Você jogou bem.
talk-lost-2 = Parabéns!
talk-lost-3 = Da próxima vez eu ganho.
talk-lost-4 = Bom jogo. Mais uma?
talk-lost-5 = Vitória merecida.
