rulepages-different = Miben más: { $title }
rulepages-different-about = Ha ismered a kaszinót: miben más ez a játék ({ $title }), két percben.
rulepages-different-lead = Ismered már a kaszinót? Itt megnézheted két percben, miben más ez a játék.
rulepages-taught = Ezt a játékot tanítják a leckék.
rulepages-whole-book = A teljes szabálykönyv
