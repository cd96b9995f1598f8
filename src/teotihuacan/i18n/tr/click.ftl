# The frame of every help page, and what is wrong with a command that was typed.

## Help pages

# Before the command and what can follow it, as in: Usage: teotihuacan play [OPTIONS]
click-usage = Kullanım:
# In the line that begins with Usage; keep the brackets.
click-any-options = [SEÇENEKLER]
click-any-command = [KOMUT ...]
click-arguments = Argümanlar:
click-options = Seçenekler:
click-commands = Komutlar:
# $help: what an option does, a sentence. $value: what it is if not given
click-default = { $help } [varsayılan: { $value }]
# $command: a command as it is typed
click-example = Örnek: { $command }

## What is wrong: one line on the screen, in front of which the program's name stands

# $message: what is wrong, a sentence without a full stop. $command: as in teotihuacan play
click-see = { $message } (bkz. { $command } --help)
# $name: an option or argument as it is typed, such as '--players'; $why: such as "'x' is not a whole number"
click-bad-value = { $name }: { $why }
click-missing-argument = { $name } eksik
click-missing-option = { $name } eksik
# $others: options or commands that look like it
click-no-option = { $name } diye bir seçenek yok
click-no-option-but = { $name } diye bir seçenek yok; şunu mu demek istediniz: { $others }?
click-no-command = { $name } diye bir komut yok
click-no-command-but = { $name } diye bir komut yok; şunu mu demek istediniz: { $others }?
# $rest: what was typed behind all that is known
click-too-much = Bu fazla: { $rest }
click-needs-value = { $name } bir değer ister
click-takes-no-value = { $name } değer almaz

## Values that can't be: $text is what was typed

bad-language = '{ $text }' diye bir dil yok: seçenekler { $languages }
bad-whole-number = '{ $text }' bir tam sayı değil
bad-seat = '{ $text }' bir koltuk değil: A-D arası harfini ya da 0'dan başlayan numarasını verin
bad-number = '{ $text }' bir sayı değil
bad-positive-number = 1-{ $most } arası verin, { $text } olmaz
bad-seconds = { $least }-{ $most } arası saniye verin, { $text } olmaz
bad-port = bağlantı noktası olarak { $least }-{ $most } arası verin, { $text } olmaz
bad-requests = saniyede { $least }-{ $most } arası istek verin, { $text } olmaz
bad-days = { $least }-{ $most } arası gün verin, { $text } olmaz
bad-speed = saniyede { $least }-{ $most } arası hamle verin, { $text } olmaz
bad-bots = adları aralarında virgülle verin
bad-knob = '{ $text }' bir ayar ve bir sayı olmalı, worship_steps=1 gibi
bad-humans = 0-{ $players } arası verin, { $text } olmaz

## Options that don't go together

bad-solo-players = solo oyunda tek oyuncu olur: --solo ve --players seçeneklerinden birini çıkarın
bad-needs-solo = --level ve --knob Teotibot içindir: --solo gerekir
bad-take-back = sıralar yalnızca solo modda ya da yalnızca insanlar oynarken geri alınabilir
bad-no-seat-for-bots = bütün koltuklar insanlarda: kaç insan olduğunu --humans ile söyleyin
# $file: a file that is there already
bad-save = { $file } zaten var: --load ile sürdürün ya da başka bir ad seçin
# $option: an option as it is typed
bad-load = kayıtlı oyununki bellidir: { $option } seçeneğini çıkarın
bad-new-or-saved = --load, --continue ya da yeni oyun seçeneklerinden yalnızca birini verin
bad-no-terminal = masa bir terminal ister; teotihuacan play komutunu deneyin
bad-processes = bu, bot oyunları içindir: --bots da verin
# $options: options as they are typed
bad-match-options = { $options } bir karşılaşmayı değiştiremez: --bots verin
bad-no-match = { $file } dosyasında henüz karşılaşma yok: --bots verin
