# Rated games, ratings and who leads.

## Making a table, sitting down

rated = Hodnocená
rated-game = hodnocená hra
rated-text = Výsledek mění hodnocení všech hráčů. Rady nejsou, pořadí se losuje a kdo odejde nebo překročí čas, je poslední.
rated-public = Jména, hodnocení a umístění v hodnocených hrách vidí všichni, kdo jsou tu přihlášeni.
rated-clock = Hodnocená hra má čas na tah. Kdo ho překročí, vzdává se.
rated-password = Hodnocené hry jsou pro hráče s heslem, aby nikdo nehrál sám proti sobě. Heslo si zvolíte v nastavení.
rated-agree = Tato hra je hodnocená. Sedněte si, jen pokud souhlasíte: rady nejsou, kdo odejde nebo překročí čas, je poslední, a jméno, hodnocení i umístění vidí všichni, kdo jsou tu přihlášeni.
refusal-guest_unrated = Hodnocené hry jsou pro hráče s heslem. Heslo si zvolíte v nastavení.
refusal-rated_unasked = Tato hra je hodnocená: sedněte si u jejího stolu, kde se dozvíte, co to znamená.
refusal-rated_away = S tak krátkým časem začíná hodnocená hra, až jsou tu všichni.

## At the table

# A rating with a question mark is provisional.
rating-is = Hodnocení { $rating }
rating-unsure = { $rating }?
rating-chance = šance na výhru { $percent }
ratings-new = Nová hodnocení
ratings-counting = Hodnocení se právě počítá.
rating-change = { $rating } ({ $by })
rating-weight = Počítá se z { $percent }: tíž hráči spolu v poslední době hráli často.

## Who leads

leaderboard = Žebříček
leaderboard-text = Hodnocení z hodnocených her. 1500 odpovídá síle bota { bot-student }, v sólu Teotibotovi s obtížností { level-standard }. Hodnocení s otazníkem je jen první odhad: ustálí se asi po patnácti hrách.
leaderboard-pools = Hry
leaderboard-season = Sezóna
leaderboard-nobody = V této sezóně tu ještě nikdo nedohrál hodnocenou hru.
leaderboard-place = pořadí
leaderboard-name = jméno
leaderboard-rating = hodnocení
leaderboard-games = her
leaderboard-won = výher
pool-all = Všechny hry
pool-2 = Dva hráči
pool-3 = Tři hráči
pool-4 = Čtyři hráči
pool-solo = Sólo
ratings-mine = Vaše hodnocení
ratings-none = Zatím nemáte hodnocení: při zakládání hry zvolte „{ rated }“.
rating-row = { $pool }: { $rating } po { $count ->
    [one] { $count } hře
    [few] { $count } hrách
    [many] { $count } hry
   *[other] { $count } hrách
}
