# What can't be done, and why. Each is one line: a sentence that begins with a small letter and
# has no full stop, or part of such a line.
#
# $path and $place: a file, or a field of one; $problem: another of these messages; $reason: what
# the system or a library says; $value, $tried: what was written, in quotes where it is a text;
# $known: a list of what there is. Names of things come as $x (for people) and $x_key (as the
# engine and its notation call them); English uses the latter where actions are typed.

## Where the problem is

error-in = { $place }: { $problem }

## The command line

error-output = çıktı yazılamıyor ({ $reason })
error-ply-of-position = --ply kayıtlar içindir: bu tek bir konum
error-process-died = oyun oynatan bir işlem beklenmedik biçimde sona erdi

## Options of a game; the names of options and knobs are those of files and commands

error-seed = seed, 0 ile 2**60 - 1 arasında bir tam sayı olmalı; verilen: { $value }
error-seat = seat 0-{ $last } arası olmalı; verilen: { $value }
error-ply = ply { $first }-{ $last } arası olmalı; verilen: { $value }
error-players = players 1, 2, 3 ya da 4 olmalı; verilen: { $value }
error-no-players = setup için 'players' gerekir: 1, 2, 3 ya da 4
error-setup = setup, 'players' içeren bir nesne olmalı; verilen: { $value }
error-option = bilinmeyen seçenek { $option }; olanlar: { $known }
error-option-truth = { $option } true ya da false olmalı; verilen: { $value }
error-first-game-draft = ilk oyunda draft için Başlangıç karosu yok: ikisinden birini çıkarın
error-draft-solo = solo modda draft için rakip yok: draft seçeneğini çıkarın
error-level-not-solo = level ve knobs Teotibot içindir: players=1 gerekir
error-level = level şunlardan biri olmalı: { $known }; verilen: { $value }
error-level-and-knobs = level ya da knobs verin, ikisi birden olmaz
error-knobs = knobs bir nesne olmalı; verilen: { $value }
error-knob = bilinmeyen ayar { $knob }; olanlar: { $known }
error-knob-value = { $knob } ayarı şunlardan biri olmalı: { $known }; verilen: { $value }

## An action that is not legal
## $question: what the seat is asked; $tried: the action in quotes; $action: its number

error-illegal = { $seat } numaralı koltuğa sorulan { $question_key }: { $problem }
error-illegal-over = oyun bitti: { $problem }
error-action-type = hamle bir tam sayıdır; verilen: { $value }
error-no-action = { $value } numaralı hamle yok, yalnızca 0-{ $last } arası
error-action-digits = bu kadar basamaklı hamle numarası yok, yalnızca 0-{ $last } arası
error-too-late = { $tried } (hamle { $action }) çok geç kaldı
# $answered: the questions that it would answer, joined by "or"
error-answers-other = { $tried } (hamle { $action }) şu sorunun cevabı: { $answered_key }; sorulan: { $question_key }
error-not-possible = { $tried } (hamle { $action }) yapılamaz: { $problem }
error-unknown = { $tried } bir hamle değil
error-ambiguous = { $tried } { $n } ayrı hamle olabilir, büyük-küçük harfe dikkat edin
# $closest: some actions in quotes
error-closest = { $problem }; en yakını: { $closest }
error-nothing-to-undo = geri alınacak bir şey yok
error-cannot-undo = son hamle geri alınamaz: sırayı bitirdi ya da yeni bir şey gösterdi
error-nothing-to-redo = yinelenecek bir şey yok

## Why an action is not possible; "you" is who is asked

