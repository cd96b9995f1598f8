# How the page looks: day or night.
theme = Jour ou nuit
theme-system = Selon le système
theme-light = Jour
theme-dark = Nuit
