# Rated games, ratings and who leads.

## Making a table, sitting down

rated = Értékelt
rated-game = értékelt játszma
rated-text = Az eredmény mindenki értékszámát módosítja. Nincsenek tippek, a sorrendet kisorsoljuk, és aki otthagyja a játszmát vagy kifut az időből, utolsó lesz.
rated-public = Az értékelt játszmák résztvevőinek nevét, értékszámát és helyezését mindenki látja, aki itt be van jelentkezve.
rated-clock = Az értékelt játszmában megy az óra. Aki kifut az időből, feladja.
rated-password = Értékelt játszmát csak jelszóval rendelkező játékosok játszhatnak, hogy senki se játsszon önmaga ellen. Jelszót a beállításokban adhatsz meg.
rated-agree = Ez a játszma értékelt. Csak akkor ülj le, ha elfogadod: nincsenek tippek, aki otthagyja vagy kifut az időből, utolsó lesz, a nevet, az értékszámot és a helyezést pedig mindenki látja, aki itt be van jelentkezve.
refusal-guest_unrated = Értékelt játszmát csak jelszóval lehet játszani. Jelszót a beállításokban adhatsz meg.
refusal-rated_unasked = Ez a játszma értékelt: az asztalánál ülj le, ott megtudod, mit jelent ez.
refusal-rated_away = Ilyen rövid idővel az értékelt játszma csak akkor kezdődik, ha mindenki itt van.

## At the table

# A rating with a question mark is provisional.
rating-is = Értékszám: { $rating }
rating-unsure = { $rating }?
rating-chance = { $percent } eséllyel nyer
ratings-new = Új értékszámok
ratings-counting = Az értékszámok számítása folyik.
rating-change = { $rating } ({ $by })
rating-weight = { $percent } súllyal számított: ugyanazok mostanában sokszor játszottak egymással.

## Who leads

leaderboard = Ranglista
leaderboard-text = Értékszámok az értékelt játszmákból. 1500 annyira erős, mint a { bot-student } bot, szólóban mint Teotibot { level-standard } szintje. A kérdőjeles értékszám még csak becslés: úgy tizenöt játszma után állapodik meg.
leaderboard-pools = Játszmák
leaderboard-season = Évad
leaderboard-nobody = Ebben az évadban itt még senki sem fejezett be értékelt játszmát.
leaderboard-place = hely
leaderboard-name = név
leaderboard-rating = értékszám
leaderboard-games = játszma
leaderboard-won = győzelem
pool-all = Minden játszma
pool-2 = Két játékos
pool-3 = Három játékos
pool-4 = Négy játékos
pool-solo = Szóló
ratings-mine = Az értékszámaid
ratings-none = Még nincs értékszámod: új játszmánál válaszd azt, hogy „{ rated }”.
rating-row = { $pool }: { $rating } { $count } játszma után
