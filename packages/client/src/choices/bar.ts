// What a seat can do, kind by kind, as a bar of actions shows it; and the kinds that it could have but has not now.
import type { View } from '@cordon/engine';
import type { GameFacts, KindFacts } from '../games/facts.ts';
import type { Offer } from './offer.ts';
import { seatIn } from './seats.ts';

export interface KindOffers {
  readonly kind: KindFacts;
  readonly offers: readonly Offer[];
}

/** The same four groups for what there is and for what there is not. */
export interface Grouped<Entry> {
  /** What everybody can do with an action. */
  readonly actions: readonly Entry[];
  /** What the role, or a challenge, lets this seat do with an action. */
  readonly abilities: readonly Entry[];
  readonly events: readonly Entry[];
  /** What costs nothing: to go on, to agree, to answer what the game asks. */
  readonly steps: readonly Entry[];
}

const NO_DEEDS: readonly string[] = [];

/** One entry for each kind, in the order of the game. `deeds`: what a seat of a challenge can do with its actions. */
export function actionsOf(facts: GameFacts, offers: readonly Offer[], deeds = NO_DEEDS): Grouped<KindOffers> {
  const byKind = Map.groupBy(offers, ({ kind }) => kind);
  const known = facts.kinds.filter((kind) => byKind.has(kind));
  const strange = [...byKind.keys()].filter((kind) => !facts.kinds.includes(kind));
  const entries = [...known, ...strange].map((kind) => ({ kind, offers: byKind.get(kind) ?? [] }));
  return grouped(entries, ({ kind }) => kind, deeds);
}

/** What goes on for a seat of a challenge, which has no turn to end. */
export function stepOf(facts: GameFacts, view: View, seat: number): KindFacts | undefined {
  const { mine } = addedIn(facts, view, seat);
  return facts.kinds.find(
    ({ name, spends, operands, broughtBy }) =>
      spends === 'nothing' &&
      Object.keys(operands).length === 0 &&
      (mine === undefined || (broughtBy.includes(mine.challenge) && !mine.deeds.includes(name))),
  );
}

/** What a seat of a challenge can do with its actions, besides what its challenge lets everybody do. */
export const deedsOf = (facts: GameFacts, view: View, seat: number): readonly string[] =>
  addedIn(facts, view, seat).mine?.deeds ?? NO_DEEDS;

export interface Holding {
  readonly view: View;
  readonly seat: number;
  /** Cards that lie beside the hand. */
  readonly beside?: readonly string[];
}

/** Kinds of this table that the seat could have but has not now: the game's own, its role's, those of the events it holds. */
export function absentKinds(
  facts: GameFacts,
  offers: readonly Offer[],
  { view, seat, beside = [] }: Holding,
): Grouped<KindFacts> {
  const present = new Set(offers.map(({ kind }) => kind));
  const own = new Set<string>([...sourcesOf(view, seat), ...beside]);
  const added = addedIn(facts, view, seat);
  const absent = facts.kinds.filter(
    (kind) => !present.has(kind) && !isOfBoxes(facts, kind) && couldHave(kind, own, added),
  );
  return grouped(absent, (kind) => kind, deedsOf(facts, view, seat));
}

/** What whole boxes bring (a cure piece by piece) waits for a role or a disease that few tables have. A challenge may have the name of its box. */
function isOfBoxes({ choices }: GameFacts, { broughtBy }: KindFacts): boolean {
  return choices.boxes.some(({ id, challenges }) => broughtBy.includes(id) && !challenges.includes(id));
}

/** The seats that challenges of the table add or make opponents of, as far as they matter for one of them. */
interface Added {
  /** The challenges of the table that bring kinds to this seat as to any other. */
  readonly shared: readonly string[];
  /** This seat, if it is one of them. */
  readonly mine: { readonly challenge: string; readonly deeds: readonly string[] } | undefined;
  /** What only they can do. */
  readonly theirs: readonly string[];
}

function addedIn({ choices }: GameFacts, view: View, seat: number): Added {
  const all = view.config.challenges.flatMap((challenge) => {
    const { seats = [], opponent } = choices.terms[challenge] ?? {};
    return [...seats, ...(opponent === undefined ? [] : [opponent])].map((own) => ({ ...own, challenge }));
  });
  const mine = all.find(({ role }) => role === seatIn(view, seat)?.role);
  return {
    shared: view.config.challenges.filter((one) => one !== mine?.challenge),
    mine,
    theirs: all.flatMap(({ deeds }) => deeds),
  };
}

function couldHave(
  { name, broughtBy }: KindFacts,
  own: ReadonlySet<string>,
  { shared, mine, theirs }: Added,
): boolean {
  // A role may be called like the challenge that brings it.
  if (mine !== undefined && broughtBy.includes(mine.challenge)) return mine.deeds.includes(name);
  const comes = broughtBy.some((one) => own.has(one));
  const isShared = broughtBy.some((one) => shared.includes(one)) && !theirs.includes(name);
  if (comes || isShared) return true;
  return broughtBy.length === 0 && mine?.deeds.includes(name) !== false;
}

/** The challenges whose actions share a cell: those of an added seat are all it has. */
export function sharingIn(facts: GameFacts, view: View, seat: number): readonly string[] {
  return addedIn(facts, view, seat).shared;
}

function sourcesOf(view: View, seat: number): readonly string[] {
  const own = seatIn(view, seat);
  return own === undefined ? [] : [own.role, ...own.hand];
}

function grouped<Entry>(
  entries: readonly Entry[],
  kindOf: (entry: Entry) => KindFacts,
  deeds: readonly string[],
): Grouped<Entry> {
  const those = (group: keyof Grouped<Entry>): Entry[] =>
    entries.filter((entry) => groupOf(kindOf(entry), deeds) === group);
  return {
    actions: those('actions'),
    abilities: those('abilities'),
    events: those('events'),
    steps: those('steps'),
  };
}

function groupOf({ name, spends, broughtBy }: KindFacts, deeds: readonly string[]): keyof Grouped<unknown> {
  if (spends === 'nothing') return deeds.includes(name) ? 'abilities' : 'steps';
  if (spends === 'event') return 'events';
  return broughtBy.length === 0 ? 'actions' : 'abilities';
}
