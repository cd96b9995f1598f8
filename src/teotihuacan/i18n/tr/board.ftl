# Things on the table: names, and in messages that end in -does what each does.
# Boards have forms: .to (where to), .at (where), .from (where from).

the-table = Masa
parts = Masanın bölümleri
part-boards = Panolar
part-pyramid = Piramit
part-tracks = Tapınaklar
part-tiles = Karolar
part-players = Oyuncular
teotibot = Teotibot
player-number = { $number }. oyuncu
vp = ZP

## Goods and steps

good-wood = { $n } odun
good-stone = { $n } taş
good-gold = { $n } altın
good-cocoa = { $n } kakao
good-vp = { $n } ZP
good-any_resource = seçeceğiniz { $n } kaynak
good-temple_any = { $n ->
    [one] seçeceğiniz bir tapınakta bir basamak
   *[other] seçeceğiniz tapınaklarda { $n } basamak
}
temple-step = { $temple ->
    [blue] mavi tapınakta bir basamak
    [red] kırmızı tapınakta bir basamak
   *[green] yeşil tapınakta bir basamak
}
avenue-step = Bulvar’da bir adım
lowest-technology = sizde olmayan en düşük numaralı Teknoloji
power-up = bir güçlendirme
discovery-shown = görüp satın alabileceğiniz bir Keşif karosu
standing = { $name }: { $step }

## Action boards

board-palace = Saray
    .to = Saray’a
    .at = Saray’da
    .from = Saray’dan
board-palace-does = Burada ana hamle yok. Kakao toplayın ya da bir işçinizi üç Kraliyet karosundan birine kilitleyip karoyu kullanın. Yükselen işçiler 1 gücünde buraya döner.
board-forest = Orman
    .to = Orman’a
    .at = Orman’da
    .from = Orman’dan
board-forest-does = Odun kazanın: burada ne kadar çok işçiniz varsa ve en zayıfı ne kadar güçlüyse o kadar çok alırsınız. Ardından bir güçlendirme; üç işçiyle iki.
board-stone_quarry = Taş Ocağı
    .to = Taş Ocağı’na
    .at = Taş Ocağı’nda
    .from = Taş Ocağı’ndan
board-stone_quarry-does = Taş kazanın: burada ne kadar çok işçiniz varsa ve en zayıfı ne kadar güçlüyse o kadar çok alırsınız. Ardından bir güçlendirme; üç işçiyle iki.
board-gold_deposits = Altın Deposu
    .to = Altın Deposu’na
    .at = Altın Deposu’nda
    .from = Altın Deposu’ndan
board-gold_deposits-does = Altın kazanın: burada ne kadar çok işçiniz varsa ve en zayıfı ne kadar güçlüyse o kadar çok alırsınız. Ardından bir güçlendirme; üç işçiyle iki.
board-alchemy = Simya
    .to = Simya’ya
    .at = Simya’da
    .from = Simya’dan
board-alchemy-does = Sizde olmayan bir Teknoloji için altın ödeyin ve sütununun tapınağında bir basamak ilerleyin; onu bilen diğer oyuncuların her biri 3 ZP kazanır. Alt sıra için iki işçi gerekir; 4 veya 5 gücünde tek işçi de yeter ama o zaman güçlendirme olmaz.
board-nobles = Soylular
    .to = Soylular’a
    .at = Soylular’da
    .from = Soylular’dan
board-nobles-does = 2 odun ödeyin ve en soldaki Binayı bir Soylular sırasına taşıyın: bir işçiyle üst, iki işçiyle orta, üç işçiyle alt sıra. Alanının puanını alın ve Bulvar’da bir adım ilerleyin.
board-decorations = Dekorasyonlar
    .to = Dekorasyonlar’a
    .at = Dekorasyonlar’da
    .from = Dekorasyonlar’dan
board-decorations-does = 3 altın ödeyin (ilkinden sonraki her işçi için 1 eksik) ve Piramidin bir kenarına bir Dekorasyon karosu koyun: 3 ZP, eşleşen her simge için 1 ZP, her renkli eşleşme için bir tapınak basamağı, Piramit parkurunda bir adım.
board-construction = İnşaat
    .to = İnşaat’a
    .at = İnşaat’ta
    .from = İnşaat’tan
