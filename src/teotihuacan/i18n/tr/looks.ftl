# How the page looks: day or night.
theme = Gündüz veya gece
theme-system = Sistemdeki gibi
theme-light = Gündüz
theme-dark = Gece
