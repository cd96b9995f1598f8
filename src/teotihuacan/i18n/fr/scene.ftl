# The eclipse as a scene, the way to one's own turn, sounds

eclipse-over = L’Éclipse { $number } est finie
eclipse-salary = Salaire
eclipse-standing = PV maintenant
eclipse-seat = { $name } : { $gains } ; { $vp } PV maintenant
eclipse-nothing = rien
eclipse-skip = Passer
turn-hurry = À mon tour
turn-hurrying = Droit à votre tour …
key-hurry = droit à votre tour, sans montrer ceux des autres
