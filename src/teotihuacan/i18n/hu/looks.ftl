# How the page looks: day or night.
theme = Nappal vagy éjszaka
theme-system = Ahogy a rendszer kéri
theme-light = Nappal
theme-dark = Éjszaka
