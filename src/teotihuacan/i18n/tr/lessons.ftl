# Learning by playing: a coach beside the table, and a game that is known from its first move to its last.
# lesson-CHAPTER is a chapter's title, lesson-CHAPTER-STEP what the coach says, ...-do what is asked for.
# All numbers are those of the game in lessons/games/first.json.

lessons = Oynayarak öğrenin
lessons-begin = Oynayarak öğrenin
lessons-short = bir rehberle, 10 dakika
lessons-go-on = Öğrenmeye devam edin
lessons-again = Oynayarak yeniden öğrenin
lessons-no-name = Oyunu bilmiyor musunuz? Bir rehber on dakikada gösterir; ad bile gerekmez.
lessons-at = Bölüm { $chapter } / { $chapters }
lessons-chapter = { $number }. { $title }
lessons-chapters = Bölümler
lessons-chapter-done = bitti
lessons-leave = Çık
lessons-coach = Rehber
lessons-progress = Adım { $step } / { $steps }
lessons-progress-short = { $step } / { $steps }
lessons-next = İleri
lessons-next-chapter = Sırada: { $title }
lessons-back = Geri
lessons-rule = Kural { $rule }
lessons-rule-label = Kural { $rule }, yeni sekmede
lessons-not-now = Şimdilik o değil. { $do }
lessons-read-on = Okumaya devam edin. Bu arada: ne olduğunu öğrenmek için masadaki herhangi bir şeyin üzerine gelin ya da dokunun.
lessons-watch = Masayı izleyin
lessons-finished = Artık oyunu biliyorsunuz
lessons-finished-text = İşçi taşıdınız, kakao topladınız, ibadet ettiniz, öğrendiniz, inşa ettiniz, yükseldiniz; bir Tutulma’da nelerin sayıldığını da gördünüz. Gerisini yolda bulursunuz: masadaki herhangi bir şeyin üzerine gelirseniz ne yaptığını okursunuz.
lessons-play = İlk oyununuzu oynayın
lessons-you = Öğrenci
lesson-opponent = Citlali
    .of = Citlali’nin
    .to = Citlali’ye

## Moving

lesson-moving = Bir taşıma, bir hamle
lesson-moving-aim = Siz ve { lesson-opponent } aynı şehri inşa ediyorsunuz. Üçüncü Tutulma’dan sonra kimin Zafer Puanı (ZP) daha çoksa o kazanır. Şimdi işaretli yerlerde kimin nesi olduğu görünüyor: kakao, odun, taş, altın.
lesson-moving-workers = Koyu zarlar sizin işçileriniz; zarın üstündeki sayı gücüdür. İşçiler sekiz panonun çevresinde, oklar boyunca saat yönünde yürür. Gri zarlar kimsenin değil: yalnızca yer kaplarlar.
lesson-moving-move = Her sıra bir taşıma ve bir hamleden oluşur. Bir işçi bir, iki ya da üç pano ileri gider, asla geri dönmez.
lesson-moving-move-do = { board-nobles.at } duran 2 gücündeki işçinizi, sonra da bir sonraki panoyu seçin: { board-gold_deposits }.
lesson-moving-act = Ana hamle, siz gelmeden önce orada bulunan her işçi rengi için 1 kakao tutar. Tek bir gri zar var: 1 kakao. 2 gücünde bir işçi orada 1 altın bulur. İkisi de düğmenin üzerinde yazıyor.
lesson-moving-act-do = Ana hamleyi yapın: altın toplayın.
lesson-moving-grown = Artık 5 altınınız var; daha da iyisi, ana hamle yapan güçlenir. İşçinizin gücü 3 oldu; daha güçlü işçi daha çok getirir.
lesson-moving-other = { lesson-opponent } oynadı. { board-nobles.at } bir Bina için 2 odun verdi: 3 ZP ve Ölüler Bulvarı’nda bir adım.

## Cocoa

