# The eclipse as a scene, the way to one's own turn, sounds

eclipse-over = Eclipse { $number } is over
eclipse-salary = Salary
eclipse-standing = VP now
eclipse-seat = { $name }: { $gains }; { $vp } VP now
eclipse-nothing = nothing
eclipse-skip = Skip
turn-hurry = To my turn
turn-hurrying = Straight to your turn …
key-hurry = straight to your turn, without what the others do