board-construction-does = Buradaki her işçiniz için en çok bir Piramit karosu koyun: 2 taş ve ilk seviyenin üstündeki her seviye için 1 odun. Seviyenin puanını, eşleşen her simge için 1 ZP, her renkli eşleşme için bir tapınak basamağı ve Piramit parkurunda bir adım kazanın.

## Workers

worker-free = { $board ->
    [none] { $name }: { $power } gücünde işçi, henüz yerleştirilmedi
   *[other] { $name }: { $power } gücünde işçi ({ $place })
}
worker-free-does = Saat yönünde en çok üç pano ilerleyebilir. 6 gücüne ulaşınca yükselir: Bulvar’da bir adım, bir ödül ve Saray’da yeni bir başlangıç.
worker-locked = { $name }: { $power } gücünde kilitli işçi ({ $place })
worker-locked-does = Kilidi açılana kadar hareket edemez ve sayılmaz. Kilidi bütün bir sırayla, 3 kakaoyla ya da biri onu yerinden edince açılır.
neutral-die = Tarafsız zar { $colour } ({ $place })
neutral-die-does = Ayrı bir renk sayılır: kakao toplarken daha çok alır, ana hamle için daha çok ödersiniz.

## Worship

worship-space = İbadet alanı: { $place }
worship-forest-does = Kırmızı tapınakta bir basamak ilerlemek ya da Keşif karosunu satın almak için işçinizi buraya kilitleyin; 1 kakao daha öderseniz ikisi birden.
worship-stone_quarry-does = Yeşil tapınakta bir basamak ilerlemek ya da Keşif karosunu satın almak için işçinizi buraya kilitleyin; 1 kakao daha öderseniz ikisi birden.
worship-gold_deposits-does = Mavi tapınakta bir basamak ilerlemek ya da Keşif karosunu satın almak için işçinizi buraya kilitleyin; 1 kakao daha öderseniz ikisi birden.
worship-decorations-does = Seçeceğiniz bir tapınakta bir basamak ilerlemek ya da Keşif karosunu satın almak için işçinizi buraya kilitleyin; 1 kakao daha öderseniz ikisi birden.
royal-space = Kraliyet karosu: { $tile }
royal-tech_vp = Bilginler
royal-tech_vp-does = Teknolojilerinizin her biri için 2 ZP; en çok işçinin gücü kadarı sayılır.
royal-pyramid_track_vp = İnşaatçılar
royal-pyramid_track_vp-does = Piramit parkurundaki her adımınız için 2 ZP; en çok işçinin gücü kadarı sayılır.
royal-avenue_vp = Tören Alayları
royal-avenue_vp-does = Bulvar’daki her adımınız için 1 ZP; en çok işçinin gücü artı 1.
royal-cocoa_to_wood_and_stone = Odun ve Taş Takası
royal-cocoa_to_wood_and_stone-does = En çok işçinin gücü kadar kez: 1 kakao karşılığında 1 odun ve 1 taş.
royal-cocoa_to_gold_and_stone = Altın ve Taş Takası
royal-cocoa_to_gold_and_stone-does = En çok işçinin gücü kadar kez: 1 kakao karşılığında 1 altın ve 1 taş.
royal-cocoa_and_resource_to_resources = Değiş Tokuş
royal-cocoa_and_resource_to_resources-does = Bir kez: 1 kakao ve 1 kaynak karşılığında, işçinin gücü kadar, seçeceğiniz kaynaklar.
royal-gain_cocoa = Kakao Ambarı
royal-gain_cocoa-does = Kakao kazanın: işçinin gücü artı 1.
royal-resource_to_cocoa = Kakao Pazarı
royal-resource_to_cocoa-does = En çok işçinin gücü kadar kez: 1 kaynak karşılığında 2 kakao.
royal-cocoa_to_temples = Adaklar
royal-cocoa_to_temples-does = En çok işçinin gücü eksi 1 kez: 1 kakao karşılığında seçeceğiniz bir tapınakta bir basamak.

