### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

shared-start-page = Beginblad
shared-close = Maak toe
shared-settings = Instellings
shared-help = Hulp en sleutels
shared-all-rules = Al die reëls
shared-pages = Bladsye
shared-skip = Gaan na die inhoud
shared-error = Iets het verkeerd gegaan (fout { $status }). Probeer oor ’n oomblik weer.
shared-level = vlak { $level }
shared-goal =
    { $deals ->
        [0] tot { $target } punte
        [1] 1 ronde
       *[other] { $deals } rondes
    }
shared-copy = Kopieer
shared-copied = Gekopieer
shared-seconds =
    { $count ->
        [1] 1 sekonde
       *[other] { $count } sekondes
    }
shared-minutes =
    { $count ->
        [1] 1 minuut
       *[other] { $count } minute
    }
shared-hours =
    { $count ->
        [1] 1 uur
       *[other] { $count } uur
    }
shared-days =
    { $count ->
        [1] 1 dag
       *[other] { $count } dae
    }

## Settings: a title, buttons or a switch, and under a switch what it does

shared-settings-look = Voorkoms
shared-settings-play = Spel
shared-settings-sound = Klank en praat
shared-language = Taal
shared-language-of-browser = Soos die blaaier
shared-language-draft = { $language } (konsep)
shared-draft = Hierdie taal is ’n konsep: geen moedertaalspreker het dit nog gelees nie, en wat ontbreek, is in Engels. Jy kan help: docs/contribute/translating.md sê hoe.
shared-settings-colors = Kleure
shared-settings-colors-of-system = Soos die stelsel
shared-settings-colors-light = Lig
shared-settings-colors-dark = Donker
shared-settings-cards = Kaarte
shared-settings-cards-of-game = Soos die spel
shared-settings-cards-french = Frans
shared-settings-cards-italian = Italiaans
shared-settings-four-colors = Kaarte in vier kleure
shared-settings-four-colors-about = Blou ruitens en groen klawers is makliker om uitmekaar te ken.
shared-settings-backs = Rugkante van kaarte
shared-settings-back-fish = Vis
shared-settings-back-lattice = Traliewerk
shared-settings-back-tiles = Teëls
shared-settings-back-stars = Sterre
shared-settings-table = Tafel
shared-settings-table-green = Groen
shared-settings-table-blue = Blou
shared-settings-table-burgundy = Wynrooi
shared-settings-table-wood = Hout
shared-settings-contrast = Hoë kontras
shared-settings-contrast-about = Eenvoudige wit kaarte met dik rande op ’n eenvoudige donker tafel.
shared-settings-card-size = Grootte van die kaarte: { $percent }%
shared-settings-left-handed = Links
shared-settings-left-handed-about = Sit die knoppies aan die linkerkant.
shared-settings-speed = Spoed van animasie
shared-settings-speed-slow = Stadig
shared-settings-speed-normal = Normaal
shared-settings-speed-fast = Vinnig
shared-settings-speed-off = Af
shared-settings-notify = Sê vir my wanneer dit my beurt is
shared-settings-sounds = Klanke
shared-settings-vibration = Vibrasie
shared-settings-vibration-about = Jou foon vibreer wanneer dit jou beurt is.
shared-settings-talk = Tafelpraatjies
shared-settings-talk-about = Af en toe sê bots iets oor die spel.
shared-settings-kept = Hierdie instellings word in hierdie blaaier gestoor.

## The help

shared-help-teach = Leer my in 3 minute
shared-help-turn = Hoe om ’n beurt te speel
shared-help-scores = Wat tel
shared-help-most-cards = Meeste kaarte
shared-help-most-spades = Meeste skoppens
shared-help-ace = Elke aas
shared-help-big-casino = Ruitenstien, die groot casino
shared-help-little-casino = Skoppenstwee, die klein casino
shared-help-sweep = Elke veeg
shared-help-keys = Sleutels

## What players can say to each other with one tap; everybody reads it in their own language

shared-phrase-hello = Hallo!
shared-phrase-luck = Sterkte!
shared-phrase-nice = Mooi gespeel!
shared-phrase-wow = Wat ’n vangs!
shared-phrase-thanks = Dankie!
shared-phrase-sorry = Jammer!
shared-phrase-oh-no = O nee!
shared-phrase-lucky = Dit was geluk.
shared-phrase-moment = Net ’n oomblik, asseblief.
shared-phrase-no-hurry = Vat jou tyd.
shared-phrase-again = Nog ’n wedstryd?
shared-phrase-game = Goeie spel!
shared-phrase-bye = Totsiens!
shared-table-empty = Die tafel is leeg
shared-seat = Sitplek { $seat }
shared-review = Ontleding
shared-watch = Kyk
shared-your-name = Jou naam
shared-deal = Ronde { $number }
shared-link = Skakel