lesson-cocoa = Kakao
lesson-cocoa-why = Ana hamleler kakaoyla ödenir, her Tutulma’da işçileriniz de maaşlarını kakaoyla ister. Azalınca biraz toplayın: bunu her panoda yapabilirsiniz.
lesson-cocoa-move = Panodaki her renk için 1 kakao, üstüne 1 kakao daha alırsınız. { board-decorations.at } bir gri zar ve { lesson-opponent.of } işçisi duruyor: iki renk.
lesson-cocoa-move-do = 1 gücündeki işçinizi { board-construction.from } { board-decorations.to } taşıyın.
lesson-cocoa-collect = Burada ana hamle 2 kakao ve 3 altın tutardı. Toplamak bedava, üstelik 3 kakao verir; ama işçi güçlenmez.
lesson-cocoa-collect-do = Kakao toplayın.
lesson-cocoa-crowd = Demek ki kalabalığın iki yüzü var: ana hamle pahalı, kakao bol. Boş panoda tam tersi.
lesson-cocoa-other = { lesson-opponent } bir Piramit karosu koydu; yakında siz de koyacaksınız. Her turdan sonra Güneş diski bir adım ilerler. Ay diskiyle buluşunca Tutulma yakındır.

## Worship

lesson-worship = İbadet
lesson-worship-what = Beş panoda İbadet alanı var. Oraya giden işçi kilitlenir; siz de bir tapınakta ilerlersiniz ya da yanındaki Keşif karosunu satın alırsınız. { board-stone_quarry.at } bu, yeşil tapınaktır.
lesson-worship-move = En güçlü işçiniz oraya gidebilir: { board-palace.from } geçip iki pano ileri.
lesson-worship-move-do = 3 gücündeki işçinizi { board-gold_deposits.from } { board-stone_quarry.to } taşıyın.
lesson-worship-both = Tapınak basamağını ya da karoyu alabilirsiniz; 1 kakaoya ikisi birden sizin. Karo bir maske; buna değer.
lesson-worship-both-do = İkisi için de ibadet edin.
lesson-worship-order = Hangisinin önce geleceği size kalmış. Yeşil basamaklar kakao, kırmızılar ZP, maviler odun, taş ya da altın getirir.
lesson-worship-order-do = Önce yeteneği kullanın: bu, tapınak basamağıdır.
lesson-worship-mask = Basamakla birlikte 1 kakao geri geldi. Maskenin maliyeti 1 odun. Farklı maskeler bir set olur, setler de her Tutulma’da puan getirir.
lesson-worship-mask-do = Maskeyi satın alın.
lesson-worship-locked = İşçiniz bulunduğu alana kilitlendi: hareket edemez ve panosunda sayılmaz. 3 kakaoyla kilidini hemen açabilirdiniz. Şimdilik kakaonuz sizde kalsın.
lesson-worship-locked-do = Sıranızı bitirin.
lesson-worship-free = Kilitli işçiler üç yolla serbest kalır: sıranızda 3 kakao ödersiniz, bunun için bütün bir sıranızı verirsiniz ya da o alanı isteyen biri 1 kakao ödeyip işçinizi yerinden eder.

## Learning

lesson-learning = Bir Teknoloji
lesson-learning-unlock = 9 kakaonuz var ve sıradaki pano { board-alchemy }: orada altınla Teknoloji alınır. Bu 3 kakaoya değer: önce işçinizin kilidini açın, sonra sıranıza devam edin.
lesson-learning-unlock-do = İşçinizin kilidini 3 kakaoyla açın.
lesson-learning-move = Artık serbest; o da diğerleri gibi hareket edebilir.
lesson-learning-move-do = 3 gücündeki işçinizi { board-stone_quarry.from } { board-alchemy.to } taşıyın.
lesson-learning-act = Burada tek bir gri zar var: 1 kakao. Teknolojiyi birazdan seçeceksiniz.
lesson-learning-act-do = Ana hamleyi yapın: bir Teknoloji öğrenin.
lesson-learning-learn = Tek işçi üst sıradan öğrenir, iki işçi her iki sıradan da. Bu Teknoloji, oyun boyunca { board-alchemy.at } ya da { board-nobles.at } yaptığınız her ana hamlede 3 ZP verir.
lesson-learning-learn-do = 1 altına “{ technology-alchemy_nobles_vp }” Teknolojisini alın.
lesson-learning-learned = Teknoloji sizi sütununun üstündeki tapınakta da ilerletir: burada kırmızı, yani ilk ZP’niz. İşçinizin gücü de 4 oldu.
lesson-learning-other = { lesson-opponent } altın topladı. Gözünüz tapınaklarda olsun: büyük adımlarda Keşif karoları durur, sondan bir önceki adıma ulaşan da oyun sonunda o tapınağın Bonus karosunu puanlar.

