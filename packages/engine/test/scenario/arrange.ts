// A position said in names, built on top of a snapshot so that it is checked like any saved state.
import {
  restore,
  seedFromText,
  snapshot,
  start,
  type Game,
  type Snapshot,
  type State,
} from '../../src/index.ts';

import { arrangeTerrorist, type TerroristPosition } from './terrorist.ts';
import { arrangeTeams, boxBonusCards, isTeamGame, partsBegun, type TeamPosition } from './teams.ts';
import { arrangeLab, cardsInLab, cubesInLab, type LabPosition } from './laboratory.ts';

type Counts = Readonly<Record<string, number>>;

export interface Position extends IberianPieces {
  /** The game; the base game if nothing is said. */
  readonly game?: string;
  readonly boxes?: readonly string[];
  readonly challenges?: readonly string[];
  /** The roles that may be in play; without it all of them. */
  readonly pool?: readonly string[];
  /** Roles in seating order; the first has the turn unless `turn` says otherwise. */
  readonly roles: readonly string[];
  readonly turn?: string;
  /** Actions left in this turn, or to the CDC. */
  readonly left?: number;
  /** The CDC's step goes on, or the turn of the Bio-Terrorist with all his commands, not the action part. */
  readonly step?: 'cdc' | 'terrorist';
  readonly terrorist?: TerroristPosition;
  readonly epidemics?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Role to city; the others are in Atlanta, or in Madrid. */
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
  /** Top of the infection deck first. */
  readonly infectNext?: readonly string[];
  /** Bottom of the infection deck: the last card of the deck first. */
  readonly infectLast?: readonly string[];
  readonly infectionDiscard?: readonly string[];
  /** Keeps only so many cards in the infection deck, from the top; the others are out of the game. */
  readonly infectionDeckSize?: number;
  /** The event on the Contingency Planner's card. */
  readonly stored?: string;
  readonly quietNight?: boolean;
  /** The samples on the Field Operative's card. */
  readonly samples?: Counts;
  /** The colour of the virulent strain, the epidemic cards in force, and the cubes of the strain that are gone for good. */
  readonly strain?: string;
  readonly inForce?: readonly string[];
  readonly lost?: number;
  /** The lab board, and the words of its cards where they are not the usual ones. */
  readonly lab?: LabPosition;
  /** Goals, stations, awards and actions of teams. */
  readonly teams?: TeamPosition;
  readonly decks?: Readonly<Record<string, readonly string[]>>;
}

/** What only Iberia has. */
interface IberianPieces {
  /** Colour to the city of its hospital; the others are in the supply. */
  readonly hospitals?: Readonly<Record<string, string>>;
  readonly researched?: readonly string[];
  /** Lines with a rail: “huesca-zaragoza”. */
  readonly rails?: readonly string[];
  /** Rails left in the supply: the missing ones lie on lines that the scenario does not name. */
  readonly railsLeft?: number;
  /** Region to the purification tokens in it. */
  readonly tokens?: Counts;
  /** Tokens left in the supply: the missing ones lie in regions that the scenario does not name. */
  readonly tokensLeft?: number;
  /** Region of the Nurse's token. */
  readonly prevention?: string;
  readonly goodSeason?: boolean;
}

const DECK = 16;
const DISCARD = 17;
const REMOVED = 18;
const ASIDE = 19;
const BOXED = 21;
const ALL_KNOW = (1 << 30) | 255;
const NO_CITY = -1;

export function arrange(game: Game, position: Position): State {
  const blank = snapshot(start(game, seedFromText('scenario')).state) as Snapshot & { fields: Fields };
  const fields: Fields = Object.fromEntries(
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
    position.roles.map((role, place) =>
      game.pawnSeats.includes(place) ? city(game, position.at?.[role] ?? HOME[game.id]!) : NO_CITY,
    ),
  );
  arrangeCubes(game, position, fields);
  arrangePlayerCards(game, position, fields);
  arrangeInfectionCards(game, position, fields);
  if (game.id === 'iberia') arrangeIberia(game, position, fields, blank.fields);
  else arrangeBase(game, position, fields);
  if (game.config.challenges.includes('lab')) arrangeLab(game, position.lab ?? {}, fields);
  if (position.terrorist !== undefined) arrangeTerrorist(game, position.terrorist, fields);
  if (isTeamGame(game)) arrangeTeams(game, position.teams ?? {}, seat, fields);
  const restored = restore(game, {
    ...blank,
    fields,
    frames: framesOf(game, position, seat),
  });
  if (!restored.ok) throw new Error(restored.error.message);
  const { value: state } = restored;
  putPrevention(state, position);
  return state;
}

