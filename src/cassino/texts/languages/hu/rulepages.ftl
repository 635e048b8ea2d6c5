rulepages-each-game = Minden játéknak megvan a maga szabálykönyve. Ami benne van, azt játsszák az asztalnál.
rulepages-different = Miben más: { $title }
rulepages-different-about = Ha ismered a kaszinót: miben más ez a játék ({ $title }), két percben.
rulepages-different-lead = Ismered már a kaszinót? Itt megnézheted két percben, miben más ez a játék.
# Read aloud before a table
rulepages-different-values = Pontok, számok és kisebb eltérések
rulepages-taught = Ezt a játékot tanítják a leckék.
rulepages-whole-book = A teljes szabálykönyv

rulepages-licenses = Licencek
rulepages-licenses-lead = Miből áll ez a játék, és mi az egyes részek licence.
rulepages-license-part = Rész
rulepages-license-version = Verzió
rulepages-license = Licenc