error-unexplained = kurallar şimdi buna izin vermiyor
# $cost, $have: goods, as in 2 wood and 1 gold
error-unpaid = gereken { $cost }, sizde { $have } var
error-discovery-unpaid = “{ $discovery }” için gereken { $cost }, sizde { $have } var
error-discovery-unpaid-after = “{ $discovery }” için gereken { $cost }, yerinden etmek için ödenen { $cocoa } kakaodan sonra sizde { $have } kalır
error-level-unpaid = seviye { $level } için gereken { $cost }, sizde { $have } var
error-level-unpaid-discount = seviye { $level } için gereken { $cost }, sizde { $have } var; bir eksiği de yetmez
error-no-such-discovery = o Keşif karosu orada değil
error-discovery-bought = Keşif karosu satın alındı
error-no-discovery = orada Keşif karosu yok
error-technology-known = “{ $technology }” Teknolojisini zaten biliyorsunuz
error-bottom-row = 1-3 gücünde tek bir işçi alt sıraya yetişemez
error-row-full = { $row_key ->
    [top] üst sıra dolu
    [middle] orta sıra dolu
   *[bottom] alt sıra dolu
}
error-decoration-slot = o yerde Dekorasyon karosu yok
error-side-full = { $side_key ->
    [top] üst kenar dolu
    [right] sağ kenar dolu
    [bottom] alt kenar dolu
   *[left] sol kenar dolu
}
error-side-low = { $side_key ->
    [top] üst kenarın sıradaki alanının altında Piramit fazla alçak
    [right] sağ kenarın sıradaki alanının altında Piramit fazla alçak
    [bottom] alt kenarın sıradaki alanının altında Piramit fazla alçak
   *[left] sol kenarın sıradaki alanının altında Piramit fazla alçak
}
error-pyramid-slot = o yerde Piramit karosu yok
error-equal-tile = daha önceki bir yerde aynı karo var, ikisinin yerine o geçer
error-no-cell-paid = { $stone } taşınız ve { $wood } odununuz hiçbir açık hücreye yetmiyor
error-cell-taken = o hücre dolu
error-cell-unsupported = o hücrenin altında dört karo yok
error-same-turn = karo { $turn } kez döndürülünce de aynı görünüyor
error-no-wood = seviye { $level } odun istemez
error-one-tile = en az bir karo konmalı
error-power-up-mandatory = orada kilidi açılmış bir işçiniz varken güçlendirme zorunlu
error-discount-kept = indirimin saklanabileceği başka karo gelemez
error-all-in-play = bütün işçileriniz oyunda
error-no-temple-step = hiçbir tapınakta ilerlenemez
error-no-match = { $temple_key ->
    [blue] izlenecek mavi eşleşme kalmadı
    [red] izlenecek kırmızı eşleşme kalmadı
   *[green] izlenecek yeşil eşleşme kalmadı
}
error-on-top = ilerlenemez: en üst basamaktasınız
error-top-taken = ilerlenemez: en üst basamak dolu
error-resources-chosen = { $n } kaynak seçilmeli
error-swap-one = 1 kaynak verilmeli
error-sold-most = en çok { $n } kaynak satılabilir
error-salary = maaş { $n } kakao
error-trades = en çok { $n } takas yapılabilir
error-no-starting-tile = o Başlangıç karosu orada değil
error-start-taken = orada zaten bir işçiniz var
error-start-unnamed = hiçbir Başlangıç karonuz o panoyu göstermiyor
error-start-order = eşit işçiler panoların numara sırasıyla yerleştirilir
error-start-higher = sıradaki eşit işçiler daha yüksek numaralı panolar ister
error-twin = daha düşük numaralı eşit bir işçi var, ikisinin yerine o geçer
error-double-move-used = “{ $discovery }” kullanıldı: şimdi iki işçi taşınmalı
error-move-anywhere-used = “{ $discovery }” kullanıldı: şimdi bir işçi taşınmalı
error-extra-worker-used = “{ $discovery }” kullanıldı: onu yalnızca ana hamle sayar
error-free-cocoa-used = “{ $discovery }” kullanıldı: şimdi bir hamlenin kakaosunu karşılamalı
error-free-main = “{ $discovery }” kullanıldı ama burada ana hamle kakao istemiyor
error-free-worship = “{ $discovery }” kullanıldı ama bu kakao istemiyor
error-none-locked = kilitli işçiniz yok
error-between = bir hamlenin ödenmesi ile etkisi arasında olmaz
error-not-in-play = o işçi oyunda değil
error-locked = o işçi kilitli
error-no-companion = Çifte Hareket bir eş ister: orada kilidi açılmış başka işçiniz yok
error-too-far = orası { $boards } pano uzakta, 1-3 olabilir
error-only-starting = şimdi yalnızca bir başlangıç işçisi güçlendirilebilir
error-first-worker = o işçi ilk işçi, çoktan taşındı
error-just-moved = o işçi az önce taşındı, hamlesi daha yapılmadı
error-not-on = o işçi { $board_at } değil
error-palace-main = Saray’ın ana hamlesi yok
error-gold-short = { $gold } altınınız erişilebilen hiçbir Teknolojiye yetmiyor
error-all-known = erişilebilen bütün Teknolojileri biliyorsunuz
error-no-building = Bina kalmadı
error-no-row = işçi sayınız ({ $workers }) için boş sıra yok
error-no-decoration = Dekorasyon karosu kalmadı
error-no-side = şimdi hiçbir kenara Dekorasyon konamaz
error-no-pyramid-tile = açık Piramit karosu yok
error-pyramid-complete = Piramit tamamlandı
error-no-worship = { $board_at } İbadet alanı yok
error-one-worship = { $board_at } tek bir İbadet alanı var
error-own-worker = orada kendi işçiniz var
error-palace-discovery = Saray’da yalnızca Keşif karosu alınamaz
error-not-held = sizde “{ $discovery }” karosu yok
# $used_at: questions joined by "or"
error-used-elsewhere = şurada kullanılır: { $used_at_key }; sorulan: { $question_key }
error-useless = şimdi hiçbir işe yaramaz
error-no-use = { $question_key } sorulurken karo kullanılmaz
error-used-on-move = bu taşımada zaten kullanıldı
error-none-unlocked = kilidi açılmış işçiniz yok
error-no-two = aynı panoda kilidi açılmış iki işçiniz yok
error-used-on-action = bu hamlede zaten kullanıldı
error-nothing-saved = burada yapılabilecek hiçbir hamle kakao istemiyor
error-no-difference = bir işçi daha burada bir şey değiştirmez

