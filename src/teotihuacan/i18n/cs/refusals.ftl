### Why the server refuses something, for every code it can send (server/errors.py); people read
### this on the page. $message is the server's own English sentence.

## Requests

refusal-malformed = Tohle server nepřečetl.
refusal-nobody = Nejdřív se přihlaste, nebo si zvolte jméno.
refusal-forbidden = To udělat nesmíte.
refusal-foreign_origin = Stránky jiných webů to dělat nesmějí.
refusal-not_found = Takový stůl ani stránka neexistuje.
refusal-method_not_allowed = Tady to nejde.
refusal-too_large = To je příliš mnoho najednou.
refusal-wrong_host = Tento server se jmenuje jinak.
refusal-invalid = Tady to nedává smysl: { $message }
refusal-too_often = { $wait ->
    [one] Příliš mnoho pokusů: počkejte { $wait } sekundu a zkuste to znovu.
    [few] Příliš mnoho pokusů: počkejte { $wait } sekundy a zkuste to znovu.
   *[other] Příliš mnoho pokusů: počkejte { $wait } sekund a zkuste to znovu.
}
refusal-internal = Na serveru se něco nepovedlo. Nic se neztratilo: zkuste to znovu.

## People

refusal-storage = Právě teď nelze nic uložit. Nic se neztratilo, zkuste to za chvíli.
refusal-wrong_password = Heslo je špatné, nebo takové jméno nikdo nemá.
refusal-wrong_code = Záložní kód je špatný nebo už byl použit, nebo takové jméno nikdo nemá.
refusal-weak_password = Takové heslo se snadno uhodne. Zvolte jiné: dobré je třeba několik slov.
refusal-name_taken = Toto jméno už tu někdo má: zvolte si jiné.
refusal-signed_in = Už jste přihlášeni.
refusal-password_changed = Heslo bylo mezitím změněno.

## Tables

refusal-other_rules = Tato hra se hrála podle jiných pravidel, než platí dnes.
refusal-damaged = Uložený záznam této hry nelze přečíst. Správce serveru o tom ví.
refusal-busy = U tohoto stolu je teď příliš živo. Zkuste to znovu.
refusal-gone = Někdo už u tohoto stolu není. Podívejte se znovu.
refusal-closed = Stůl zavřel ten, kdo ho založil.
refusal-started = Hra už začala.
refusal-not_started = Hra ještě nezačala.
refusal-not_over = Hra ještě neskončila.
refusal-seated = U tohoto stolu už sedíte.
refusal-full = Volné místo už není.
refusal-not_full = Některá místa jsou ještě volná.
refusal-bad_record = To není záznam hry: { $message }
refusal-unfinished_record = Hra v tomto záznamu neskončila: pokračovat můžete v terminálu.
refusal-too_many_tables = Máte rozehráno tolik stolů, kolik smíte. Nejdřív některé dohrajte nebo opusťte.
refusal-draining = Server se bude aktualizovat a nepřijímá nové stoly. Rozehrané hry pokračují.
refusal-too_many_records = Víc her ze záznamů si ponechat nemůžete. Nejdřív některé odeberte.
refusal-review_running = Jeden váš rozbor ještě běží: počkejte na něj, nebo ho zrušte.
refusal-reviews_full = Na rozbor už čeká příliš mnoho her. Zkuste to později.
refusal-no_review = Tah teď nelze posoudit.
refusal-not_teaching = Tohle není výuková hra.

## The game

refusal-over = Hra skončila.
refusal-stale = Hra se mezitím posunula. Podívejte se znovu.
refusal-not_asked = Nejste na tahu.
refusal-illegal = To teď nejde.
refusal-held = Nejdřív ukončete tah, nebo vezměte poslední odpověď zpět.
refusal-not_held = Není co ukončit.
refusal-too_many_undos = Vzali jste zpět už tolikrát, že teď je třeba hrát dál.
refusal-chat_full = Chat tohoto stolu je plný.
refusal-cannot_undo = Zpět už nejde vzít nic.
refusal-no_hint = Radu teď dát nelze.

## Said by the page: the server can’t be reached; a code it doesn’t know

refusal-offline = Server teď neodpovídá.
refusal-other = { $message }