## Building

lesson-building = Piramit
lesson-building-what = Ortada Piramit yükseliyor. Bir karo 2 taş tutar, yukarılarda odun da ister. Seviyesi için puan, aynı simgenin üstüne gelen her simge için 1 ZP getirir. O simge renkliyse kendi tapınağında da bir basamak ilerlersiniz.
lesson-building-move = Bir işçi bir karo koyabilir, iki işçi iki karo.
lesson-building-move-do = 1 gücündeki işçinizi { board-forest.from } { board-construction.to } taşıyın.
lesson-building-act = { lesson-opponent.of } işçisi gitti, burada yalnızca bir gri zar var: 1 kakao.
lesson-building-act-do = Ana hamleyi yapın: Piramidi inşa edin.
lesson-building-pick = Üç karo hazır bekliyor. Üçüncüsünde renkli bir simge var: kırmızı.
lesson-building-pick-do = Üçüncü karoyu seçin.
lesson-building-lay = Parlayan yerde, biri kırmızı olmak üzere simgelerinden ikisi eşleşiyor.
lesson-building-lay-do = Alt satırda parlayan yeri seçin, sonra karoyu oraya koyun.
lesson-building-laid = İlk seviye için 1, simgeler için 2, kırmızı tapınak için 1 ZP. Piramit parkurunda da bir adım ilerlediniz: o da Tutulmalarda puan getirir.
lesson-building-other = { lesson-opponent } bir Teknoloji öğrendi. Henüz denemediğiniz iki pano var: { board-nobles } ve { board-decorations }. İlkinde odunla Bulvar boyunca Binalar dikilir, ikincisinde altınla Piramit süslenir.

## Power

lesson-power = Güç ve Yükseliş
lesson-power-why = { board-forest }, { board-stone_quarry } ve { board-gold_deposits } sayıya ve güce göre verir: orada ne kadar çok işçiniz varsa ve en zayıfı ne kadar güçlüyse o kadar çok alırsınız.
lesson-power-move = 4 gücündeki işçiniz tek başına 2 odun getirir.
lesson-power-move-do = 4 gücündeki işçinizi { board-alchemy.from } { board-forest.to } taşıyın.
lesson-power-act = Burada yalnızca bir gri zar var: 2 odun ve bir güçlendirme, 1 kakaoya.
lesson-power-act-do = Ana hamleyi yapın: odun toplayın.
lesson-power-five = Bir işçinin gücü en çok 5 olabilir. Bir kez daha güçlenirse yükselir; istediğiniz de tam bu.
lesson-power-nobles = Bir Binanın bedeli 2 odun. { board-nobles } üç pano ileride: ucu ucuna yetişirsiniz.
lesson-power-nobles-do = 5 gücündeki işçinizi { board-forest.from } { board-nobles.to } taşıyın.
lesson-power-build = İki renk: 2 kakao. Bina 2 ZP getirir, Teknolojiniz 3 daha ekler.
lesson-power-build-do = Ana hamleyi yapın: Soylular’a inşa edin.
lesson-power-ascend = Yükseliş! Bulvar’da bir adım daha ilerlediniz, işçiniz { board-palace.at } 1 gücünde yeniden doğdu. Karşılığında bir ödül seçersiniz.
lesson-power-ascend-do = Dördüncü işçinizi alın.
lesson-power-four = Dört işçi, yenisiyle birlikte 2 de kakao. Yükseliş, Güneş diskini de ilerletir: sık yükselen, Tutulma’yı yaklaştırır.
lesson-power-other = { lesson-opponent } de inşa etti, hem de iki işçiyle birden: orta sırada 5 ZP. Bulvar’da ne kadar çok adımınız olursa her Tutulma’da o kadar çok puan alırsınız. Haydi, bir Tutulma görelim.

## Eclipse

