### Noticias del servidor, y lo que se dice a quienes no están

notice-storage = El servidor no puede usar su base de datos. No se perdió ninguna jugada confirmada, y el juego sigue cuando vuelva.
notice-nothing-kept = Este navegador no guarda esta partida, quizá porque esta ventana es privada. Al cerrar la página se pierde.
notice-bus = Hay problemas de conexión en el servidor: las jugadas de los demás pueden llegar tarde.
notice-restart = El servidor está a punto de reiniciarse. El juego sigue en un momento.
notice-read-only = El administrador detuvo el juego por ahora. No se pierde nada, y tu partida seguirá más tarde.
notice-read-only-because = El administrador detuvo el juego por ahora. No se pierde nada, y tu partida seguirá más tarde. Motivo: { $reason }
your-turn = Te toca
your-turn-at = { $title } con { $others }
