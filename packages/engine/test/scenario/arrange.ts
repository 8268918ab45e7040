// A position said in names, built on top of a snapshot so that it is checked like any saved state.
import { restore, seedFromText, snapshot, start, type Game, type State } from '../../src/index.ts';

type Counts = Readonly<Record<string, number>>;

export interface Position {
  /** Roles in seating order; the first has the turn unless `turn` says otherwise. */
  readonly roles: readonly string[];
  readonly turn?: string;
  /** Actions left in this turn. */
  readonly left?: number;
  readonly epidemics?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Role to city; the others are in Atlanta. */
  readonly at?: Readonly<Record<string, string>>;
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  readonly cubes?: Readonly<Record<string, Counts>>;
  /** Cubes left in the supply of a colour: the missing ones are spread over cities that the scenario does not name. */
  readonly supply?: Counts;
  readonly cured?: readonly string[];
  readonly eradicated?: readonly string[];
  readonly stations?: readonly string[];
  readonly outbreaks?: number;
  /** Space of the infection rate marker, 1 to 7. */
  readonly rateSpace?: number;
  /** Top of the player deck first; “epidemic” stands for any epidemic card. */
  readonly drawNext?: readonly string[];
  /** Keeps only so many cards in the player deck, from the top. */
  readonly playerDeckSize?: number;
  readonly playerDiscard?: readonly string[];
  readonly infectNext?: readonly string[];
  /** Bottom of the infection deck: the last card of the deck first. */
  readonly infectLast?: readonly string[];
  readonly infectionDiscard?: readonly string[];
  /** Keeps only so many cards in the infection deck, from the top; the others are out of the game. */
  readonly infectionDeckSize?: number;
  /** The event on the Contingency Planner's card. */
  readonly stored?: string;
  readonly quietNight?: boolean;
}

const DECK = 16;
const DISCARD = 17;
const REMOVED = 18;
const ASIDE = 19;
const ALL_KNOW = (1 << 30) | 255;

export function arrange(game: Game, position: Position): State {
  const blank = snapshot(start(game, seedFromText('scenario')).state);
  const fields: Record<string, number[]> = Object.fromEntries(
    Object.entries(blank.fields).map(([name, cells]) => [name, cells.map(() => 0)]),
  );
  const write = (name: string, cells: readonly number[]): void => {
    cells.forEach((cell, index) => (fields[name]![index] = cell));
  };
  const seat = position.roles.indexOf(position.turn ?? position.roles[0]!);
  write('random', [1, 2, 3, 4]);
  write('clock', [0, seat, 0, (position.rateSpace ?? 1) - 1, position.outbreaks ?? 0, 0, 0, 0]);
  write(
    'roles',
    position.roles.map((role) => game.roleIds.indexOf(role)),
  );
  write(
    'pawns',
    position.roles.map((role) => city(game, position.at?.[role] ?? 'atlanta')),
  );
  arrangeCubes(game, position, fields);
  arrangePlayerCards(game, position, fields);
  arrangeInfectionCards(game, position, fields);
  for (const id of position.stations ?? ['atlanta']) {
    const at = city(game, id);
    fields['stations']![at >> 5]! |= 1 << (at & 31);
  }
  game.colourIds.forEach((colour, index) => {
    if (position.cured?.includes(colour) === true) fields['cures']![index] = 1;
    if (position.eradicated?.includes(colour) === true) fields['cures']![index] = 2;
  });
  if (position.stored !== undefined) write('contingency-planner.kept', [card(game, position.stored) + 1]);
  if (position.quietNight === true) write('one-quiet-night.pending', [1]);
  const restored = restore(game, {
    ...blank,
    fields,
    frames: [
      { frame: 'turn', fields: [1] },
      { frame: 'actions', fields: [seat, position.left ?? 4] },
    ],
  });
  if (!restored.ok) throw new Error(restored.error.message);
  return restored.value;
}

function city(game: Game, id: string): number {
  const number = game.cityNumbers.get(id);
  if (number === undefined) throw new Error(`no city ${id}`);
  return number;
}

function card(game: Game, id: string): number {
  const number = game.cardNumbers.get(id);
  if (number === undefined) throw new Error(`no card ${id}`);
  return number;
}

