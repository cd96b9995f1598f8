# What finished games add up to: profiles, statistics, achievements.

## Achievements: what they are called, and what to do for them

achievement-ascension = Yükseliş
achievement-ascension-do = Bir işçiniz yükselsin.
achievement-fourth-worker = Dört kişi iş başında
achievement-fourth-worker-do = Bir Yükseliş ödülü olarak 4. işçinizi alın.
achievement-two-ascensions = İkisi birden
achievement-two-ascensions-do = Aynı sırada iki işçiniz yükselsin.
achievement-worship = Hacı
achievement-worship-do = Bir oyunda, ibadet edilebilen beş panonun hepsinde ibadet edin.
achievement-royal-tile = Kraliyet lütfu
achievement-royal-tile-do = Bir Kraliyet karosuyla tek seferde en az 8 ZP alın.
achievement-three-workers = El birliği
achievement-three-workers-do = Üç işçiyle bir ana hamle yapın.
achievement-technologies = Bir sıra bilgi
achievement-technologies-do = Bir sıradaki üç Teknolojiyi de öğrenin.
achievement-bottom-row = İyi bir adres
achievement-bottom-row-do = Soylular’ın alt sırasına inşa edin.
achievement-decorations = Dört bir yandan
achievement-decorations-do = Bir oyunda Piramit’in her kenarına Dekorasyon koyun.
achievement-matches = Tam yerine
achievement-matches-do = Tek karoyla eşleşen üç simgeyi kaplayın.
achievement-three-tiles = Bir sırada üç karo
achievement-three-tiles-do = Bir sıranızda üç Piramit karosu yerleştirin.
achievement-pyramid-top = Piramit’in tepesi
achievement-pyramid-top-do = Piramit’i tamamlayan karoyu yerleştirin.
achievement-pyramid-track = Parkurda ileride
achievement-pyramid-track-do = Piramit parkurunun 7. adımına ulaşın.
achievement-leader = Hep önde
achievement-leader-do = Bir oyunun üç Tutulması’nda da Piramit parkurunda en önde olun.
achievement-avenue = Bulvar’ın sonu
achievement-avenue-do = Ölüler Bulvarı’nın son adımına ulaşın.
achievement-temple-top = Tapınağın tepesi
achievement-temple-top-do = Bir tapınağın en üst basamağına çıkın.
achievement-bonus-tiles = Üç tapınak
achievement-bonus-tiles-do = Bir oyunda üç tapınağın da sondan bir önceki basamağına çıkın.
achievement-masks = Beş maske
achievement-masks-do = Bir oyunda beş farklı maske toplayın.
achievement-salaries = İyi işveren
achievement-salaries-do = 4. işçinizi alın ve üç maaşı da eksiksiz ödeyin.
achievement-many-vp = 150 ZP
achievement-many-vp-do = Bir oyunu 150 ZP veya daha fazlasıyla bitirin.
achievement-beat-novice = { bot-novice } yenildi
achievement-beat-novice-do = { bot-novice } botunun oynadığı bir oyunu kazanın.
achievement-beat-student = { bot-student } yenildi
achievement-beat-student-do = { bot-student } botunun oynadığı bir oyunu kazanın.
achievement-beat-adept = { bot-adept } yenildi
achievement-beat-adept-do = { bot-adept } botunun oynadığı bir oyunu kazanın.
achievement-beat-master = { bot-master } yenildi
achievement-beat-master-do = { bot-master } botunun oynadığı bir oyunu kazanın.
achievement-beat-legend = { bot-legend } yenildi
achievement-beat-legend-do = { bot-legend } botunun oynadığı bir oyunu kazanın.
achievement-solo-easier = Teotibot: { level-easier }
achievement-solo-easier-do = “{ level-easier }” seviyesinde bir solo oyun kazanın.
achievement-solo-standard = Teotibot: { level-standard }
achievement-solo-standard-do = “{ level-standard }” seviyesinde bir solo oyun kazanın.
achievement-solo-harder = Teotibot: { level-harder }
achievement-solo-harder-do = “{ level-harder }” seviyesinde bir solo oyun kazanın.
achievement-solo-hardest = Teotibot: { level-hardest }
achievement-solo-hardest-do = “{ level-hardest }” seviyesinde bir solo oyun kazanın.
achievement-four-players = Dört kişide birinci
achievement-four-players-do = Dört kişilik bir oyun kazanın.
achievements-new = { $count ->
    [one] Yeni başarı
   *[other] Yeni başarılar
}

## A profile

profile = Profil
profile-of = Profil: { $name }
profile-your = Profiliniz
profile-is-private = Bu sayfayı yalnızca siz görürsünüz.
profile-is-public = Bu sayfayı herkes görebilir.
profile-public-page = Başkaları nasıl görüyor
profile-missing = Bu adda herkese açık bir profil yok. Profiller, sahibi başka türlü istemedikçe gizlidir.
profile-nothing = Henüz biten oyun yok. İlkiyle birlikte rakamlar ve başarılar da gelir.
profile-nothing-public = { $name } henüz bir oyun bitirmedi.
profile-figures = Rakamlarla
profile-games = Oyun
profile-wins = Kazanılan
profile-mean = Ortalama ZP
profile-most = En çok ZP
profile-given-up = Bırakılan
profile-streak-now = Şu an üst üste galibiyet
profile-streak-longest = En uzun galibiyet serisi
profile-achievements = Başarılar
profile-achievements-count = { $earned } / { $all }
# $day: a date
profile-earned = { $games ->
    [1] { $day }, bir oyunda
    [one] { $day } gününden beri, { $games } oyunda
   *[other] { $day } gününden beri, { $games } oyunda
}
profile-not-yet = henüz yok
profile-course = Kaynağına göre ZP, oyun oyun
profile-course-text = Sonuna kadar oynanan son oyunlar, en eskisi önce.
profile-course-table = Rakamlar tablo olarak
profile-average = Ortalama
profile-when = Tarih
profile-vp = ZP
profile-place = Sıralama
profile-place-of = { $players } oyuncuda { $place }.
profile-by-players = Oyuncu sayısına göre
profile-players = Oyuncu
profile-solo = Solo
profile-opponents = Rakipler
profile-opponent = Rakip
profile-ahead = Siz öndeydiniz
profile-teotibot = Teotibot, { $level }
profile-someone = biri
profile-someone-text = Profilini gizli tutanlar “biri” olarak sayılır.
profile-starts = Gözde Başlangıç karoları
profile-tile = Başlangıç karosu
profile-kept = Tutulan
profile-best = En iyi oyunlar
profile-look = Oyuna bak
settings-profile = Herkese açık profil
settings-profile-text = Açıksa herkes profilinizi adınızla bulur: sonuçlar, ZP, Başlangıç karoları, başarılar ve rakipler. Başkalarının adı yalnızca kendi profilleri de açıksa görünür; yalnızca herkese açık masalara bağlantı verilir.

## In the terminal

command-profile = Biten oyunlarınızın toplamını gösterir: sonuçlar, kaynağına göre ZP, başarılar.

    Bu makinede saklanan ve tek bir kişinin oynadığı bütün oyunlardan; ad verilirse, bu adı taşıyan kişinin oyunlarından.
opt-profile-name = Kimin oyunları; yoksa masadaki tek kişinin oyunları.
profile-terminal-none = { $name } adıyla biten oyun yok.
profile-terminal-nothing = Henüz biten oyun yok.
tui-start-profile = Profiliniz
profile-about = Biten oyunlarınızın toplamı ve denenecek başarılar.
