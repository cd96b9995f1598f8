// A turn being taken: from the state and what was picked so far, what is lit, what can be chosen,
// what it would bring; and what is sent in the end. It draws nothing and knows no rule.
import type { Light, Preview } from "../board/lights";
import type { Scene } from "../eclipse/eclipseNews";
import { formatRefusal } from "../lib/refusals";
import { hasMessage, say } from "../i18n/messages";
import type { ActionKind, GameEntry, Offer, State, Suggestion, Verdict } from "../lib/types";
import { Adviser } from "./adviser.svelte";
import { Teacher } from "./teacher.svelte";
import { formatDestinationNote } from "./texts/destination";
import type { Mark } from "./playback/marks";
import { formatAnswer, formatQuestion } from "./texts/answers";
import { makeChoice, makeChoices, makeHintChoice, type Choice } from "./choices";
import { findEquivalentTargets, findPaths, listOfferPaths, type OfferPath } from "./paths";
import type { Connection, TurnOptions } from "./turnOptions";
import { narrowOffers, extendPicks, type RemainingOffers } from "./picking";
import { chooseBestOffer, makePreview, findRotations } from "./previews";
import { PlaybackView } from "./playback/playbackView.svelte";
import { findTakeBackOffer, type TakeBackOffer } from "./takeBack";
import { listTurnSteps } from "./turnSteps";
import { formatMark } from "./log/logTexts";

/** Answers that are always shown before they are given: they can be turned, or not be undone. */
const SHOWN_FIRST = new Set<ActionKind>(["place", "keep", "take"]);
const NOTHING: RemainingOffers = { at: [], next: new Map(), ready: [] };

export class TurnController {
  looked: string | null = $state(null);
  readonly adviser: Adviser;
  readonly teacher: Teacher;
  readonly guided: boolean;
  // Picks are about one state: of another they mean nothing.
  private picks: { number: number; picked: readonly string[]; candidate: Offer | null } | null = $state.raw(null);
  /** Places that somebody wants to see, such as those of an entry of the log. */
  private pointed: readonly string[] = $state.raw([]);
  /** What is said until something else is done: why not, or what is different from now on. */
  notice = $state("");
  private readonly playback: PlaybackView;

  constructor(
    readonly live: Connection,
    private readonly options: TurnOptions = {},
  ) {
    this.adviser = new Adviser(live.key);
    this.teacher = new Teacher(live.key);
    this.playback = new PlaybackView(live, options.mover, options.scenes ?? false);
    this.guided = options.guided !== undefined;
  }

  // What is shown ---

  /** The state to draw: the newest, unless what led to it is still being shown. */
  readonly state: State | null = $derived.by(() => this.playback.state);
  readonly mark: Mark | null = $derived.by(() => this.playback.mark);
  /** The eclipse that is shown now. */
  readonly scene: Scene | null = $derived.by(() => this.playback.scene);
  /** What the log tells so far. */
  readonly entries: readonly GameEntry[] = $derived.by(() => this.playback.entries);
  readonly names: string[] = $derived.by(
    () => this.options.names?.() ?? this.live.table?.seats.map((seat) => seat.name) ?? [],
  );
  readonly yours: boolean = $derived.by(() => Boolean(this.state?.your_turn && !this.state.result && !this.mark));
  readonly held: boolean = $derived.by(() => this.yours && Boolean(this.state?.held));
  /** Something can be picked now. */
  readonly open: boolean = $derived.by(() => this.yours && !this.held && !this.live.waiting && this.live.connected);
  readonly offers: Offer[] = $derived.by(() => {
    const legal = this.yours ? (this.state?.view.legal ?? []) : [];
    const asked = this.options.guided?.();
    return asked === undefined ? legal : legal.filter(({ action }) => action === asked);
  });
  private readonly ways: OfferPath[] = $derived.by(() =>
    this.state ? listOfferPaths(this.state.view).filter(({ offer }) => this.offers.includes(offer)) : [],
  );
  private readonly current = $derived.by(() =>
    this.picks && this.picks.number === this.state?.number && this.yours ? this.picks : null,
  );
  readonly picked: readonly string[] = $derived.by(() => this.current?.picked ?? []);
  /** An answer that waits to be confirmed. */
  readonly candidate: Offer | null = $derived.by(() => this.current?.candidate ?? null);
  private readonly left: RemainingOffers = $derived.by(() =>
    this.ways.length ? narrowOffers(this.ways, this.picked) : NOTHING,
  );