## Files

error-file-unread = { $path }: okunamıyor ({ $reason })
error-file-unwritten = { $path }: yazılamıyor ({ $reason })
error-file-unused = { $path }: kullanılamıyor ({ $reason })
error-file-no-file = { $path }: yazılamıyor (dosya değil)
error-file-long = { $path }: çok uzun, { $most } bayttan fazla
error-file-no-text = { $path }: metin dosyası değil
error-file-empty = { $path }: boş
error-no-file = { $path }: böyle bir dosya yok

## Fields of records and positions: said of a field, whose name comes before and a colon

error-json = JSON olarak okunamıyor ({ $reason })
error-missing = eksik
error-unknown-key = bilinmiyor; olanlar: { $known }
error-object = bir nesne olmalı
error-object-not = bir nesne olmalı; verilen: { $value }
error-list = bir liste olmalı; verilen: { $value }
error-truth = true ya da false olmalı
error-truth-not = true ya da false olmalı; verilen: { $value }
error-whole = bir tam sayı olmalı; verilen: { $value }
error-range = { $low }-{ $high } arası olmalı; verilen: { $value }
error-choice = şunlardan biri olmalı: { $known }; verilen: { $value }
error-one-of = şunlardan biri olmalı: { $known }
error-must-be = şu olmalı: { $value }
error-entries = { $least } girdisi olmalı; verilen: { $given }
error-entries-range = { $least }-{ $most } girdisi olmalı; verilen: { $given }
error-record-long = çok uzun: { $bytes } bayt, en çok { $most } olabilir
error-record-rules = bu program { $ours } sürümünü oynatır, kayıt { $written } sürümünden
error-record-older = bu programın kurallarıyla (sürüm { $ours }) kaydın kurallarındakinden (sürüm { $written }) başka bir oyun olurdu
error-record-seed = 0 ile 2**60 - 1 arasında bir tam sayı olmalı
error-record-actions = en çok { $most } sayılık bir liste olmalı
error-record-action = 0-{ $last } arası bir sayı olmalı
error-record-names = { $n } adlık bir liste olmalı
error-record-name = 1-{ $most } karakterlik bir metin olmalı
error-result = hamlelerin vardığı sonuç { $found }, kayıtta yazan { $written }
error-position-bytes = bir konum { $bytes } bayttır; verilen: { $given }
error-position-rules = bu { $ours } sürümü; yazılan: { $written }

