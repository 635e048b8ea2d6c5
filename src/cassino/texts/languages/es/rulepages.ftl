### Las páginas del reglamento, y de lo que un juego tiene de distinto

rulepages-lead = Cada página sale de las mismas reglas con las que funciona el juego.
rulepages-also-called = También se llama { $names }.
rulepages-change = Cambiar estas reglas
rulepages-contents = Contenido
rulepages-own = Para jugar con tus propias reglas, <link>cambia estas</link>.
rulepages-table = { $title }: tabla

rulepages-example = Ejemplo.
rulepages-not-allowed = No permitido.
rulepages-position = Tienes { $hand }; en la mesa: { $table }.
rulepages-position-empty = Tienes { $hand }; la mesa está vacía.
rulepages-own-build = tu forma de { $value } [{ $cards }]
rulepages-other-build = la forma de { $value } de otro jugador [{ $cards }]

rulepages-different = Lo que tiene de distinto { $title }
rulepages-different-about = Para quien conoce el Casino: lo que tiene de distinto { $title }, en dos minutos.
rulepages-different-lead = ¿Ya conoces el Casino? Aquí tienes lo que este juego tiene de distinto, en dos minutos.
rulepages-taught = Este es el juego que enseñan las lecciones.
rulepages-whole-book =
    { $more ->
        [0] El reglamento entero
       *[other] El reglamento entero ({ $more } más)
    }
