# Help of the command line, `teotihuacan --help` and `teotihuacan <command> --help`. It is wrapped
# to 78 columns; names of options, commands, bots and files are typed as they are, in every
# language. A blank line begins a new paragraph; only the first one is in the list of commands.

## Commands

command-teotihuacan = Teotihuacan: City of Gods; oynamak ve incelemek için. Komutsuz çağrılırsa tarayıcıda açılır.
command-play = Terminalde satır satır bir oyun açar; botlara ya da arkadaşlara karşı.
command-tui = Terminali dolduran bir masa açar.

    Seçenek verilmezse bir menü açılır.
command-rules = Oyunun kurallarını, onlara ait kararlarla birlikte gösterir.
command-strategy = Strateji rehberini gösterir: ne kazandırır ve neden, güçlü botların oyunlarında ölçüldü.
command-replay = Kaydedilmiş bir oyunda ileri geri adım adım gezinir.
command-show = Bir konumu gösterir; JSON’dan ya da bir oyunun kaydından.
command-advise = Bir konumun en iyi hamlelerini ve nedenlerini gösterir.

    Öğüt, kendisine soru sorulan koltuk içindir. Her hamlenin yanında oyun sonunda en iyi rakibin kaç Zafer Puanı önünde olmasının beklendiği, kazanma olasılığı, aramadaki payı ve başlıca nedeni yazar. Danışman, koltuğun bildiğinden fazlasını bilmez.
command-verify = Kayıtları yeniden oynatıp denetler.

    Her hamle kurallara uygun olmalı, hepsi birlikte yazılı sonuca varmalıdır.

    Çıkış kodu 0: hepsi iyi; 1: bazıları değil, her birinin ilk farkı söylenir; 2: bazıları okunamıyor.
command-stats = Biten oyunları toplar: skorlar, puanların nereden geldiği, kazananlar.

    Farklı oyuncu sayılı oyunlar ayrı tutulur; bitmeyenler yalnızca sayılır.
command-simulate = Rastgele oyuncuları ya da botları oynatır ve çıkan sonucu bildirir.

    --bots verilmezse i numaralı oyun (0’dan başlayarak) kurulumu ve rastgele oyuncuları için S + i tohumunu kullanır. --solo ile oyuncu Teotibot’la karşılaşır.

    --bots ile koltuklar döner: n oyuncuyla art arda n oyun aynı tohumu paylaşır ve her birinde her bot bir koltuk ileri oturur; böylece kimse ilk koltukta kalmaz. i numaralı oyunun kurulumu ve çekişleri S + i // n tohumundan gelir, botlarının tohumu S + i olur. Bütçesi simülasyon sayısı olan botlar, kaç işlem çalışırsa çalışsın aynı oyunları oynar.
command-serve = Oyunları ağ üzerinden tarayıcılara ve programlara sunar.
command-migrate = Bir sunucunun veritabanını güncel şemaya getirir.

    Sunucu başlarken bunu kendisi yapar. Birkaç sunucunun aynı anda başladığı yerde önce bu, tek başına yapılır; yinelemek hiçbir şeyi değiştirmez.
command-backup = Bir sunucunun sakladığı her şeyi tek bir dosyaya yazar.

    Sunucu bu sırada çalışabilir. Dosyada parola özetleri ve gizli anahtarlar vardır: sunucunun kendisi kadar iyi koruyun.
command-restore = Yeni, boş bir veritabanını yedekten doldurur.

    Yedeğin veritabanından başka türde olabilir.
command-records = Bir sunucunun biten oyunlarının kayıtlarını yazar, her satırda bir tane.

    Sunucu bu sırada çalışabilir. verify bunları standart girdiden okur: teotihuacan verify -
command-bench = Motorun tek çekirdekte ne kadar hızlı olduğunu ölçer.

    Rastgele oyun ve kopyalama ölçülür; kuruluysa catanatron ile karşılaştırılır. İkisinin oyunları da Python’dan, eylem eylem yönetilir; motorun C’deki kendi döngüsünün ayrı satırları vardır. Oyunlar standart kurulumlu 2, 3 ve 4 oyunculuların karışımıdır; iki oyunculu ve Teotibot’a karşı tek oyunculu oyunların kendi sayıları vardır. Bütün işler birkaç tur boyunca sırayla çalışır, böylece meşgul bir makine hepsini aynı ölçüde yavaşlatır; ortancalar bildirilir. Ağaç araması iki oyunculu bir oyunun açılışından ölçülür.
