# How the page looks: day or night.
theme = День или ночь
theme-system = Как в системе
theme-light = День
theme-dark = Ночь
