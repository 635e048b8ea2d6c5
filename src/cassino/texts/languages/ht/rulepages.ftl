### Paj liv règ yo



rulepages-each-game = Chak jwèt gen pwòp liv règ pa l. Sa liv la di, se sa yo jwe sou tab la.
rulepages-different = Sa ki diferan nan { $title }
rulepages-different-about = Pou moun ki konn Kazino: sa ki diferan nan { $title }, nan de minit.
rulepages-different-lead = Ou konn Kazino deja? Men sa ki diferan nan jwèt sa a, nan de minit.
rulepages-different-values = Pwen, chif ak ti diferans
rulepages-taught = Se jwèt sa a leson yo aprann ou.
rulepages-whole-book = Tout liv règ yo

rulepages-licenses = Lisans
rulepages-licenses-lead = Sa ki fè jwèt sa a, ak lisans chak moso.
rulepages-license-part = Moso
rulepages-license-version = Vèsyon
rulepages-license = Lisans