## Pyramid and decorations

icon-b = { $coloured ->
    [yes] mavi heykel
   *[no] heykel
}
icon-r = { $coloured ->
    [yes] kırmızı başlık
   *[no] başlık
}
icon-g = { $coloured ->
    [yes] yeşil yılan
   *[no] yılan
}
icon-plain = düz işaret
cell = Seviye { $level }, satır { $row }, sütun { $column }
cell-does = Buraya konan karo seviyesinin puanını ve aynı simgeyi kaplayan her simge için 1 ZP getirir; o simge renkliyse kendi tapınağında bir basamak da kazandırır.
pyramid-laid = Seviye { $level }, satır { $row }, sütun { $column }: karo ({ $icons })
pyramid-tile = Piramit karosu: { $icons }
pyramid-tile-does = Simgeleri aynı simgeleri kaplayacak şekilde döndürün. Eşleşen renkli simgeler kendi tapınaklarında bir basamak da kazandırır.
decoration-tile = Dekorasyon karosu: { $icons }
decoration-tile-does = Piramidin bir kenarındaki sıradaki boş alana konur; dıştan başlayıp yukarı doğru.
decoration-laid = { $side ->
    [top] Üst kenar
    [right] Sağ kenar
    [bottom] Alt kenar
   *[left] Sol kenar
}, alan { $space }: Dekorasyon karosu ({ $icons })
side = { $side ->
    [top] Piramidin üst kenarı
    [right] Piramidin sağ kenarı
    [bottom] Piramidin alt kenarı
   *[left] Piramidin sol kenarı
}
side-does = Dekorasyonlar kenarı seviye seviye tırmanır. 3 ZP ve aynı simgeyi kaplayan her simge için 1 ZP.
displays = Açık karolar
stacks-left = { $pyramid } + { $decorations } kaldı

## Temples, avenue, tracks, calendar

temple = { $temple ->
    [blue] Mavi tapınak
    [red] Kırmızı tapınak
   *[green] Yeşil tapınak
}
temple-does = Bir basamak çıkınca üzerindeki ödülü kazanırsınız. Büyük adımda, ödül yerine oradaki Keşif karolarından birini satın alabilirsiniz. Sondan bir önceki adım, oyun sonunda Bonus karosunu getirir; en üst basamağa yalnızca bir işaretçi çıkabilir.
temple-track = { $temple ->
    [blue] Mavi tapınak
    [red] Kırmızı tapınak
   *[green] Yeşil tapınak
}: { $standings }
avenue = Bulvar
avenue-does = Her Tutulma’da adımlarınız Binalar satırında görünen en düşük sayıyla çarpılır. 3, 6 ve 8. adımlarda bir Keşif karosu satın alabilirsiniz.
avenue-track = Ölüler Bulvarı: { $standings }
track = Piramit parkuru
track-does = Her Tutulma’da her adım 4, 3 veya 2 ZP getirir, en öndeki 4 ZP daha kazanır. Sonra herkes yeniden 0’dan başlar.
track-track = Piramit parkuru: { $standings }
calendar-eclipse = Tutulma { $number } / { $of }
calendar-due = { $turns } sıra kaldı
calendar-steps = { $steps } adım
calendar-over = oyun bitti
calendar-away = Güneş diski Tutulma’ya { $steps } adım uzakta
calendar-soon = { $turns ->
    [one] Tutulma bu sıradan sonra puanlanır
   *[other] Tutulma { $turns } sıra sonra puanlanır
}
calendar-does = Güneş diski her turdan sonra ve her Yükseliş’te ilerler. Ay diskine ulaşınca tur tamamlanır, bir tur daha oynanır ve Tutulma puanlanır.
bonus-tile = Tapınak Bonusu karosu
bonus-best_mask_set_again = Oyun sonunda bu adımda veya üstündeyseniz: en iyi maske setiniz bir kez daha
bonus-technologies_5 = Oyun sonunda bu adımda veya üstündeyseniz: Teknolojilerinizin her biri için 5 ZP
bonus-flat_15 = Oyun sonunda bu adımda veya üstündeyseniz: 15 ZP
bonus-avenue_3 = Oyun sonunda bu adımda veya üstündeyseniz: Bulvar’daki her adımınız için 3 ZP
bonus-bonus_tiles_9 = Oyun sonunda bu adımda veya üstündeyseniz: ulaştığınız her Bonus karosu için 9 ZP
bonus-non_mask_discoveries_2 = Oyun sonunda bu adımda veya üstündeyseniz: maske olmayan her Keşif karosu için 2 ZP
bonus-workers_4_or_9 = Oyun sonunda bu adımda veya üstündeyseniz: 1-3 gücündeki her işçi için 4 ZP, 4 veya 5 gücündeki her işçi için 9 ZP

