### Las páginas del reglamento, y de lo que un juego tiene de distinto

rulepages-each-game = Cada juego tiene su reglamento. En la mesa se juega como dice el reglamento.
rulepages-different = Lo que tiene de distinto { $title }
rulepages-different-about = Para quien conoce el Casino: lo que tiene de distinto { $title }, en dos minutos.
rulepages-different-lead = ¿Ya conoces el Casino? Aquí tienes lo que este juego tiene de distinto, en dos minutos.
rulepages-different-values = Puntos, números y diferencias menores
rulepages-taught = Este es el juego que enseñan las lecciones.
rulepages-whole-book = El reglamento entero

rulepages-licenses = Licencias
rulepages-licenses-lead = Las partes de este juego y la licencia de cada una.
rulepages-license-part = Parte
rulepages-license-version = Versión
rulepages-license = Licencia
