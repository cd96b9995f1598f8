// The rules in the language of the page, and what of them somebody looks for.
import { speech } from "../i18n/language.svelte";
import { listRuleNumbers, type Rulebook } from "./rulebook";
import { countRules, searchRules, splitWords } from "./search";
import { fetchRulebook } from "./text";

/** Made by a component: the rules are fetched, and again when the language changes. */
export class RuleSearch {
  book: Rulebook | null = $state.raw(null);
  failed = $state(false);
  wanted = $state("");
  readonly words = $derived(splitWords(this.wanted));
  readonly shown = $derived(this.book ? searchRules(this.book, this.wanted) : []);
  readonly numbers = $derived(this.book && listRuleNumbers(this.book));
  readonly count = $derived(countRules(this.shown));

  constructor() {
    $effect(() => void this.load());
  }

  async load(): Promise<void> {
    this.failed = false;
    try {
      this.book = await fetchRulebook(speech.language);
    } catch {
      this.failed = true; // the network, or a newer page has taken the place of this one
    }
  }
}
