"""Players who keep a ledger of what a server told them, while its parts are killed."""