## Nobles

nobles-rows = Soylular ve Binalar
nobles-row = { $row ->
    [top] Soylular, üst sıra
    [middle] Soylular, orta sıra
   *[bottom] Soylular, alt sıra
}: { $built } / { $spaces } dolu
nobles-row-does = Bir Bina, alanındaki sayı kadar puan ve Bulvar’da bir adım kazandırır.
buildings = Binalar satırı
buildings-does = Buradan alınan her Bina daha düşük bir sayıyı açığa çıkarır. Tutulma’da herkesin Bulvar’daki adımları görünen en düşük sayıyla çarpılır.
buildings-row = Binalar satırı: Bulvar adımı başına { $worth } ZP, { $left } Bina kaldı

## Technologies

technologies = Teknolojiler
technology-known = { $name }, { $gold } altın; bilenler: { $owners }
technology-unknown = { $name }, { $gold } altın; bilen yok
technology-palace_cocoa = Saray Konukları
technology-palace_cocoa-does = Saray’a taşıdığınız veya Saray’dan geçirdiğiniz her işçi için 1 kakao.
technology-alchemy_nobles_vp = Bilge Soylular
technology-alchemy_nobles_vp-does = Simya’daki veya Soylular’daki ana hamleden sonra 3 ZP.
technology-resource_extra = Daha İyi Aletler
technology-resource_extra-does = Orman, Taş Ocağı veya Altın Deposu’ndaki ana hamleden sonra 1 odun, taş veya altın daha.
technology-resource_cocoa_vp = Pazar Yeri
technology-resource_cocoa_vp-does = Orman, Taş Ocağı veya Altın Deposu’ndaki ana hamleden sonra 1 kakao ve 1 ZP.
technology-decorations_vp = İnce İşçilik
technology-decorations_vp-does = Dekorasyonlar’daki ana hamleden sonra 4 ZP.
technology-construction_vp = Yapı Ustaları
technology-construction_vp-does = İnşaat’taki ana hamleden sonra 3 ZP.
technology-paid_power_up = Eğitim
technology-paid_power_up-does = Ana hamlenin güçlendirmelerinden sonra, aynı panoda bir güçlendirme daha için 1 kakao ödeyin.
technology-construction_worker_and_discount = İskele
technology-construction_worker_and_discount-does = İnşaat’ta bir işçi fazla sayılırsınız ve bir odun ya da bir taş eksik ödersiniz.
technology-construction_temple = Kutsanmış Taşlar
technology-construction_temple-does = İnşaat’taki ana hamleden sonra seçeceğiniz bir tapınakta bir basamak.

## Discovery tiles

