# `teotihuacan review`: rozbor hry na příkazové řádce, učení se z něj a výukové hry.

command-review = Podívat se na hru znovu: každý tah proti nejlepšímu, který byl k nalezení, a štěstí.

    Graf šancí na výhru, nejdražší tahy s tím, co bylo lepší a proč, přesnost, kde se ztratily VB a co přineslo štěstí. Hledání neví víc než ten, kdo hrál. Stejný záznam, hloubka a seed dají stejný rozbor; uloží se k vašim hrám, takže příště je hned.

    S --learn stojíte před každým drahým tahem a hledáte něco lepšího.
command-games-review = Podívat se znovu na jednu ze svých her: co stály tahy, a štěstí.

    Totéž co teotihuacan review, pro hru ze seznamu.
opt-review-file = Záznam hry; - čte standardní vstup.
opt-review-depth = Jak hluboko hledat: quick (půl minuty) nebo deep (minuty).
opt-review-seat = Jen jedno místo: jeho písmeno, nebo číslo od 0. Bez toho lidé, nebo všichni, hráli-li jen boti.
opt-review-all = Vypsat všechny tahy, nejen nejdražší: označení, co ztratily a co bylo lepší.
opt-review-seed = Seed hledání; s jiným se hledá s jinou náhodou.
opt-review-learn = Před každým drahým tahem hledat něco lepšího.
bad-depth = hloubka '{ $text }' není: quick nebo deep
bad-review-seat = místo { $text } neexistuje: místa jsou A až { $letter }, čili 0 až { $last }
progress-review = Prohlížím tahy

review-heading = Rozbor: { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} ({ $depth })
review-chances = Šance na výhru v procentech; čísla jsou nejdražší tahy.
review-costliest = { $name } ({ $level }): nejdražší tahy
review-every-turn = { $name } ({ $level }): všechny tahy
review-nothing-costly = Žádný tah neztratil mnoho.
review-lost = Ztracené VB podle zdroje
review-extremes = Nejvíc ztracených VB: { $most }, nejméně: { $least }
# A figure of a player: at most 24 columns
review-fair = Bez štěstí
# at most 70 columns; the rows below it are draws and rolls with their VP of luck
review-draws = Co nejvíc ovlivnila náhoda, ve VB
# $shown: what was drawn, rolled or shown
review-draw = { $turn }: { $shown }
# $icons: those of a tile
review-draw-tile = { $shown } ({ $icons })
review-note = Co rychlé hledání označí za lepší, je dobrý odhad, nic víc; --depth deep se podívá důkladněji.

## Learning from mistakes

# $number of $count: which turn of how many
learn-task = { $number } z { $count }: najděte něco lepšího.
learn-played = Hráli jste: { $turn } ({ $loss }).
learn-found = Dobře: je to stejně dobré jako to nejlepší nalezené, nebo skoro.
learn-not-yet = Ještě ne: je tu něco lepšího ({ $loss }). Tah začíná znovu; view to ukáže, skip jde dál.
learn-done = Nalezeno { $found } z { $count }.
learn-none = Není tu žádný drahý tah, ze kterého by se dalo učit.
terminal-help-view = ukáže, co bylo lepší a proč
terminal-help-skip = jde k dalšímu tahu

## Teaching games

# $loss: what the turn gives away, "−6.3 VP, −12% to win"; $reasons: what speaks for the better turn
teach-offer = Je tu lepší tah ({ $loss }). Co pro něj mluví: { $reasons }.
teach-ask = Vzít tento tah zpět a hledat ho? a (ano) nebo n (ne)
teach-again = Tah začíná znovu.