command-arena = Botları birbirleriyle karşılaştırır ve ne kadar iyi olduklarını bulur.
command-run = Bir karşılaşma oynatır, her oyunu bir dosyada saklar ve sonucu bildirir.

    Katılanlar, adıyla anılan botlardır (random, greedy, mcts:500, mcts:0.5s, bir düzey ya da sinir ağı olmadan oynayan classic:adept ve benzerleri) ya da kendi botunuzdur: dosya.py:Sınıf; isterseniz arkasına bir bütçe, örneğin mybot.py:MyBot:0.3s. Karşılaşmayı dilediğinizde durdurun: aynı komut ya da yalnızca dosya kaldığı yerden sürdürür, daha çok --deals uzatır. --solo ile her katılan Teotibot’la karşılaşır.
command-report = Bir karşılaşmayı oynandığı yere kadar raporlar.

    Dereceler, skorlar, karolar ve hatalar bildirilir. Grafikler ve sayfa için matplotlib gerekir: pip install "teotihuacan[plots]".

## Names of values, in capitals: they stand behind options and in the line that begins with Usage
# at most 12 columns each

metavar-file = DOSYA
metavar-days = GÜN
metavar-files = DOSYA...
metavar-keys = ANAHTAR...
metavar-file-or-json = DOSYA|JSON
metavar-folder = KLASÖR
metavar-name = AD
metavar-seat = KOLTUK
metavar-names = AD,...
metavar-address = ADRES
metavar-addresses = ADRES,...
metavar-host = SUNUCU
metavar-where = NEREDE
metavar-language = DİL
metavar-wanted = [SÖZ|N]

## Options of all commands

# $languages: en, hu, ...
opt-language = Konuşulacak dil: { $languages }. Bir komutun arkasında da durabilir; verilmezse ayarlarda seçtiğiniz dil ya da sistemin dili kullanılır.
opt-version = Sürümleri gösterir.
opt-open-port = Tarayıcıdaki oyunun bağlantı noktası; verilmezse 8000 ya da boş bir tane.
opt-wanted = Yalnızca bu sözlerin hepsini içeren kurallar, bir kural (5.3) ya da bir bölüm (5); verilmezse hepsi.
opt-no-open = Oyunu yalnızca sunar: tarayıcı açmaz.
opt-json = Metin yerine tek bir JSON nesnesi yazar.
opt-help = Bu yardımı gösterir.

## Options of games