## What can't be in a position; $name and $tile are as they are written in it

error-value-twice = { $value } iki kez var
error-shows-nothing = { $tile } numaralı Başlangıç karosu Keşif göstermiyor
error-tile-shows-nothing = bu Başlangıç karosu Keşif göstermiyor
error-eclipses-over = üçüncü Tutulma’dan sonra oyun biter
error-ring = Saray 0 numaralı yerde, İnşaat karşısında 4 numaralı yerdedir
error-royal-categories = A, B, C kategorilerinin her birinden bir karo olur
error-technology-order = artan numara sırasıyla dizilirler
error-buildings = { $n } Bina var; verilen: { $given }
error-neutral = { $colours ->
    [0] { $players } oyuncuyla tarafsız renk olmaz
    [one] { $players } oyuncuyla { $colours } tarafsız renk olur
   *[other] { $players } oyuncuyla { $colours } tarafsız renk olur
}
error-cell = bir hücrenin 0’dan sayılan [seviye, satır, sütun] değerleri olmalı
error-cell-filled = { $cell } hücresinde zaten karo var
error-floats = { $cell } hücresindeki karo boşlukta: altında dört karo olmalı
error-layers = altında { $n } kat Piramit olmalı
error-no-teotibot = bu oyunda Teotibot yok: players 1 olmalı
error-bot-aside = { $tile } olmalı: hamle piramidinde olmayan karo
error-copies = { $tile } karosundan { $n } tane var; verilen: { $given }
error-no-seat = { $name } bir koltukta oturmuyor
error-top-marker = en üst basamakta yalnızca bir işaretçi durabilir
error-not-in-game = { $name } bu oyunda yok
error-masks-used = maskeler hiç kullanılmaz
error-nowhere-space = hiçbir yerde olmayan işçi İbadet alanında da olamaz
error-no-worship-space = { $name }: İbadet alanı yok
error-space-taken = bu İbadet alanında başka bir işçi var
error-books = toplamı { $booked }, oysa vp { $vp }
error-discs-met = yanlış, diskler buluştu
error-eclipse-due = yanlış, bir Tutulma bekliyor, yani diskler buluştu
error-top-tile = yalnızca tepe karosu konduysa true olur
error-stack-over = oyun bitince boş olmalı
error-lowest = { $name } en alttaki girdi olmalı
error-last = { $name } son girdi olmalı
error-as-stack = { $value } olmalı, stack’te yazdığı gibi
error-seats-turn = { $seat } olmalı: sıra o koltukta
error-salary-only = maaş Tutulma’da sorulur, orada başka bir şey sorulmaz
error-eclipse-scored = yalnızca bir Tutulma puanlanırken 0 olur
error-while-starting = { $name } yalnızca oyuncular başlarken sorulur
error-twice = { $name } iki kez var
error-seat-twice = { $name }, { $seat } numaralı koltukta iki kez var
error-after-choice = { $name } hamle seçildikten sonra gelir
error-stands-on = { $name } şunun üstünde durur: { $below }
error-must-stand-on = şunun üstünde durmalı: { $below }
error-discount-left = kalan bir indirimle şunun üstünde durmalı: { $below }
error-too-many = { $n ->
    [one] { $name } birden çok kez var
   *[other] { $name } gereğinden çok kez var, en çok { $n } olabilir
}
error-move-next = taşımayı değiştiren bir karodan sonra taşıma gelir
error-bot-turn = bot_turn, solo oyunda Teotibot’un koltuğu içindir
error-bot-asked = Teotibot’a hiç soru sorulmaz
error-bot-workers = Teotibot’un oyunda dört işçisi var
error-bot-locked = Teotibot’un tam bir kilitli işçisi var
error-bot-worship = Teotibot orada hiç ibadet etmez
error-board = bir pano olmalı
error-nobodys-turn = sıra kimsede değil
error-worker-out = { $seat } numaralı koltuğun { $worker } numaralı işçisi oyunda değil
error-worker-locked = { $seat } numaralı koltuğun { $worker } numaralı işçisi kilitli
error-companion = taşınandan başka bir işçi olmalı
error-dealt-hand = dağıtılan elin karoları olmalı
error-tile-twice = { $tile } numaralı Başlangıç karosu iki kez var
error-four-dealt = starting.hands içinde { $seat } numaralı koltuğun dört karosu yok
error-taken-before = { $n ->
    [0] { $seat } numaralı koltuk önceden karo almadı
    [one] { $seat } numaralı koltuk önceden { $n } karo aldı
   *[other] { $seat } numaralı koltuk önceden { $n } karo aldı
}
error-two-kept = { $seat } numaralı koltuğun iki starting_tiles girdisi yok
error-to-be-taken = ondan alınacak { $n } karo daha var
error-goods-first = { $seat } numaralı koltuk önce başlangıç mallarını, sonra onların getirdiklerini alır
error-starting-power = başlangıç işçilerinin gücü 1-3 olur
error-placed-in-order = { $n ->
    [0] hiçbiri yerleştirilmedi
    [one] { $n } tanesi yerleştirildi
   *[other] { $n } tanesi sırayla yerleştirildi
}
error-needs-mover = { $name } için taşınmış bir işçi gerekir
error-no-area = İbadet alanı yok
error-no-such-space = böyle bir İbadet alanı yok
error-bought-on-turn = Keşif karoları kendi sıranızda satın alınır
error-large-step = o yerin büyük adımı değil
error-cell-closed = bu hücreye karo konamaz
error-slot-empty = pyramid_display içinde bu yerde karo yok
error-stack-unfit = bekleyen kararlar konuma uymuyor
error-stack-nowhere = hiçbir yere varmıyor: yapılabilecek hamle yok

