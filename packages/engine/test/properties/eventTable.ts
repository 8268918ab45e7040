// Which events may be played at which moment, in every mode: the table that the rule books give, apart from how the engine works it out.
// What an event is about has to be there too, and each way of playing it is named.
// BASE-EVT-1 BASE-EVT-4 to BASE-EVT-10 BASE-EVT-15, BRINK-EVT-1 BRINK-EVT-7 BRINK-EVT-9, LAB-EVT-2, LAB-TEAM-20, LAB-SOLO-32 LAB-SOLO-33
import { clone, view, type Command, type Fact, type State } from '../../src/index.ts';
import { NO_ROLE, PLACES } from '../../src/kernel/types.ts';
import { putInHand } from '../../src/ops/cards.ts';
import { demand } from './demand.ts';
import { lying } from './moments.ts';

/** In the action part, in the CDC's step, in the Bio-Terrorist's turn, in the draw and after it, in the infect part, after it, inside an epidemic. */
const MOMENTS = ['acts', 'cdc', 'terrorist', 'draw', 'infect', 'end', 'epidemic'] as const;
type Moment = (typeof MOMENTS)[number];

/** x: may be played there, if it would do something; o: never. */
const TABLE = `
                          acts cdc terrorist draw infect end epidemic
airlift                   x    x   x         x    x      x   o
forecast                  x    x   x         x    x      x   o
government-grant          x    x   x         x    x      x   o
one-quiet-night           x    x   x         x    x      x   o
resilient-population      x    x   x         x    x      x   x
borrowed-time             x    x   o         o    o      o   o
commercial-travel-ban     x    o   x         x    x      x   o
mobile-hospital           x    o   o         o    o      o   o
new-assignment            x    x   x         x    x      x   o
rapid-vaccine-deployment  x    x   o         o    o      o   o
re-examined-research      x    x   x         x    x      x   o
remote-treatment          x    x   x         x    x      x   o
special-orders            x    o   o         o    o      o   o
improved-sanitation       x    o   x         x    x      x   o
infection-zone-ban        x    x   x         x    x      x   o
sequencing-breakthrough   x    x   x         x    x      x   o`;

const [HEAD, ...ROWS] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/u));

function allowed(event: string, moment: Moment): boolean {
  const row = ROWS.find(([name]) => name === event);
  demand(row !== undefined, () => `no row says when ${event} may be played`);
  return row[HEAD!.indexOf(moment) + 1] === 'x';
}

/** Every event with every moment at which it may be played. */
export function allowedCells(): readonly string[] {
  return ROWS.flatMap(([event]) =>
    MOMENTS.filter((moment) => allowed(event!, moment)).map((moment) => `${event!} ${moment}`),
  );
}

const PARTS: Readonly<Record<string, Moment>> = { end: 'end' };
const FRAMES: Readonly<Record<string, Moment>> = {
  actions: 'acts',
  cdc: 'cdc',
  terrorist: 'terrorist',
  infections: 'infect',
};
/** On top of these a player may step in; every other frame is the middle of something. */
const OPEN = new Set([...Object.keys(FRAMES), 'pause', 'hand-limit', 'before-intensify']);

/** The moment of the rules, or nothing where something must be finished first. */
export function momentOf(s: State): Moment | undefined {
  const names = lying(s).map(({ name }) => name);
  const top = names.at(-1)!;
  if (s.over !== 0 || !OPEN.has(top)) return undefined;
  if (top === 'before-intensify') return 'epidemic';
  const named = names.toReversed().find((name) => FRAMES[name] !== undefined);
  if (named !== undefined) return FRAMES[named];
  const { part } = lying(s)[0]!.fields;
  return PARTS[s.game.parts[part! - 1]!.name] ?? 'draw';
}

/** Somebody else acts from now on. */
const PASSES: ReadonlySet<string> = new Set(['turnBegan', 'turnPassed']);

/** What can only be known by having watched: what was cured last, and where the strain was treated this turn. */
export class Watcher {
  fresh: string | undefined;
  readonly treated = new Set<string>();
  #asked: Command | undefined;

