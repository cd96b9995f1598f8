command-completion = Bir kabuğun tamamlama betiğini yazar.

    Komutları, seçenekleri, dosyaları, botları, düzeyleri, dilleri ve kuralları tamamlar. Bash için ~/.bashrc dosyasına şu satırı ekleyin: eval "$(teotihuacan completion bash)". Zsh için aynı satırı, bash yerine zsh yazarak, ~/.zshrc dosyasına ekleyin. Fish için: teotihuacan completion fish > ~/.config/fish/completions/teotihuacan.fish
command-config = Ayarlarınızı ve her birinin nereden geldiğini gösterir, değiştirir.

    Seçenek değişkenden, değişken dosyadan, dosya varsayılandan önce gelir. Komut verilmezse bütün ayarlar listelenir.
command-config-list = Ayarları ve her birinin nereden geldiğini listeler.
command-config-path = Ayar dosyasının yerini yazar.
command-config-get = Tek bir ayarı yazar.
command-config-set = Bir ayarı dosyaya kaydeder.
command-config-unset = Bir ayarı dosyadan çıkarır.

metavar-shell = KABUK
metavar-setting = AYAR
metavar-value = DEĞER

opt-csv = Metin yerine CSV tablosu yazar: her oyun ve yer için bir satır.
opt-csv-ratings = Derecelendirmeleri metin yerine CSV tablosu olarak yazar.
opt-quiet = İyi kayıtlar hakkında bir şey söylemez.
opt-log-file = Günlüğü JSON satırları olarak bu dosyaya yazar.
opt-keep-guests = Masası olmayan konukların son ziyaretten sonra saklandığı gün sayısı; 0: her zaman.
opt-keep-open-tables = Oyunu hiç başlamamış masaların saklandığı gün sayısı; 0: her zaman.
opt-keep-finished = Biten oyunların saklandığı gün sayısı; 0: her zaman.
opt-keep-chat = Biten oyunların sohbetinin saklandığı gün sayısı; 0: her zaman.
opt-drain = Yeni masa almaz; var olanlar sürer.
opt-shell = Kabuk: { $shells }.
opt-setting = Bir ayarın adı, örneğin bots veya serve.port.
opt-setting-value = Kaydedilecek değer.
opt-usual-language = Kullanılacak dil.
opt-colours = Terminaldeki renkler: auto, always (her zaman) veya never (hiçbir zaman).
opt-usual-bot = İnsan oturmayan yerlerde kimin oynayacağı.

simulate-stopped = Durduruldu. Oynanan oyun: { $done } / { $games }
serve-runs = Teotihuacan şu adreste: { $address }
serve-how-to-stop = Sunucuyu Ctrl-C durdurur; oyunlar saklanır.
serve-how-to-stop-folder = Sunucuyu Ctrl-C durdurur; oyunlar burada saklanır: { $folder }
serve-log = Günlük şuraya yazılıyor: { $file }
standard-output = standart çıktı
config-default = varsayılan
config-remembered = oyunda seçildi
config-system = sistem
config-written = { $file }: { $name } = { $value }
config-removed = { $file }: { $name } artık ayarlı değil

bad-formats = --json ve --csv seçeneklerinden yalnızca birini verin
bad-backup-to-terminal = yedek metin değildir: bir dosyaya veya boru hattına yönlendirin
bad-records = masaları anahtarlarıyla belirtin ya da --all verin
bad-shell = '{ $text }' için tamamlama yok: { $shells } seçin
error-config-toml = { $file }: TOML olarak okunamıyor ({ $reason })
error-config-name = { $place }: { $name } diye bir ayar yok; olanlar: { $known }
error-config-value = { $place }: { $name } için { $value } olmaz; olabilecekler: { $wanted }
