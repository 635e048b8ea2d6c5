### Nouvèl sou sèvè a

notice-storage = Sèvè a pa ka jwenn baz done li. Okenn kou li konfime pa pèdi, e jwèt la ap kontinye lè baz done a retounen.
notice-nothing-kept = Navigatè sa a pa sere pati sa a, petèt paske se yon fenèt prive. Pati a ap pèdi lè ou fèmen paj la.
notice-bus = Pwoblèm koneksyon sou sèvè a: kou lòt jwè yo ka rive an reta.
notice-restart = Sèvè a pral redemare. Jwèt la ap kontinye talè.
notice-read-only = Moun k ap jere sèvè a kanpe tout jwèt pou kounye a. Anyen pa pèdi, e pati w la ap kontinye pita.
notice-read-only-because = Moun k ap jere sèvè a kanpe tout jwèt pou kounye a. Anyen pa pèdi, e pati w la ap kontinye pita. Rezon: { $reason }
your-turn = Se tou pa w
your-turn-at = { $title } ak { $others }
