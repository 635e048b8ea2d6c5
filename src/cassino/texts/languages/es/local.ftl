### Páginas que juegan sin servidor: Python funciona en el navegador

local-getting-ready = Preparando…
local-not-started = El juego no pudo empezar. Carga la página de nuevo. Si no basta, revisa tu conexión, cierra otras pestañas o prueba con otro navegador.
local-no-wasm = Este navegador no puede con el juego: es demasiado antiguo, o WebAssembly está desactivado en sus ajustes. Actualízalo o prueba con otro navegador.
local-broken = Algo salió mal. Carga la página de nuevo; tus partidas guardadas siguen ahí.
local-nothing-kept = Este navegador no guarda tus partidas, quizá porque esta ventana es privada. Puedes jugar, pero al cerrar la página se pierden.
local-few-levels = El nivel { $last } es el más alto aquí: los rivales más fuertes calculan las jugadas siguientes, y esta página es demasiado lenta para eso.