## Bots

error-no-bot = { $name } adında bir bot yok; olanlar: { $known }
error-classic-bot = { $name } adında bir bot yok; classic: ardından düzey, tarz ya da bütçe gelir, örneğin classic:adept, classic:collector:100 ya da classic:500
error-bot-budget = { $bot } bütçe almaz: { $bot } ya da mcts:{ $budget } yazın
error-budget = bütçe, simülasyon sayısı (500) ya da saniyedir (0.5s); verilen: { $value }
error-bot-unloaded = { $name } yüklenemiyor ({ $place }): { $problem }
error-no-class = böyle bir sınıf yok
error-no-module = böyle bir modül yok
error-bots-seats = { $seats ->
    [one] { $seats } koltuk için bir bot verin; verilen: { $given }
   *[other] hepsi için tek bot ya da { $seats } koltuğun her biri için bir bot verin; verilen: { $given }
}
error-seat-no-bot = { $seat } numaralı koltuk bir botun değil
error-seat-empty = { $seat } numaralı koltukta bot oynamıyor
error-no-rule = { $wanted } hiçbir kuralda geçmiyor
error-advice-over = oyun bitti: verilecek öğüt yok
error-advice-teotibot = sıra Teotibot’ta: ne yapacağını kurallar söyler
error-advice-silent = { $bot } ne düşündüğünü söyleyemez: bir düzeye (adept) ya da mcts:500’e sorun
error-bots-stopped = sunucunun botları durduruldu
error-nobody-asked = kimseye soru yok: oyun bitti
# $fault: English, for the log
error-hint-fault = { $fault }

## What a bot did wrong; $what: the error of a program, in English

fault-crashed = çöktü: { $what }
fault-killed = çöktü: işlemi { $signal } ile sonlandırıldı
fault-exited = çöktü: işlemi { $code } çıkış koduyla bitti
fault-nonsense = çöktü: borusuna anlamsız bir şey yazdı
fault-no-answer = takıldı: { $seconds } s içinde cevap yok
fault-not-ready = takıldı: { $seconds } s içinde hazır değil
fault-illegal = kural dışı: { $answer }, '{ $question_key }' sorusunun cevabı değil
fault-other = { $what }

## Matches of bots

