# The eclipse as a scene, the way to one's own turn, sounds

eclipse-over = Véget ért a napfogyatkozás ({ $number }.)
eclipse-salary = Bér
eclipse-standing = GYP most
eclipse-seat = { $name }: { $gains }; most { $vp } GYP
eclipse-nothing = semmi
eclipse-skip = Kihagyás
turn-hurry = Az én körömig
turn-hurrying = Egyenesen a te körödig …
key-hurry = egyenesen a te körödig, a többiek lépései nélkül
