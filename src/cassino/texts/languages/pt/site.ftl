### Pages that say that something is not there, and other words of the site that the server writes

# Headings
site-nothing-here = Página não encontrada
site-nothing-here-about = Não há nenhuma página neste endereço. Talvez o endereço esteja escrito errado, ou a página precise de um servidor.
site-moved = Esta página está em outro endereço.
site-no-rules = Essas regras não existem
site-no-house-rules = Essas regras da casa não existem
site-no-match = Essa partida não existe
site-no-score = Essa folha de pontos não existe
site-no-week = Essa semana não existe
site-no-puzzle = Esse problema não existe
site-no-lesson = Essa lição não existe

site-offline = Sem conexão
site-offline-about = Esta página não está salva neste aparelho. Ela abre sozinha quando a conexão voltar.
site-open-again = Tentar agora

# What a person calls a browser in the list of sessions; $browser, $system (text): product names
site-device = { $browser } em { $system }
site-a-program = Um programa
