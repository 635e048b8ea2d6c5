### Páginas que jogam sem servidor: o Python roda no navegador

local-getting-ready = Preparando…
local-not-started = O jogo não conseguiu começar. Recarregue a página. Se não adiantar, verifique a conexão, feche outras abas ou tente outro navegador.
local-no-wasm = O jogo não funciona neste navegador: ele é antigo demais, ou o WebAssembly está desativado nas configurações dele. Atualize-o ou tente outro navegador.
local-broken = Algo deu errado. Recarregue a página; suas partidas salvas continuam lá.
local-nothing-kept = Este navegador não salva as suas partidas, talvez porque esta seja uma janela privada. Você pode jogar, mas as suas partidas se perdem quando você fecha a página.
local-few-levels = O nível { $last } é o mais alto aqui: adversários mais fortes calculam as jogadas seguintes, e esta página é lenta demais para isso.
