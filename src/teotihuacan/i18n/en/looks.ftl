# How the page looks: day or night.
theme = Day or night
theme-system = As the system says
theme-light = Day
theme-dark = Night