lesson-eclipse = Tutulma ve maaş
lesson-eclipse-soon = Birkaç tur sonra: iki Teknolojiniz daha ve 16 ZP’niz var. Diskler buluştu; herkes son bir kez oynar, sonra Tutulma puanlanır.
lesson-eclipse-move = Puanlamadan önce Piramit parkurunda bir adım iyi olurdu. Dekorasyonlar bir adım verir, zaten orada bir işçiniz var.
lesson-eclipse-move-do = 2 gücündeki işçinizi { board-alchemy.from } { board-decorations.to } taşıyın.
lesson-eclipse-act = 3 altın, ama iki işçiniz olduğu için 1 eksik. Kakaoya gelince: burada bir gri zar ve siz varsınız, çünkü kendi renginiz de sayılır. Toplam 2.
lesson-eclipse-act-do = Ana hamleyi yapın: bir Dekorasyon karosu koyun.
lesson-eclipse-decorate = Dekorasyonlar Piramidin kenarlarına konur, karolardaki gibi simgeleri vardır. Üst kenarda üçüncü Dekorasyonun iki simgesi de eşleşiyor.
lesson-eclipse-decorate-do = Üçüncü Dekorasyonu, sonra üst kenarı seçin.
lesson-eclipse-match = İki eşleşme de renkli, yani iki tapınak basamağı var. Önce ZP’yi alın; kakao kendiliğinden gelir.
lesson-eclipse-match-do = Kırmızı tapınakta ilerleyin.
lesson-eclipse-grow = Buradaki iki işçinizden biri güçlenir. Zayıf olana yardım edin.
lesson-eclipse-grow-do = 1 gücündeki işçinizi seçin.
lesson-eclipse-avenue = İşte Tutulma. Önce Bulvar: 3 adımınız, Binalar satırında açıkta kalan en düşük sayıyla çarpılır. O da 3: size 9 ZP, 4 adımıyla { lesson-opponent.to } 12 ZP.
lesson-eclipse-track = Sonra Piramit parkuru: en öndekine 4 ZP, o da sizsiniz; her adım için de 4: size 8 ZP. Maskeniz 1 ZP değerinde. Durum 45-45!
lesson-eclipse-salary = Şimdi işçileriniz maaşlarını istiyor: her biri 1 kakao, gücü 4 ya da 5 olan 2 kakao. Ödemediğiniz her kakao 3 ZP’nizi götürür.
lesson-eclipse-salary-do = 4 kakaonun tamamını ödeyin.
lesson-eclipse-after = Güneş diski yeniden yola çıkıyor, Ay diski bir adım daha yakında, parkur 0’dan başlıyor, gri zarlar da yer değiştirdi. Bu, üç Tutulma’nın ilkiydi.

## The end

lesson-end = Oyun sonu
lesson-end-last = Son kez oynuyorsunuz: 124-115 öndesiniz ve az önce üç işçiyle bir Dekorasyon koydunuz. Şimdi biri güçlenecek.
lesson-end-grow = 5 gücündeki işçiniz yükselir. Bu, oyun biterken bile her zamanki kadar iyidir.
lesson-end-grow-do = 5 gücündeki işçinizi seçin.
lesson-end-ascend = Dört işçi, biri güçlü: maaş 5 kakao olacak ve hiç kakaonuz kalmadı. Bu, 15 ZP’nizi götürürdü. En çok hangi ödül işe yarar?
lesson-end-ascend-do = 5 kakaoyu alın.
lesson-end-done = İşçilerinizden biri kilitli, ama bir daha hareket etmeyecek: kilidini açmaya gerek yok.
lesson-end-done-do = Sıranızı bitirin.
lesson-end-salary = Üçüncü Tutulma puanlandı: 150-147. Kıl payı! Geriye yalnızca maaş, sonra da Bonus karoları kaldı.
lesson-end-salary-do = 5 kakaonun tamamını ödeyin.
lesson-end-bonus = { lesson-opponent.of } 1 kakaosu eksik kaldı ve 3 ZP götürdü. Sonra Bonus karoları: yeşil tapınağın tepesindesiniz ve işçileriniz için 21 ZP alırsınız; rakibiniz de Bulvar’daki adımları için 21 ZP alır.
lesson-end-won = 171-165: kakao konusunda tek bir iyi fikirle kazandınız. Oyunun tamamı bu kadar.