  see(s: State, command: Command | undefined, facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (fact.fact === 'turnBegan') this.treated.clear();
      if (fact.fact === 'removed' && (fact.by === 'treat' || fact.by === 'mobile-hospital'))
        this.treated.add(`${fact.colour} in ${fact.city}`);
    }
    if (command !== undefined && this.#isAction(s, command, facts)) this.fresh = undefined;
    const cured = facts.find((fact) => fact.fact === 'cured');
    if (cured !== undefined && 'colour' in cured) this.fresh = cured.colour as string;
    const goesOn = lying(s).some(({ name }) => name === 'actions' || name === 'cdc');
    if (!goesOn || facts.some(({ fact }) => PASSES.has(fact))) this.fresh = undefined;
  }

  copy(): Watcher {
    const copied = new Watcher();
    for (const one of this.treated) copied.treated.add(one);
    return copied;
  }

  /** Whether an action was done: what was asked for counts once it is agreed to. */
  #isAction(s: State, command: Command, facts: readonly Fact[]): boolean {
    const isAsked = lying(s).at(-1)!.name === 'consent';
    if (isAsked) {
      this.#asked = command;
      return false;
    }
    const refused = facts.some((fact) => fact.fact === 'answered' && fact.answer === 'refused');
    const done = command.kind === 'accept' ? this.#asked : command;
    return !refused && done !== undefined && s.game.kindsByName.get(done.kind)!.spends === 'action';
  }
}

type Shows = Readonly<Record<string, unknown>>;
type Cubes = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Table {
  readonly s: State;
  readonly shows: Shows;
  readonly cubes: Cubes;
  readonly watcher: Watcher;
  /** Seats counted from 1, without the Bio-Terrorist and the CDC. */
  readonly players: readonly number[];
  readonly moment: Moment;
}

const isSolo = ({ s }: Table): boolean => (s.game.config.challenges ?? []).includes('solo');
const cities = (s: State, without?: string): readonly string[] =>
  s.game.cityIds.filter((id) => id !== without);
const cityOfPawn = (s: State, seat: number): string => s.game.cityIds[s.pawns[seat - 1]!]!;
const roleOf = (s: State, seat: number): string => s.game.roleIds[s.roles[seat - 1]!]!;

function discarded(s: State): readonly string[] {
  return [...s.infectionDiscard.cards.subarray(0, s.infectionDiscard.size)]
    .map((card) => s.game.infectionIds[card]!)
    .filter((id) => s.game.cityIds.includes(id));
}

/** Government Interference holds a pawn in a city with the strain unless it was treated there. BRINK-GOV-1 to BRINK-GOV-3 */
function isHeld({ s, shows, cubes, watcher }: Table, seat: number): boolean {
  const strain = shows['strain'] as { colour?: string; inForce: readonly string[] } | undefined;
  if (strain?.colour === undefined || !strain.inForce.includes('government-interference')) return false;
  if (s.game.config.options['interference'] === 'own-actions') return false;
  const city = cityOfPawn(s, seat);
  return (cubes[city]?.[strain.colour] ?? 0) > 0 && !watcher.treated.has(`${strain.colour} in ${city}`);
}

function grants({ s, shows }: Table): readonly string[] {
  const stations = shows['stations'] as readonly string[];
  const free = cities(s).filter((id) => !stations.includes(id));
  return stations.length < 6 ? free : free.flatMap((city) => stations.map((from) => `${city} ${from}`));
}

const once = (holds: boolean): readonly string[] => (holds ? [''] : []);

