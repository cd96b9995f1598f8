# The eclipse as a scene, the way to one's own turn, sounds

eclipse-over = { $number }. Tutulma bitti
eclipse-salary = Maaş
eclipse-standing = Şimdiki ZP
eclipse-seat = { $name }: { $gains }; şimdi { $vp } ZP
eclipse-nothing = hiçbir şey
eclipse-skip = Atla
turn-hurry = Sıram gelsin
turn-hurrying = Doğrudan sıranıza geçiliyor …
key-hurry = diğerlerinin yaptıklarını göstermeden doğrudan sıranıza