  /** The one answer that picking what is looked at would lead to. */
  readonly hovered: Offer | null = $derived.by(() => {
    const view = this.state?.view;
    if (!view || !this.looked || this.candidate) return null;
    const place = findEquivalentTargets(view, this.looked).find((one) => this.left.next.has(one));
    const offers = place ? (this.left.next.get(place) ?? []) : [];
    if (offers.every((offer) => offer.kind === "place")) return chooseBestOffer(offers);
    return offers.length === 1 ? (offers[0] ?? null) : null;
  });

  readonly lit: Map<string, Light> = $derived.by(() => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew at every change
    const lit = new Map<string, Light>();
    const view = this.state?.view;
    for (const place of this.mark?.targets ?? this.pointed) lit.set(place, "preview");
    if (!view || !this.yours) return lit;
    const advised = this.advised[0];
    if (this.open) {
      for (const place of this.left.next.keys())
        for (const one of findEquivalentTargets(view, place)) lit.set(one, "offer");
      for (const place of advised ? (findPaths(advised.offer, view)[0] ?? []) : [])
        lit.set(place, lit.has(place) ? "advised" : "preview");
    }
    const held = this.held && this.state?.held ? this.findPath(this.state.held) : [];
    for (const place of [...this.left.at, ...this.context, ...held]) lit.set(place, "chosen");
    return lit;
  });

  /** What was chosen before and the question is about: the tile that is being laid. */
  private readonly context: string[] = $derived.by(() => {
    const first = this.offers[0];
    return first?.kind === "place" ? [`tile:${Number(first.about["slot"])}`] : [];
  });

  /** What picking a board costs and brings. */
  readonly notes: Map<string, string> = $derived.by(() => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew at every change
    const notes = new Map<string, string>();
    for (const [place, [only, ...more]] of this.open ? this.left.next : []) {
      const destination = !more.length && place.startsWith("board:") ? only?.destination : null;
      if (destination) notes.set(place, formatDestinationNote(destination));
    }
    return notes;
  });

  readonly preview: Preview | undefined = $derived.by(() => {
    const offer = this.candidate ?? this.hovered;
    return offer ? makePreview(offer) : undefined;
  });

  readonly choices: Choice[] = $derived.by(() => {
    const view = this.state?.view;
    if (!view || !this.open || this.candidate) return [];
    return this.hinting
      ? this.advised.map(({ offer }, i) => makeHintChoice(offer, view, i))
      : makeChoices(view, this.left);
  });
  /** Every answer, for whoever wants a plain list. */
  readonly all: Choice[] = $derived.by(() => {
    const view = this.state?.view;
    return view && this.open ? this.offers.map((offer) => makeChoice(offer, view)) : [];
  });
  readonly stages = $derived.by(() => (this.state && this.yours ? listTurnSteps(this.state.view) : []));
  /** The legal turns of the tile that is being laid. */
  readonly turns: Offer[] = $derived.by(() => (this.candidate ? findRotations(this.candidate, this.offers) : []));

  readonly question: string = $derived.by(() => {
    const state = this.state;
    if (!state) return "";
    if (this.mark?.act === "dawn") return say("eclipse-over", { number: this.scene?.news.eclipse ?? 0 });
    if (this.mark) return formatMark(this.mark.entries, this.names);
    if (state.result || state.view.asked === null) return say("turn-over");
    const name = this.names[state.view.asked] ?? "";
    if (!this.yours) return say(state.waits_for === "bot" ? "turn-thinks" : "turn-of", { name });
    if (state.held) return say("turn-held", { text: formatAnswer(state.held, state.view) });
    if (this.candidate) return say(this.turns.length > 1 ? "next-turn" : "next-confirm");
    const last = this.left.at.at(-1);
    const next = [...this.left.next.keys()][0]?.split(":")[0];
    if (last && next && hasMessage(`next-${next}`)) return say(`next-${next}`);
    if (this.picked.length && this.left.ready[0]?.kind === "worship") return say("next-part");
    return formatQuestion(state.view);
  });

  /** Why the last thing was refused, in words. */
  readonly refusal: string = $derived.by(() => formatRefusal(this.adviser.problem ?? this.live.refusal));

  readonly canUndo: boolean = $derived.by(
    () => this.yours && !this.live.waiting && Boolean(this.picked.length || this.state?.can_undo || this.held),
  );
  readonly canEnd: boolean = $derived.by(
    () =>
      !this.live.waiting &&
      !this.teacher.thinking &&
      (this.held || this.offers.some((offer) => offer.kind === "end_turn")),
  );

  /** A whole turn can be taken back, or it can be said why not. */
  readonly takeBackOffer: TakeBackOffer | null = $derived.by(() =>
    this.mark || this.guided ? null : findTakeBackOffer(this.state),
  );
  readonly canStopAsking: boolean = $derived.by(
    () => this.held && this.options.stopAsking !== undefined && !this.teaches,
  );
  /** Turns are judged before they end. */
  private readonly teaches: boolean = $derived.by(() => this.live.table?.teaching ?? false);
  /** What there is to say about the turn that waits to be ended, if it is costly. */
  readonly lesson: Verdict | null = $derived.by(() => {
    const { taught } = this.teacher;
    return this.held && taught?.number === this.state?.number ? (taught?.verdict ?? null) : null;
  });
  readonly canHint: boolean = $derived.by(
    () => this.open && !this.guided && !this.options.hintless && this.live.table?.hints !== false,
  );

  // What is done ---

  /** Pick a place on the table. */
  pick(place: string): void {
    const state = this.state;
    if (!state || !this.open) return;
    if (this.context.includes(place)) return this.undo();
    if (this.candidate && this.left.at.at(-1) === place) {
      if (this.turns.length > 1) this.turn(1);
      else this.confirm();
      return;
    }
    for (const one of findEquivalentTargets(state.view, place)) {
      const picked = extendPicks(this.ways, this.picked, one);
      if (picked) return this.settle(picked);
    }
  }

  /** Go on with picks: show or send the answer if one is left. */
  private settle(picked: readonly string[]): void {
    const left = narrowOffers(this.ways, picked);
    const seen = this.hovered;
    const only = left.next.size === 0 && left.at.length > 0 ? left.ready : [];
    const laid = only.length > 0 && only.every((offer) => offer.kind === "place");
    this.keep(left.at.length > picked.length && !only.length ? picked : left.at);
    if (laid) this.keep(left.at, chooseBestOffer(only));
    else if (only.length === 1 && only[0]) this.choose(only[0], left.at, seen);
  }

  private keep(picked: readonly string[], candidate: Offer | null = null): void {
    this.picks = { number: this.state?.number ?? 0, picked, candidate };
  }

  /** Give an answer, or show it first. */
  choose(offer: Offer, picked: readonly string[] = this.findPath(offer), seen: Offer | null = null): void {
    if (!this.open) return;
    const shown = this.candidate !== offer && (this.options.confirms?.() || this.showsFirst(offer, seen));
    if (shown) this.keep(picked, offer);
    else this.send(offer);
  }

  /** What was looked at where it would lie need not be shown again. */
  private showsFirst(offer: Offer, seen: Offer | null): boolean {
    return SHOWN_FIRST.has(offer.kind) || (offer.kind === "decorate" && offer !== seen);
  }

  /** The places of an answer on the table. */
  findPath(offer: Offer): readonly string[] {
    return this.state ? (findPaths(offer, this.state.view)[0] ?? []) : [];
  }

  /** Choose what a button says. */
  take(choice: Choice): void {
    if (choice.offer) this.choose(choice.offer);
    else if (choice.target) this.pick(choice.target);
  }

  /** Turn the tile that is being laid: to the next legal turn, or with -1 to the one before. */
  turn(by: 1 | -1): void {
    const place = this.turns.findIndex((offer) => offer === this.candidate);
    const next = this.turns.at((place + by) % this.turns.length);
    if (place >= 0 && next) this.keep(this.picked, next);
  }

  /** Give the answer that is shown. */
  confirm(): void {
    if (this.candidate && this.open) this.send(this.candidate);
  }

  private send(offer: Offer): void {
    this.forget();
    this.live.act(offer.action);
  }

  /** What was picked, advised and said is about an earlier question. */
  private forget(): void {
    this.picks = null;
    this.notice = "";
    this.adviser.forget();
  }

  /** Take back the last pick; true if there was one, or something else to leave. */
  back(onlySkip = false): boolean {
    if (this.mark) this.skip();
    else if (onlySkip) return false;
    else if (this.picked.length || this.candidate)
      this.keep(this.candidate?.kind === "keep" ? [] : this.picked.slice(0, -1));
    else if (this.adviser.advice) this.adviser.forget();
    else return false;
    return true;
  }

  /** Take back picks, else the last answer. */
  undo(): void {
    if (!this.canUndo) return;
    if (this.picked.length) this.keep([]);
    else this.live.step("undo");
    this.adviser.forget();
  }

  /** Take back the whole turn, or say why that can't be. */
  takeBack(): void {
    const offer = this.takeBackOffer;
    if (!offer || this.live.waiting) return;
    this.forget();
    if (offer.refused) this.notice = offer.refused;
    else this.live.takeBack?.();
  }

  /** End the turn, and from now on without being asked. */
  stopAsking(): void {
    if (!this.canStopAsking || !this.canEnd) return;
    this.endTurn();
    this.options.stopAsking?.();
    this.notice = say("turn-asks-no-more");
  }

  endTurn(): void {
    const end = this.offers.find((offer) => offer.kind === "end_turn");
    if (!this.canEnd) return;
    if (this.held && this.teaches) void this.endTaughtTurn();
    else if (this.held) this.live.step("end");
    else if (end) this.send(end);
  }

  /** End a turn in a teaching game, unless there is something to say about it. */
  private async endTaughtTurn(): Promise<void> {
    const number = this.state?.number;
    if ((await this.teacher.approve()) && number === this.state?.number) this.live.step("end");
  }

  /** Play the turn once more. */
  takeLesson(): void {
    this.teacher.forget();
    if (this.takeBackOffer?.refused === "") this.takeBack();
    else this.undo();
  }

  /** End the turn as it is. */
  playOn(): void {
    this.teacher.forget();
    if (this.held) this.live.step("end");
  }

  /** Somebody looks at a place, or no longer. */
  look(place: string | null): void {
    this.looked = place;
  }

  /** Light up places, such as those of an entry of the log. */
  point(places: readonly string[]): void {
    this.pointed = places;
  }

  // Hints ---

  /** Answers that a bot would give, best first, while the question is the same. */
  readonly advised: { offer: Offer; why: Suggestion }[] = $derived.by(() => {
    const advice = this.adviser.advice;
    if (!advice || advice.number !== this.state?.number) return [];
    return advice.suggestions.flatMap((why) => {
      const offer = this.offers.find(({ action }) => action === why.action);
      return offer ? [{ offer, why }] : [];
    });
  });

  /** A hint stands where the answers stood. */
  readonly hinting: boolean = $derived.by(() => this.open && this.advised.length > 0 && !this.picked.length);

  hint(): void {
    if (this.canHint) void this.adviser.ask();
  }

  // Moves of others ---

  /** News came: show what others did before their outcome. Call it after the state has changed. */
  showNews(entries: readonly GameEntry[]): void {
    this.playback.hear(entries, this.options.speed?.() ?? "off");
  }

  /** Show what has happened at once; of an eclipse, what followed it. */
  skip(): void {
    if (this.scene && !this.scene.card) this.playback.closeScene();
    else this.playback.skip();
  }

  /** Others play, and the player may want to see only what comes of it. */
  readonly canHurry: boolean = $derived.by(
    () =>
      Boolean(this.state && this.state.seat !== null && !this.state.result) &&
      !this.yours &&
      !this.hurrying &&
      !this.guided,
  );
  readonly hurrying: boolean = $derived.by(() => this.playback.hurrying);

  /** Show the newest state at once, until the player is asked again. */
  hurry(): void {
    if (this.canHurry) this.playback.hurry();
  }

  /** The player looks elsewhere. */
  lookAway(): void {
    this.playback.lookAway();
  }

  /** Enough of the eclipse that is shown. */
  closeScene(): void {
    this.playback.closeScene();
  }
}