/** In how many ways each event can be played, when its moment has come. */
const WAYS: Readonly<Record<string, (t: Table) => readonly string[]>> = {
  airlift: (t) =>
    t.players
      .filter((seat) => !isHeld(t, seat))
      .flatMap((seat) => cities(t.s, cityOfPawn(t.s, seat)).map((city) => `${String(seat)} ${city}`)),
  forecast: ({ s }) => once(s.infectionDeck.size > 0),
  'government-grant': grants,
  'one-quiet-night': ({ shows }) => once(shows['quietNight'] !== true),
  'resilient-population': ({ s }) => discarded(s),
  'borrowed-time': () => once(true),
  // One player's ban ends with the round: it needs an infect part that is still to come, or goes on. BRINK-CTB-10
  'commercial-travel-ban': (t) => once(!isSolo(t) || (t.moment !== 'end' && t.shows['quietNight'] !== true)),
  'mobile-hospital': () => once(true),
  'new-assignment': ({ s, players }) =>
    s.game.config.pool.every((role) => players.some((seat) => roleOf(s, seat) === role))
      ? []
      : players.map(String),
  'rapid-vaccine-deployment': ({ cubes, watcher }) =>
    Object.keys(cubes).filter(
      (city) => watcher.fresh !== undefined && (cubes[city]![watcher.fresh] ?? 0) > 0,
    ),
  're-examined-research': (t) =>
    t.s.game.cityIds.some((_, card) => t.s.places[card] === PLACES.discard)
      ? [...t.players, ...(isSolo(t) ? [2] : [])].map(String)
      : [],
  'remote-treatment': ({ cubes }) =>
    Object.entries(cubes).flatMap(([city, here]) =>
      Object.entries(here).flatMap(([colour, count]) => (count > 0 ? [`${colour} ${city}`] : [])),
    ),
  'special-orders': ({ s, players }) =>
    roleOf(s, s.turn + 1) === 'pilot' ? [] : players.filter((seat) => seat !== s.turn + 1).map(String),
  // One player treats in no other part, and the CDC treats nobody. LAB-SOLO-40
  'improved-sanitation': (t) => once(!isSolo(t) || t.moment === 'acts'),
  'infection-zone-ban': () => once(true),
  'sequencing-breakthrough': () => once(true),
};

/** The same position with every event that is nowhere in particular in some hand. */
export function withAllEvents(s: State, chance: (limit: number) => number): State {
  const all = clone(s);
  const { firstEvent, endOfEvents, pawnSeats, speakers } = s.game;
  const holders = [...speakers.keys()].filter((seat) => pawnSeats.includes(seat) || isCdc(s, seat));
  for (let card = firstEvent; card < endOfEvents; card++) {
    const place = all.places[card]!;
    if (place !== PLACES.deck && place !== PLACES.discard && place !== PLACES.boxed) continue;
    putInHand(all, holders[chance(holders.length)]!, card, 0);
  }
  return all;
}

/** The same position with the cards for a cure in the hand of whoever acts. */
export function withCureCards(s: State, chance: (limit: number) => number): State {
  const rich = clone(s);
  const { seat } = lying(s).at(-1)!.fields;
  const colour = chance(4);
  for (const [card, of] of s.game.colourOf.entries())
    if (of === colour && rich.places[card]! >= s.game.shape.seats) putInHand(rich, seat!, card, 0);
  return rich;
}

const isCdc = (s: State, seat: number): boolean =>
  s.game.ownRoles[seat] !== NO_ROLE && s.game.roleIds[s.game.ownRoles[seat]!] === 'cdc';

/** Every way in which an event could be played now, as the rule books have it: “seat: event operands”. */
export function expectedEvents(s: State, watcher: Watcher): ReadonlySet<string> {
  const expected = new Set<string>();
  const moment = momentOf(s);
  if (moment === undefined) return expected;
  const { shows, cubes } = view(s, 0) as unknown as { shows: Shows; cubes: Cubes };
  const players = [...s.game.pawnSeats]
    .filter((seat) => roleOf(s, seat + 1) !== 'bio-terrorist')
    .map((seat) => seat + 1);
  const table: Table = { s, shows, cubes, watcher, players, moment };
  for (let card = s.game.firstEvent; card < s.game.endOfEvents; card++) {
    const event = s.game.cardIds[card]!;
    if (!allowed(event, moment)) continue;
    const holder = holderOf(table, card);
    if (holder === undefined) continue;
    for (const way of WAYS[event]!(table)) expected.add(`${String(holder)}: ${event} ${way}`.trim());
  }
  return expected;
}

/** Who may play the card: whoever holds it, or the Contingency Planner what he has stored. */
function holderOf({ s, shows, players }: Table, card: number): number | undefined {
  if (s.places[card]! < s.game.shape.seats) return s.places[card]! + 1;
  if (shows['storedEvent'] !== s.game.cardIds[card]) return undefined;
  return players.find((seat) => roleOf(s, seat) === 'contingency-planner');
}

/** The events among commands, in the same words. */
export function eventsAmong(s: State, commands: readonly Command[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const command of commands) {
    const kind = s.game.kindsByName.get(command.kind)!;
    if (kind.spends !== 'event') continue;
    const given = command as unknown as Readonly<Record<string, string | number>>;
    const operands = Object.keys(kind.operands).flatMap((name) => given[name] ?? []);
    found.add(`${String(command.seat)}: ${command.kind} ${operands.join(' ')}`.trim());
  }
  return found;
}
