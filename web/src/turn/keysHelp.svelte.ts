// Whether the list of keys is shown.
class KeysHelp {
  open = $state(false);
}

export const keysHelp = new KeysHelp();
