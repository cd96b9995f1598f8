# The strategy guide on the page; its text is strategy.md
strategy = Strateji
# A link to it
strategy-why = Ne kazandırır ve neden
strategy-failed = Rehber şu anda getirilemiyor.
door-strategy = Daha iyi oynayın
door-strategy-text = Ne kazandırır ve neden: binlerce oyunda ölçüldü.
