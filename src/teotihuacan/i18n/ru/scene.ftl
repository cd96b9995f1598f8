# The eclipse as a scene, the way to one's own turn, sounds

eclipse-over = Затмение { $number } закончилось
eclipse-salary = Жалованье
eclipse-standing = ПО теперь
eclipse-seat = { $name }: { $gains }; теперь { $vp } ПО
eclipse-nothing = ничего
eclipse-skip = Пропустить
turn-hurry = К моему ходу
turn-hurrying = Сразу к вашему ходу …
key-hurry = сразу к вашему ходу, без показа чужих
