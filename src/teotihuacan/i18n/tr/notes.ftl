# The rule behind each question, by the engine's names, in a sentence or two: at most 260 characters.
# The numbers of the rules stand beside it.

notes-keep_starting_tiles = Dört Başlangıç karonuzdan ikisini tutun; gösterdikleri her şeyi kazanırsınız, işçileriniz de adını verdikleri panolardan üçünde başlar. Herkes gizlice seçer.
notes-take_starting_tile = Herkes oyuncu sırasıyla bir Başlangıç karosu alır, sonra ters sırayla bir tane daha.
notes-start_power_up = Güçlendirmeli bir Başlangıç karosu, başlangıç işçilerinizden birinin gücünü 1 artırır.
notes-start_discovery = Başlangıç karonuzun gösterdiği Keşif karosu şimdi maliyeti ödenerek alınabilir; alınmazsa yığına döner.
notes-place_worker = Üç başlangıç işçiniz, iki Başlangıç karonuzdaki panolardan üç farklısına gider.
notes-turn = Kilidi açılmış bir işçiyi saat yönünde 1-3 pano taşıyıp orada bir hamle yapın; ya da sıranızı tüm kilitli işçilerinizin kilidini ücretsiz açmaya harcayın. Kilidi 3 kakaoyla açmak sıranızı almaz.
notes-second_worker = Çifte Hareket ile aynı panodan ikinci bir işçi de gelir; kendisi hamle yapmaz ama orada sayılır.
notes-board_action = Kakao toplayın (siz gelmeden önce oradaki renkler artı 1), ibadet edin ya da oradaki her renk için kakao ödeyip ana hamleyi yapın.
notes-worship_order = İbadet hamlesinin iki bölümünü de ödediniz: yetenek ve Keşif karosu, dilediğiniz sırayla.
notes-buy_discovery = Bir Keşif karosu her zaman üzerinde yazan kadar tutar; olduğu yerde bırakabilirsiniz. Bulvar’ın 3, 6 ve 8. adımlarında bir karo satın alabilirsiniz.
notes-large_step = Bir tapınağın büyük adımında ya orada duran Keşif karolarından birini satın alır ya da basılı ödülü alırsınız.
notes-choose_temple = Çıkılabilecek basamağı olan tapınaklardan seçeceğiniz birinde bir basamak ilerleyin ve ulaştığınız basamağın ödülünü alın.
notes-match_temple = Aynı simgeyi kaplayan ve yeni karoda renkli basılı her simge, kendi tapınağında bir basamak getirir. Sırayı siz seçersiniz.
notes-gain_resources = Seçeceğiniz kaynaklar: dilediğiniz karışımda odun, taş ve altın. Kakao kaynak değildir.
notes-royal_trade = Kraliyet karosu, en çok işçinizin gücü kadar kez, 1 kakaoyu iki kaynağa çevirir.
notes-royal_swap = Kraliyet karosu bir kez, 1 kakao ve 1 kaynak karşılığında, işçinizin gücü kadar, seçeceğiniz kaynaklar verir.
notes-royal_sell = Kraliyet karosu, en çok işçinizin gücü kadar kez, 1 kaynak için 2 kakao verir.
notes-royal_temple = Kraliyet karosu, tanesi 1 kakaoya, işçinizin gücünün bir eksiği kadar tapınak basamağı satar.
notes-technology = Altını ödeyin, Teknolojiyi öğrenin ve sütununun tapınağında ilerleyin; onu bilen diğer herkes 3 ZP kazanır. Bir işçi üst sıraya, iki ya da daha çok işçi alt sıraya da yetişir.
notes-nobles_row = En soldaki Bina bir Soylular sırasına gider: bir işçiyle üst, iki işçiyle orta, üç işçiyle alt sıra; dolu sıra sizi yukarı gönderir.
notes-decoration = Dekorasyon karosu bir kenarın sıradaki boş alanına, yeterince Piramidin üstüne konur. Aynı simgeyi kaplayan her simge için 1 ZP, sonra 3 ZP ve Piramit parkurunda bir adım.
notes-pyramid_tile = Bir Piramit karosu, en çok da buradaki işçileriniz kadar (en çok 3) karo koyun. Her biri 2 taş, ilk seviyenin üstündeki her seviye için 1 odun daha tutar.
notes-pyramid_cell = Seviyeye göre 1, 3, 5 ya da 7 ZP, aynı simgeyi kaplayan her simge için 1 ZP; renkli eşleşme kendi tapınağında bir basamak da getirir. Üst seviyelerin altında dört karo olmalıdır.
notes-discount = Teknoloji, bu inşaatın bir karosunu bir taş ya da bir odun ucuzlatır.
notes-power_up = Ana hamle, o panodaki kilidi açılmış işçilerin güçlendirilmesiyle biter; bunu yapmak zorundasınız. Gücü 6 olacak işçi yükselir.
notes-paid_power_up = Teknoloji, aynı panoda 1 kakaoya bir güçlendirme daha satar.
notes-power_up_anywhere = Keşif karosu, herhangi bir yerdeki kilidi açılmış işçilere iki güçlendirme getirir: bir işçiye iki kez ya da iki işçiye.
notes-ascension = İşçi Saray’da 1 gücünde yeniden başlar, siz de Bulvar’da bir adım ilerlersiniz. Seçin: 5 ZP, 5 kakao, bir tapınak basamağı, 3 kakaoya iki tapınak basamağı ya da dördüncü işçiniz.
notes-end_turn = Sıranız bitmeden hâlâ Keşif karoları kullanabilir ya da 3 kakaoyla tüm kilitli işçilerinizin kilidini açabilirsiniz.
notes-salary = Her işçiye 1 kakao ödenir, gücü 4 ya da 5 olana 2. Ödemediğiniz her kakao 3 ZP’nizi götürür.
notes-between = Şu anda bu ekrandaki kimseye soru yok.
notes-over = Oyun bitti: en çok Zafer Puanı olan, eşitse en çok kakaosu olan kazanır.

# Where the rule stands; $numbers is a list of $count numbers such as 3.1 and 3.2
notes-rules = { $count ->
    [one] kural { $numbers }
   *[other] kurallar { $numbers }
}