opt-seed = Aynı tohum, aynı oyun; 0’dan başlayarak.
opt-optional-seed = Aynı tohum, aynı oyun; verilmezse her oyun başkadır.
opt-players = Oyuncu sayısı, 1-4 (1: Teotibot'a karşı tek başına); verilmezse 2.
opt-solo = Teotibot’a karşı tek oyuncu.
# $levels: easier, standard ... as they are typed
opt-level = Teotibot’un zorluğu: { $levels }.
# $knobs: gold_worker, resources ... as they are typed
opt-knob = Zorluk yerine, istediğiniz kadar kez: Teotibot’un bir sayısı yukarı ya da aşağı. Ayarlar: { $knobs }.
opt-first-game = İlk oyun için basılı kurulum.
opt-draft = Başlangıç karoları açık olarak draft ile seçilir.
opt-dark-eclipse = Tutulmalar hemen puanlanır (varyant).
opt-advanced-worship = Bir işçiyi yerinden etmek kakao kazandırır (varyant).
# $bot: the bot that plays if none is given, as it is typed; $levels: novice, student ... as they are typed
opt-bots = İnsanlardan sonra, insansız koltuklarda kimin oynayacağı: hepsi için tek ad ya da her biri için bir ad; verilmezse { $bot }. Zayıftan güçlüye düzeyler: { $levels }. Ayrıca random, greedy (student ile adept arasında), mcts:500 (karar başına simülasyon), mcts:0.5s (saniye) ya da kendi dosya.py:Sınıf botunuz (kayıtlı bir oyunu sürdürürken yeniden verin).
opt-humans = Bu terminaldeki insanlar, A koltuğundan başlayarak; diğer koltukları botlar oynar; izlemek için 0. Verilmezse 1, --take-back ile hepsi.
opt-take-back = Geri alma bütün sıralar boyunca geriye gider (botsuz).
opt-save = Oyunun kaydını buraya yazar, her hamleden sonra yeniden; - ile sonunda ekrana basılır.
opt-load = Kayıtlı bir oyunu sürdürür, yine oraya kaydedilir; - standart girdiyi okur.
opt-load-copy = Kayıtlı bir oyunu sürdürür; - standart girdiyi okur.
opt-continue = Saklanan oyunu sürdürür.

## Records and positions

opt-record = Bir oyunun kaydı.
opt-records = Oyunların kayıtları.
opt-auto = Otomatik oynatmayla başlar.
opt-speed = Saniyedeki otomatik hamle sayısı.
opt-source = Bir dosya, JSON metni ya da standart girdi için -.
opt-ply = Bir kaydın N hamleden sonraki konumu; verilmezse sonuncusu.
opt-seat = Yalnızca bir koltuğun gördüğü: harfi ya da 0'dan başlayan numarası.
# $levels: novice, student ... as they are typed
opt-adviser = Kime sorulduğu: bir düzey ({ $levels }), mcts:500 (simülasyon) ya da mcts:0.5s (saniye). Simülasyonla aynı tohum aynı öğüdü verir.
opt-top = Kaç hamle gösterileceği.

## Many games

opt-games = Oynanacak oyun sayısı.
# $levels: novice, student ... as they are typed
opt-simulated-bots = Rastgele oyuncular yerine botlar: bütün koltuklar için tek ad ya da her biri için bir ad. Şunlar var: random, greedy, düzeyler ({ $levels }), mcts:500 (karar başına simülasyon), mcts:0.5s (saniye) ve kendi dosya.py:Sınıf botunuz. classic:adept, classic:500 ve benzerleri sinir ağı olmadan oynar.
opt-processes = Oynayan işlemler; verilmezse çekirdek sayısı kadar.
opt-seconds = Tümüne ayrılacak süre.
opt-match = Karşılaşmanın dosyası.
opt-entrants = Katılanlar, merdivende en zayıfı önce; verilmezse dosyadaki karşılaşma sürer.
opt-deals = Her dağıtımı herkes her koltukta oynar; tohumlar S, S + 1, ...
opt-form = Kim kiminle karşılaşır: round-robin ya da ladder.
opt-ray = Ray üzerinde oynatır: local ya da bir kümenin adresi.
opt-png = Grafikleri PNG dosyası olarak yazar.
opt-html = Her şeyi tarayıcı için bir sayfa olarak yazar; - ile ekrana basar.

## Server

opt-address = Nerede dinleneceği; 0.0.0.0: her yerde.
opt-port = Bağlantı noktası.
opt-data = Oyunların saklandığı yer; verilmezse veri klasörünüz.
opt-database = Veri klasöründeki dosya yerine postgresql://...
opt-database-file = Veritabanının URL’sinin bulunduğu dosya: içindeki parolayı kimse görmez.
opt-redis = Birden çok çalışan için redis://...
opt-redis-file = Redis’in URL’sinin bulunduğu dosya.
opt-workers = Çalışan işlemler; birden çoğu --database ve --redis ister.
opt-bot-processes = Her çalışan için, botların düşündüğü işlemler; verilmezse çekirdek sayısının bir eksiği.
opt-rate-limit = Bir adresin uzun vadede saniyede gönderebileceği istek; 0: sınırsız.
opt-host-name = Sunucuya ulaşılan bir ana makine adı, istediğiniz kadar; başkalarına gelen istekler reddedilir.
opt-webhook = İnsanların “sıra sizde” iletilerini gönderebileceği yer, örneğin https://ntfy.sh; istediğiniz kadar.
opt-trusted-proxies = İstemcinin adresi konusunda sözüne güvenilen vekil sunucular.
opt-backup-target = Yazılacak dosya; eski bir yedeğin yerini alır.
opt-backup-source = backup komutunun yazdığı bir dosya.
opt-table-keys = Masaların anahtarları, bağlantılarda durdukları gibi.
opt-all-records = Biten bütün oyunların kayıtlarını yazar.
