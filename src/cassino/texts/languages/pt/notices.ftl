### News about the server, and what people who are away are told

notice-storage = O servidor não consegue acessar o banco de dados. Nenhuma jogada confirmada se perdeu, e o jogo continua quando o banco de dados voltar.
notice-nothing-kept = Este navegador não salva esta partida, talvez porque esta seja uma janela privada. A partida se perde quando você fecha a página.
notice-bus = Problemas de conexão no servidor: as jogadas dos outros podem chegar atrasadas.
notice-restart = O servidor vai reiniciar. O jogo continua daqui a pouco.
notice-read-only = A administração parou todos os jogos por enquanto. Nada se perdeu, e a sua partida continua mais tarde.
# $reason (text): the operator's own words
notice-read-only-because = A administração parou todos os jogos por enquanto. Nada se perdeu, e a sua partida continua mais tarde. Motivo: { $reason }
your-turn = É a sua vez
# $title (text): the rules; $others (text): the names of the other players
your-turn-at = { $title } com { $others }