error-match-form = karşılaşmanın biçimi { $known } olabilir; verilen: { $value }
error-match-entrants = karşılaşma katılanlar ister: bot adları
error-match-twice = { $name } iki kez katılıyor; bir kez yeter
error-match-no-deal = karşılaşma en az bir dağıtım ister; verilen: { $deals }
error-match-deals = bir karşılaşmada en çok { $most } dağıtım olur; verilen: { $deals }
error-no-match-file = { $path }: karşılaşma dosyası değil
error-match-format = { $path }: biçimi { $format }, bu program { $ours } okur
error-match-rules = { $path }: kuralların { $written } sürümünden, bu program { $ours } sürümünü oynatır
# $known, $asked: what the file has and what was asked for
error-another-match = { $part_key ->
    [entrants] { $path }: başka bir karşılaşma içeriyor (katılanlar: { $known }; istenen: { $asked })
    [setup] { $path }: başka bir karşılaşma içeriyor (kurulum: { $known }; istenen: { $asked })
    [seed] { $path }: başka bir karşılaşma içeriyor (tohum: { $known }; istenen: { $asked })
   *[form] { $path }: başka bir karşılaşma içeriyor (biçim: { $known }; istenen: { $asked })
}
error-match-players = { $n } oyuncu
error-fewer-deals = { $path }: zaten { $deals } dağıtım var; o kadar ya da daha çok isteyin
error-ray-missing = Ray kurulu değil: { $command }
error-ray-address = { $address } adresinde Ray yok: { $reason }
error-plots-missing = grafikler matplotlib ister: { $command }

## Server: options, database, backups

error-workers-need = birden çok çalışan için --database postgresql://... ve --redis gerekir
error-redis-alone = --redis birden çok çalışan içindir: --database da gerekir
error-redis-missing = --redis için redis paketi gerekir: { $command }
error-redis-url = --redis şunun gibi bir URL olmalı: { $example }
error-redis-unused = Redis kullanılamıyor: { $reason }
error-database-url = --database şunun gibi bir URL olmalı: { $example }
error-password-shown = { $option } içindeki parolayı bu makinede herkes okuyabilirdi: URL’yi bir dosyada ({ $option }-file) ya da { $variable } değişkeninde tutun
error-url-twice = ya { $option } ya da { $option }-file verin, ikisini birden değil (ayarlar da sayılır)
error-url-file = { $path } yalnızca bir URL içermeli
error-database-at = --database içinde bir @ fazla: paroladakini %40 olarak yazın
error-psycopg-missing = PostgreSQL için psycopg paketi gerekir: { $command }
error-database-newer = veritabanı bu programın daha yeni bir sürümünden: programı güncelleyin
error-database-refuses = veritabanı kullanılamıyor: { $reason }
error-database-unused = bu veritabanını henüz hiçbir sunucu kullanmadı: içinde bir şey yok
error-database-revision = veritabanı başka bir sürümden (revizyon { $revision }): bu sunucuyu onunla bir kez başlatın ya da onu oluşturan sürümü kullanın
error-database-not-empty = veritabanı boş değil: yeni birine geri yükleyin
error-folder-taken = { $path }: oyunlarını burada başka bir sunucu saklıyor
error-no-games-kept = { $path }: burada saklanan oyun yok
error-no-finished-table = { $key } masasında bitmiş bir oyun yok
error-host = --host: { $host } bu makinenin bir adresi değil
error-port-used = { $port } numaralı bağlantı noktasını başka bir program kullanıyor: --port ile başka birini verin
error-port-reserved = { $port } numaralı bağlantı noktası herkese açık değil: --port ile { $first } ya da üstünü verin
error-port-closed = { $port } numaralı bağlantı noktası açılamıyor ({ $reason })
error-backup-other-file = { $path }: zaten var ve bir yedek değil
error-backup-checksum = { $path }: değiştirilmiş ya da bozulmuş: sağlama toplamı tutmuyor
error-backup-rows = { $path }: değiştirilmiş: satırlar eksik ya da fazla
error-backup-newer = { $path }: bu programın daha yeni bir sürümünden
error-backup-cut = { $path }: kesilmiş: erken bitiyor
error-backup-damaged = { $path }: yedek değil ya da bozuk
# $table: a table of the database by its name there
error-backup-not-restored = { $path }: { $table } tablosunun her satırı geri yüklenemedi
error-backup-table = { $path }: { $table } tablosu bilinmiyor
