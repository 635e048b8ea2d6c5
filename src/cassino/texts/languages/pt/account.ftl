### The page of one's own account

account-about = Seu nome, como você entra e onde a sua conta está aberta.

# $name (text): the person
account-signed-in-as = Você entrou como <b>{ $name }</b>.
account-guest-as = Você joga como <b>{ $name }</b>, visitante: só este navegador conhece você. Com uma chave de acesso ou uma senha, você pode guardar as suas partidas e jogar partidas ranqueadas.
account-working = Um momento…

account-sign-in = Entrar
account-sign-in-passkey = Entrar com uma chave de acesso
account-login = Nome de login
account-password = Senha
account-games-added = As partidas que você começou neste navegador são acrescentadas à sua conta.
account-have-account = Já tenho uma conta

account-create = Criar uma conta
account-create-now = Criar a conta
account-passkey-instead = Usar uma chave de acesso
account-new-password = Nova senha
account-password-rule = Use pelo menos dez caracteres. Várias palavras fazem uma boa senha.

account-guest = Ou jogar como visitante
account-table-name = Nome na mesa
account-play-as-guest = Jogar com este nome
account-guest-explained = Um nome basta. Depois você pode adicionar uma chave de acesso ou uma senha e manter tudo.

account-change-name = Mudar o nome
account-name-explained = Partidas já começadas mantêm o seu nome antigo.

account-passkeys = Chaves de acesso
account-passkeys-explained = Seu aparelho faz você entrar com a impressão digital, o rosto ou o PIN. Não há nada para decorar.
account-add-passkey = Adicionar uma chave de acesso
account-remove = Remover
# Spoken to a screen reader: a button. $name (text): of the passkey
account-remove-passkey = Remover a chave de acesso { $name }
# $day (date): when it was added
account-since = desde { $day }
# $day, $seen (date)
account-since-and-used = desde { $day }, usada pela última vez em { $seen }

account-change-password = Mudar a senha
account-set-password = Definir uma senha
# $login (text)
account-login-is = Seu nome de login é <b>{ $login }</b>.

account-sessions = Onde a sua conta está aberta
account-end = Sair
# Spoken to a screen reader: a button. $name (text): a browser
account-end-session = Sair de { $name }
# $name (text): a browser
account-this-session = { $name } (este navegador)

# Programs that play for the person
account-programs = Programas
account-programs-let = Deixar um programa jogar por você
# $name (text): a program
account-token-of = Este é o token de { $name }. Ele só aparece agora:
account-program-name = Nome do programa
account-make-token = Criar um token
# The button that makes a token useless
account-revoke = Revogar
# Spoken to a screen reader: a button. $name (text): a program
account-revoke-token = Revogar o token de { $name }

account-leave = Sair ou apagar
account-sign-out = Sair
account-sign-out-everywhere = Sair de todos os aparelhos
account-delete = Apagar tudo

### Questions

account-stay = Continuar na conta
account-sign-out-title = Sair?
account-sign-out-text = Você pode entrar de novo quando quiser.
account-sign-out-guest = Se sair agora, você não poderá voltar a esta conta de visitante.
account-everywhere-title = Sair de todos os aparelhos?
account-everywhere-text = Você sairá de todos os navegadores, inclusive deste, e os tokens dos seus programas deixarão de funcionar.
account-delete-title = Apagar tudo?
account-delete-text = Isto apaga a sua conta, os seus ratings, as suas regras da casa e folhas de pontos, e o seu nome em todas as mesas. Bots assumem as suas partidas não terminadas, e você perde as ranqueadas. Não dá para desfazer.

account-prove-title = Confirme que é você
account-prove-text = Você vai alterar a sua conta.
account-use-passkey = Usar uma chave de acesso

### What was done, or went wrong

# $name (text): the person; $moved (number): games that were played in this browser before
account-welcome =
    { $moved ->
        [0] Olá, { $name }.
        [one] Olá, { $name }. { $moved } partida deste navegador agora está na sua conta.
       *[other] Olá, { $name }. { $moved } partidas deste navegador agora estão na sua conta.
    }
account-created = Olá, { $name }. Agora você tem uma conta.
account-renamed = Seu nome agora é { $name }.
account-passkey-saved = Chave de acesso salva. Você pode entrar com ela nos seus outros aparelhos.
account-passkey-removed = A chave de acesso foi removida.
account-password-saved = Senha salva. Você saiu de todos os outros aparelhos.
account-session-ended = Esse navegador saiu da conta.
account-token-made = Copie o token agora: ele só aparece uma vez.
account-signed-out = Você saiu.
account-deleted = Tudo foi apagado.
account-passkey-unused = A chave de acesso não foi usada: a janela foi fechada ou demorou demais.
account-passkey-there = Este aparelho já tem uma chave de acesso para você.
account-passkey-impossible = Seu navegador não conseguiu usar uma chave de acesso aqui.
