# The eclipse as a scene, the way to one's own turn, sounds

eclipse-over = { $number }. zatmění skončilo
eclipse-salary = Mzda
eclipse-standing = VB nyní
eclipse-seat = { $name }: { $gains }; nyní { $vp } VB
eclipse-nothing = nic
eclipse-skip = Přeskočit
turn-hurry = K mému tahu
turn-hurrying = Rovnou k vašemu tahu …
key-hurry = rovnou k vašemu tahu, bez tahů ostatních
