### Die speletjies
###
### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

variant-of-the-day = { $title }, ronde van die dag
variant-of-the-week = { $title }, ronde { $number } van die week

## Families

variant-family-classic = Klassieke Casino
variant-family-royal = Royal Casino
variant-family-caribbean = Karibiese Casino
variant-family-tuxedo = Tuxedo
variant-family-hungarian = Hongaarse Casino
variant-family-southern-african = Casino van Suider-Afrika
variant-family-scopa = Scopa
variant-family-nordic-kasino = Nordiese Kasino

## Places

variant-place-china = China
variant-place-north-america = Noord-Amerika
variant-place-dominican-republic = die Dominikaanse Republiek
variant-place-haiti = Haïti
variant-place-hungary = Hongarye
variant-place-hungary-and-austria = Hongarye en Oostenryk
variant-place-eswatini = Eswatini
variant-place-lesotho = Lesotho
variant-place-south-africa = Suid-Afrika
variant-place-italy = Italië
variant-place-finland-and-sweden = Finland en Swede

## Classic Casino

variant-casino-long = Casino
variant-casino-long-summary = Die klassieke spel: vat, bou en vee die tafel skoon. Boue kan verhoog en aangevul word.
variant-casino-web-b = Casino sonder veë
variant-casino-web-b-short = Sonder veë
variant-casino-web-b-summary = Soos Casino, maar ’n leë tafel tel niks nie.
variant-casino-web-a = Casino sonder veë, stil deler
variant-casino-web-a-short = Stil deler
variant-casino-web-a-summary = Veë tel niks nie, en niemand kondig die laaste uitdeling aan nie.
variant-draw-casino-summary = Twee spelers, een ronde. Na elke beurt trek jy ’n kaart.
variant-spade-casino-summary = Twee spelers, tot 61 punte. Elke skoppens tel.
variant-three-hand-casino = Casino vir drie
variant-three-hand-casino-short = Vir drie
variant-three-hand-casino-summary = Drie spelers, elkeen vir homself of haarself.
variant-four-hand-partnership = Casino vir maats
variant-four-hand-partnership-short = Vir maats
variant-four-hand-partnership-summary = Vier spelers. Die eerste twee ase besluit wie maats is, en maats sit teenoor mekaar.

## Southern African Casino

variant-swazi = Swazi-Casino
variant-swazi-short = Swazi
variant-swazi-summary = Bou met tafelkaarte, en steel die boonste kaarte van jou teenstanders se stapels.
variant-swazi-two-player = Swazi-Casino vir twee
variant-swazi-two-player-short = Swazi vir twee
variant-swazi-two-player-summary = Twee spelers, 12 kaarte elk, twee keer uitgedeel. In die eerste helfte mag jy een bou besit, en intussen mag jy nie neerlê nie.
variant-crazy-casino = Crazy Casino
variant-crazy-casino-summary = Soos Swazi-Casino vir twee, maar jy hou agt kaarte en trek een na elke beurt.
variant-sotho = Sotho-Casino
variant-sotho-short = Sotho
variant-sotho-summary = Soos Swazi-Casino, maar prente het geen getal nie, en maats hou elkeen ’n eie stapel.
variant-lesotho-40 = Lesotho-Casino
variant-lesotho-40-short = Lesotho
variant-lesotho-40-summary = Soos Sotho-Casino, maar met 40 kaarte en sonder prente.
variant-lesotho-40-three = Lesotho-Casino vir drie
variant-lesotho-40-three-short = Lesotho vir drie
variant-lesotho-40-three-summary = Drie spelers, elkeen alleen: 13 kaarte elk en een op die tafel.
variant-south-african-2 = Suid-Afrikaanse Casino vir twee
variant-south-african-2-short = Suid-Afrikaans vir twee
variant-south-african-2-summary = Twee spelers, 40 kaarte en aan die begin ’n leë tafel. Jy kan die boonste kaart van die ander stapel vat.
variant-south-african-3 = Suid-Afrikaanse Casino vir drie
variant-south-african-3-short = Suid-Afrikaans vir drie
variant-south-african-3-summary = Drie spelers, 13 kaarte elk en een op die tafel. Terwyl jy ’n bou besit, mag jy nie neerlê nie.
variant-south-african-4 = Suid-Afrikaanse Casino vir vier
variant-south-african-4-short = Suid-Afrikaans vir vier
variant-south-african-4-summary = Vier spelers, elkeen alleen: tien kaarte elk en aan die begin ’n leë tafel.

## Other games

variant-scopa-summary = 40 kaarte sonder agts, neges en tiene. Geen boue nie, een stel per beurt, en primiera tel.
variant-scopa-italian = Italiaanse Scopa
variant-haitian = Haïtiaanse Casino
variant-haitian-short = Haïtiaans
variant-dominican = Dominikaanse Casino
variant-dominican-short = Dominikaans
variant-hungarian-kirchner = Hongaarse Casino
variant-hungarian-kirchner-short = Casino tot 11
variant-nordic-kasino = Nordiese Kasino