function framesOf(game: Game, position: Position, seat: number): Snapshot['frames'] {
  if (position.step === 'cdc') {
    return [
      { frame: 'turn', fields: [game.parts.length] },
      { frame: 'cdc', fields: [position.roles.indexOf('cdc'), position.left ?? 1] },
    ];
  }
  if (position.step === 'terrorist') {
    const part = game.parts.findIndex(({ name }) => name === 'terrorist');
    return [
      { frame: 'turn', fields: [part + 1] },
      { frame: 'terrorist', fields: [3] },
    ];
  }
  return [
    { frame: 'turn', fields: [partsBegun(game, seat)] },
    { frame: 'actions', fields: [seat, position.left ?? 4] },
  ];
}

/** A scenario may put the Nurse's token where she could not; where it says nothing, the token lies nowhere and is in nobody's way. */
function putPrevention({ game, cells }: State, { prevention }: Position): void {
  const field = game.fields.find(({ name }) => name === 'nurse.prevention');
  if (field !== undefined)
    cells[game.offsets[field.id]!] = prevention === undefined ? 0 : region(game, prevention) + 1;
}

/** Where pawns are of which nothing is said. */
const HOME: Readonly<Record<string, string>> = { base: 'atlanta', iberia: 'madrid' };

type Fields = Record<string, number[]>;

function arrangeBase(game: Game, position: Position, fields: Fields): void {
  for (const id of position.stations ?? ['atlanta']) {
    const at = city(game, id);
    fields['stations']![at >> 5]! |= 1 << (at & 31);
  }
  game.colourIds.forEach((colour, index) => {
    if (position.cured?.includes(colour) === true) fields['cures']![index] = 1;
    if (position.eradicated?.includes(colour) === true) fields['cures']![index] = 2;
  });
  if (position.stored !== undefined) fields['contingency-planner.kept']![0] = card(game, position.stored) + 1;
  game.colourIds.forEach((colour, index) => {
    const count = position.samples?.[colour];
    if (count !== undefined) fields['field-operative.samples']![index] = count;
  });
  if (position.quietNight === true) fields['one-quiet-night.pending']![0] = 1;
  if (position.strain !== undefined)
    fields['strain.colour']![0] = game.colourIds.indexOf(position.strain) + 1;
  for (const id of position.inForce ?? []) fields[`${id}.inForce`]![0] = 1;
  if (position.lost !== undefined) fields['unacceptable-loss.gone']![0] = position.lost;
}

/** `dealt` are the fields of a table that was just set up: diseases in play stay as they were chosen. */
function arrangeIberia(game: Game, position: Position, fields: Fields, dealt: Readonly<Fields>): void {
  for (const [colour, id] of Object.entries(position.hospitals ?? {})) {
    fields['hospitals']![game.colourIds.indexOf(colour)] = city(game, id) + 1;
  }
  for (const colour of position.researched ?? []) fields['researched']![game.colourIds.indexOf(colour)] = 1;
  const nurse = position.roles.indexOf('nurse');
  if (nurse >= 0) fields['nurse.prevention']![0] = game.regionsOf[fields['pawns']![nurse]!]![0]! + 1;
  if (position.goodSeason === true) fields['good-season.pending']![0] = 1;
  arrangeRails(game, position, fields);
  arrangeTokens(game, position, fields);
  if (dealt['historical.diseases'] !== undefined)
    fields['historical.diseases']![0] = dealt['historical.diseases'][0]!;
}

const RAILS = 20;
const TOKENS = 14;
const SOLID_LINES = 75;