function arrangeCubes(game: Game, position: Position, fields: Record<string, number[]>): void {
  const { colours } = game.shape;
  game.colourIds.forEach((colour, index) => {
    let onBoard = 0;
    for (const [id, counts] of Object.entries(position.cubes ?? {})) {
      fields['cubes']![city(game, id) * colours + index] = counts[colour] ?? 0;
      onBoard += counts[colour] ?? 0;
    }
    const wanted = position.supply?.[colour];
    if (wanted !== undefined)
      onBoard += spreadCubes(game, position, fields, index, game.cubesPerColour - wanted - onBoard);
    fields['supply']![index] = game.cubesPerColour - onBoard;
  });
}

/** Puts cubes, two to a city, where the scenario names nothing: in cities of another colour, last ones first. */
function spreadCubes(
  game: Game,
  position: Position,
  fields: Record<string, number[]>,
  colour: number,
  count: number,
): number {
  const named = JSON.stringify(position);
  let left = count;
  for (let at = game.shape.cities - 1; at >= 0 && left > 0; at--) {
    if (game.colourOf[at] === colour || named.includes(`"${game.cityIds[at]!}"`)) continue;
    const put = Math.min(2, left);
    fields['cubes']![at * game.shape.colours + colour] = put;
    left -= put;
  }
  if (left !== 0) throw new Error('no room for the cubes that are missing from the supply');
  return count;
}

function arrangePlayerCards(game: Game, position: Position, fields: Record<string, number[]>): void {
  const free = new Set(
    Array.from({ length: game.firstEpidemic + game.config.epidemics }, (_, index) => index),
  );
  for (let unused = game.firstEpidemic + game.config.epidemics; unused < game.cardIds.length; unused++) {
    fields['places']![unused] = REMOVED;
  }
  const take = (id: string): number => {
    const number =
      id === 'epidemic' ? [...free].find((other) => other >= game.firstEpidemic) : card(game, id);
    if (number === undefined || !free.delete(number)) throw new Error(`the card ${id} is used twice`);
    return number;
  };
  const owners = Object.entries(position.hands ?? {});
  for (const [role, cards] of owners) {
    const seat = position.roles.indexOf(role);
    for (const number of cards.map(take)) {
      fields['places']![number] = seat;
      fields['known']![number] = game.openHands ? ALL_KNOW : 1 << seat;
      fields['hands']![seat * game.shape.cardWords + (number >> 5)]! |= 1 << (number & 31);
      fields['handSizes']![seat]! += 1;
    }
  }
  for (const id of position.playerDiscard ?? []) fields['places']![take(id)] = DISCARD;
  if (position.stored !== undefined) fields['places']![take(position.stored)] = ASIDE;
  const top = (position.drawNext ?? []).map(take);
  const rest = [...free].sort((a, b) => a - b);
  const deck = [...top, ...rest].slice(0, position.playerDeckSize).toReversed();
  for (const number of [...top, ...rest]) fields['places']![number] = REMOVED;
  deck.forEach((number, at) => {
    fields['places']![number] = DECK;
    fields['playerDeck.cards']![at] = number;
    fields['playerDeck.group']![at] = 1;
  });
  fields['playerDeck.size']![0] = deck.length;
}

function arrangeInfectionCards(game: Game, position: Position, fields: Record<string, number[]>): void {
  const discard = (position.infectionDiscard ?? []).map((id) => city(game, id));
  const top = (position.infectNext ?? []).map((id) => city(game, id));
  const bottom = (position.infectLast ?? []).map((id) => city(game, id));
  const used = new Set([...discard, ...top, ...bottom]);
  const between = game.cityIds.map((_, number) => number).filter((number) => !used.has(number));
  const deck = [...top, ...between, ...bottom.toReversed()].slice(0, position.infectionDeckSize).toReversed();
  deck.forEach((number, at) => {
    fields['infectionDeck.cards']![at] = number;
    fields['infectionDeck.group']![at] = 1;
    fields['strata']![number] = 1;
  });
  fields['clock']![6] = 1;
  fields['infectionDeck.size']![0] = deck.length;
  discard.forEach((number, at) => (fields['infectionDiscard.cards']![at] = number));
  fields['infectionDiscard.size']![0] = discard.length;
}