discovery-costs = { $name }, maliyeti { $cost }
discovery-free = { $name }, bedava
discovery-mask = Maske { $number }
discovery-mask-does = Saklayın: farklı maskelerden oluşan setler her Tutulma’da puan getirir; bir ile yedi maske için 1, 3, 6, 10, 15, 21 veya 28 ZP.
discovery-victory_points = Zafer Puanları
discovery-victory_points-does = 4 ZP kazanın.
discovery-any_resources_3 = Üç Kaynak
discovery-any_resources_3-does = Seçeceğiniz 3 kaynak kazanın.
discovery-any_resources_2 = İki Kaynak
discovery-any_resources_2-does = Seçeceğiniz 2 kaynak kazanın.
discovery-avenue_step = Bulvar Adımı
discovery-avenue_step-does = Bulvar’da bir adım ilerleyin.
discovery-temple_any = Tapınak Basamağı
discovery-temple_any-does = Seçeceğiniz bir tapınakta bir basamak ilerleyin.
discovery-temple_blue = Mavi Tapınak Basamağı
discovery-temple_blue-does = Mavi tapınakta bir basamak ilerleyin.
discovery-temple_red = Kırmızı Tapınak Basamağı
discovery-temple_red-does = Kırmızı tapınakta bir basamak ilerleyin.
discovery-temple_green = Yeşil Tapınak Basamağı
discovery-temple_green-does = Yeşil tapınakta bir basamak ilerleyin.
discovery-cocoa = Kakao
discovery-cocoa-does = 4 kakao kazanın.
discovery-power_up_twice = İki Güçlendirme
discovery-power_up_twice-does = Herhangi bir panodaki kilidi açılmış işçiler için iki güçlendirme.
discovery-double_move = Çifte Hareket
discovery-double_move-does = Bir işçiyi taşırken aynı panodan ikinci bir işçi de onunla gelir.
discovery-free_cocoa = Kakaosuz
discovery-free_cocoa-does = Bir ana hamle, bir İbadet veya bir maaş için kakao ödemeyin.
discovery-move_anywhere = Serbest Hareket
discovery-move_anywhere-does = Bir işçi istediğiniz panoya gidebilir.
discovery-extra_worker = Ek İşçi
discovery-extra_worker-does = Simya, Soylular veya İnşaat’taki bir ana hamlede bir işçi fazla sayın.

## Starting tiles and players

starting-tiles = Başlangıç karoları
starting-tile = Başlangıç karosu { $number }, { $boards }: { $gives }
starting-tile-does = Üzerinde gösterilen her şeyi kazanırsınız. Üç işçiniz, iki karonuzun gösterdiği panolardan üç farklısında başlar.
player = { $name }: { $vp } ZP, { $goods }, { $technologies } Teknoloji

## Teotibot

bot-tile = Teotibot’un karosu: { $tile } ({ $sums ->
    [none] zarla hiç gelmez
   *[other] zarlar: { $sums }
})
bot-aside = Teotibot, kenarda: { $tile }
bot-direction = { $way ->
    [left] Yön: sol
   *[right] Yön: sağ
}
bot-construction = İnşaat
bot-construction-does = 2 taşı ve İnşaat’ta bir işçisi varsa bir Piramit karosu koyar; yoksa Taş Ocağı’ndaki bir işçisiyle 2 taş kazanır; o da yoksa 5 kakao.
bot-decorations = Dekorasyonlar
bot-decorations-does = 2 altını ve Dekorasyonlar’da bir işçisi varsa bir Dekorasyon karosu koyar; yoksa Altın Deposu’ndaki bir işçisiyle 2 altın kazanır; o da yoksa 5 kakao.
bot-alchemy = Simya
bot-alchemy-does = 1 altını ve Simya’da bir işçisi varsa bir Teknoloji alır; yoksa en zayıf işçisi iki kez güçlenir.
bot-nobles = Soylular
bot-nobles-does = 2 odunu ve Soylular’da bir işçisi varsa bir Bina inşa eder; yoksa Orman’daki bir işçisiyle 2 odun kazanır; o da yoksa 5 kakao.
bot-mastery = Ustalık
bot-mastery-does = Kilidi açılmış en güçlü işçisi bulunduğu panonun hamlesini yapar; yapamazsa sıradaki en güçlüsü dener.
bot-worship = İbadet
bot-worship-does = Kilitli işçisi sonraki İbadet alanına geçer, oradaki işçinizi yerinden eder ve o tapınakta ilerler.
bot-mask_collection = Maske koleksiyonu
bot-mask_collection-does = Bir İbadet alanının yanındaki, kendisinde olmayan bir maskeyi satın alır, en nadirinden başlayarak; yoksa 5 kakao.

## Resource boards

reward-workers = işçi
reward-power = güç { $power }