function arrangeRails(game: Game, position: Position, fields: Fields): void {
  const named = (position.rails ?? []).map((id) => game.lineNumbers.get(id)!);
  const wanted = position.railsLeft === undefined ? named.length : RAILS - position.railsLeft;
  const text = JSON.stringify(position);
  const others = Array.from({ length: SOLID_LINES }, (_, line) => line).filter((line) => {
    const ends = [game.lineEnds[2 * line]!, game.lineEnds[2 * line + 1]!];
    return !named.includes(line) && ends.every((end) => !text.includes(`"${game.cityIds[end]!}"`));
  });
  const lines = [...named, ...others.slice(0, wanted - named.length)];
  if (lines.length !== wanted) throw new Error('no room for the rails that are missing from the supply');
  for (const line of lines) fields['rails']![line >> 5]! |= 1 << (line & 31);
  fields['rails.laid']![0] = lines.length;
  for (const line of lines) joinNetworks(game, fields['rails.networks']!, line);
}

/** Whoever a new rail joins travels together from now on. */
function joinNetworks(game: Game, networks: number[], line: number): void {
  const ends = [game.lineEnds[2 * line]!, game.lineEnds[2 * line + 1]!];
  const joined = [0, 1].map((word) =>
    ends.reduce(
      (bits, end) => bits | networks[2 * end + word]! | (end >> 5 === word ? 1 << (end & 31) : 0),
      0,
    ),
  );
  game.cityIds.forEach((_, number) => {
    if ((joined[number >> 5]! & (1 << (number & 31))) === 0) return;
    networks.splice(2 * number, 2, joined[0]!, joined[1]!);
  });
}

function arrangeTokens(game: Game, position: Position, fields: Fields): void {
  const tokens = fields['water.tokens']!;
  for (const [id, count] of Object.entries(position.tokens ?? {})) tokens[region(game, id)] = count;
  const under = fields['influx.under'];
  game.colourIds.forEach((colour, index) => {
    if (under !== undefined) under[index] = position.hospitals?.[colour] === undefined ? 2 : 0;
  });
  const all = TOKENS - (under ?? []).reduce((sum, count) => sum + count, 0);
  const placed = tokens.reduce((sum, count) => sum + count, 0);
  const left = position.tokensLeft ?? all - placed;
  const text = JSON.stringify(position);
  const quiet = game.citiesOf.findIndex((cities) =>
    cities.every((number) => !text.includes(`"${game.cityIds[number]!}"`)),
  );
  const elsewhere = all - placed - left;
  if (elsewhere < 0 || (elsewhere > 0 && quiet < 0)) throw new Error('no room for the missing tokens');
  if (elsewhere > 0) tokens[quiet]! += elsewhere;
  fields['water.onBoard']![0] = all - left;
  fields['water.supply']![0] = left;
  tokens.forEach((count, number) => {
    for (const near of count > 0 ? game.citiesOf[number]! : [])
      fields['water.guarded']![near >> 5]! |= 1 << (near & 31);
  });
}

