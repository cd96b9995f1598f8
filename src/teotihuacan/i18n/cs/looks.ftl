# How the page looks: day or night.
theme = Den nebo noc
theme-system = Podle systému
theme-light = Den
theme-dark = Noc