function region(game: Game, id: string): number {
  const number = game.regionNumbers.get(id);
  if (number === undefined) throw new Error(`no region ${id}`);
  return number;
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

function arrangeCubes(game: Game, position: Position, fields: Fields): void {
  const { colours } = game.shape;
  game.colourIds.forEach((colour, index) => {
    const lost = colour === position.strain ? (position.lost ?? 0) : 0;
    const kept = (position.samples?.[colour] ?? 0) + lost + cubesInLab(position.lab ?? {}, colour);
    let onBoard = 0;
    for (const [id, counts] of Object.entries(position.cubes ?? {})) {
      fields['cubes']![city(game, id) * colours + index] = counts[colour] ?? 0;
      onBoard += counts[colour] ?? 0;
    }
    const wanted = position.supply?.[colour];
    if (wanted !== undefined)
      onBoard += spreadCubes(game, position, fields, index, game.cubesOf[index]! - kept - wanted - onBoard);
    fields['supply']![index] = game.cubesOf[index]! - kept - onBoard;
  });
}

/** Puts cubes, two to a city, where the scenario names nothing: in cities of another colour, last ones first. */
function spreadCubes(game: Game, position: Position, fields: Fields, colour: number, count: number): number {
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

/** The epidemics of the table: those that the position names, then others. Where they have names, the rest lies in the box. */
function arrangeEpidemics(game: Game, position: Position, fields: Fields): readonly number[] {
  const { inForce = [], drawNext = [], strain } = position;
  const all = Array.from(game.cardIds.keys()).slice(game.firstEpidemic);
  const open = inForce.map((id) => card(game, id));
  const named = drawNext.filter((id) => id !== 'epidemic').map((id) => card(game, id));
  const first = new Set([...open, ...named.filter((number) => all.includes(number))]);
  const others = all.filter((number) => !first.has(number));
  // Where there is a strain, an epidemic was drawn.
  const drawn = strain !== undefined && open.length === 0 ? others.splice(-1) : [];
  const used = [...first, ...drawn, ...others].slice(0, game.config.epidemics);
  const { boxable } = game.cardClasses.at(-1)!;
  for (const number of all) if (!used.includes(number)) fields['places']![number] = boxable ? BOXED : REMOVED;
  for (const number of open) fields['places']![number] = ASIDE;
  for (const number of drawn) fields['places']![number] = REMOVED;
  return used.filter((number) => !open.includes(number) && !drawn.includes(number));
}

function arrangePlayerCards(game: Game, position: Position, fields: Fields): void {
  const free = new Set([...Array(game.firstEpidemic).keys(), ...arrangeEpidemics(game, position, fields)]);
  const take = (id: string): number => {
    const number =
      id === 'epidemic' ? [...free].find((other) => other >= game.firstEpidemic) : card(game, id);
    if (number === undefined || !free.delete(number)) throw new Error(`the card ${id} is used twice`);
    return number;
  };
  const owners = Object.entries(position.hands ?? {});
  boxBonusCards(game, namedCards(game, position), fields, free);
  for (const [role, cards] of owners) {
    const seat = position.roles.indexOf(role);
    for (const number of cards.map(take)) {
      fields['places']![number] = seat;
      fields['known']![number] = game.openHands ? ALL_KNOW : game.seenBy[seat]!;
      fields['hands']![seat * game.shape.cardWords + (number >> 5)]! |= 1 << (number & 31);
      fields['handSizes']![seat]! += 1;
    }
  }
  for (const id of position.playerDiscard ?? []) fields['places']![take(id)] = DISCARD;
  if (position.stored !== undefined) fields['places']![take(position.stored)] = ASIDE;
  for (const id of cardsInLab(position.lab ?? {})) fields['places']![take(id)] = ASIDE;
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

/** The cards that the position puts somewhere. */
function namedCards(game: Game, { hands = {}, playerDiscard = [], drawNext = [] }: Position): Set<number> {
  const named = [...Object.values(hands).flat(), ...playerDiscard, ...drawNext];
  return new Set(named.filter((id) => id !== 'epidemic').map((id) => card(game, id)));
}

function infection(game: Game, id: string): number {
  const number = game.infectionIds.indexOf(id);
  if (number < 0) throw new Error(`no infection card ${id}`);
  return number;
}

/** The cities in their order; cards of no city lie in the middle, where they are in nobody's way. */
function infectionsInBetween(game: Game): number[] {
  const all = game.infectionIds.map((_, number) => number);
  const middle = game.shape.cities / 2;
  return [...all.slice(0, middle), ...all.slice(game.shape.cities), ...all.slice(middle, game.shape.cities)];
}

function arrangeInfectionCards(game: Game, position: Position, fields: Fields): void {
  const discard = (position.infectionDiscard ?? []).map((id) => infection(game, id));
  const top = (position.infectNext ?? []).map((id) => infection(game, id));
  const bottom = (position.infectLast ?? []).map((id) => infection(game, id));
  const held = (position.terrorist?.hand ?? []).map((id) => infection(game, id));
  const used = new Set([...discard, ...top, ...bottom, ...held]);
  const between = infectionsInBetween(game).filter((number) => !used.has(number));
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
