// What holds in every position of Iberia besides what holds everywhere, counted on the cells themselves.
import { eachFrame, FIELDS } from '../../src/kernel/frame.ts';
import { PLACES, type Game, type State } from '../../src/kernel/types.ts';
import { demand, equal, within } from './demand.ts';

const RAILS = 20;
const SOLID_LINES = 75;
const TOKENS = 14;
const TOKENS_UNDER_A_HOSPITAL = 2;
/** Events that take part, by number of players. */
const EVENTS: Readonly<Record<number, number>> = { 2: 4, 3: 5, 4: 6, 5: 8 };

const sum = (cells: Int32Array): number => cells.reduce((total, cell) => total + cell, 0);
const bit = (words: Int32Array, index: number): boolean => (words[index >> 5]! & (1 << (index & 31))) !== 0;

const places = new WeakMap<Game, Map<string, readonly [start: number, end: number]>>();

/** The cells of a field, found by its name; none if this table has no such field. */
function field(s: State, name: string): Int32Array {
  let known = places.get(s.game);
  if (known === undefined) {
    known = new Map(
      s.game.fields.map((each) => {
        const start = s.game.offsets[each.id]!;
        return [each.name, [start, start + each.size(s.game.shape)]];
      }),
    );
    places.set(s.game, known);
  }
  return s.cells.subarray(...(known.get(name) ?? [0, 0]));
}

export function checkIberia(s: State): void {
  checkRails(s);
  checkHospitalsAndTokens(s);
  checkBox(s);
  checkPawns(s);
  checkPrevention(s);
  equal(sum(field(s, 'yellow-fever.due')), field(s, 'yellow-fever.total')[0] ?? 0, 'cubes of yellow fever');
  const researched = sum(field(s, 'researched'));
  demand((researched === s.game.shape.colours) === (s.over === 1), 'four researched diseases are the win');
}

function checkRails(s: State): void {
  const rails = field(s, 'rails');
  let laid = 0;
  for (let line = 0; line < s.game.shape.lines; line++) {
    if (!bit(rails, line)) continue;
    demand(line < SOLID_LINES, () => `there is a rail on the dotted line ${s.game.lineIds[line]!}`);
    laid++;
  }
  within(laid, 0, RAILS, 'the number of rails');
  equal(field(s, 'rails.laid')[0]!, laid, 'rails counted');
  checkNetworks(s, rails);
}

/** The network kept for a city holds just the cities that rails join to it, and is empty where no rail begins. */
function checkNetworks(s: State, rails: Int32Array): void {
  const { cityIds, lineEnds, linesOf } = s.game;
  const networks = field(s, 'rails.networks');
  const checked = new Set<number>();
  for (let city = 0; city < cityIds.length; city++) {
    if (checked.has(city)) continue;
    const joined = new Set([city]);
    for (const each of joined) {
      for (const line of linesOf[each]!) {
        if (bit(rails, line)) joined.add(lineEnds[2 * line]!).add(lineEnds[2 * line + 1]!);
      }
    }
    const words = [0, 0];
    if (joined.size > 1) for (const each of joined) words[each >> 5]! |= 1 << (each & 31);
    for (const each of joined) {
      const what = `the network of ${cityIds[each]!}`;
      equal(networks[2 * each]!, words[0]!, what);
      equal(networks[2 * each + 1]!, words[1]!, what);
      checked.add(each);
    }
  }
}

function checkHospitalsAndTokens(s: State): void {
  const influx = s.game.config.challenges.includes('influx-of-patients');
  const under = field(s, 'influx.under');
  field(s, 'hospitals').forEach((cell, colour) => {
    if (cell > 0) equal(s.game.colourOf[cell - 1]!, colour, 'the colour of the city of a hospital');
    equal(under[colour] ?? 0, influx && cell === 0 ? TOKENS_UNDER_A_HOSPITAL : 0, 'tokens under a hospital');
  });
  const inRegions = field(s, 'water.tokens');
  for (const count of inRegions) within(count, 0, TOKENS, 'tokens in a region');
  equal(field(s, 'water.onBoard')[0]!, sum(inRegions), 'tokens counted');
  const guarded = [0, 0];
  inRegions.forEach((count, region) => {
    for (const city of count > 0 ? s.game.citiesOf[region]! : []) guarded[city >> 5]! |= 1 << (city & 31);
  });
  equal(field(s, 'water.guarded')[0]!, guarded[0]!, 'cities next to a token');
  equal(field(s, 'water.guarded')[1]!, guarded[1]!, 'cities next to a token');
  within(field(s, 'water.supply')[0]!, 0, TOKENS, 'tokens in the supply');
  equal(sum(inRegions) + field(s, 'water.supply')[0]! + sum(under), TOKENS, 'purification tokens');
}

/** Events beyond those that take part lie in the box, nothing else does. */
function checkBox(s: State): void {
  const { firstEvent, firstEpidemic, shape } = s.game;
  let boxed = 0;
  for (let card = 0; card < shape.playerCards; card++) {
    if (s.places[card] !== PLACES.boxed) continue;
    demand(card >= firstEvent && card < firstEpidemic, 'a card that is no event is in the box');
    boxed++;
  }
  equal(boxed, Math.max(0, firstEpidemic - firstEvent - EVENTS[shape.seats]!), 'events in the box');
}

/** Pawns wait beside the board only while the first cities are chosen, and seat after seat comes in. */
function checkPawns(s: State): void {
  let placed = s.game.shape.seats;
  eachFrame(s, (kind, at) => {
    if (kind.name === 'start-cities') placed = s.stack[at + FIELDS]!;
  });
  s.pawns.forEach((city, seat) => {
    const low = seat < placed ? 0 : -1;
    within(city, low, seat < placed ? s.game.shape.cities - 1 : -1, 'the city of a pawn');
  });
}

/** The prevention token lies next to the Nurse, unless she has just moved and her owner is being asked. */
function checkPrevention(s: State): void {
  const region = (field(s, 'nurse.prevention')[0] ?? 0) - 1;
  const nurse = s.roles.indexOf(s.game.roleIds.indexOf('nurse'));
  let asked = false;
  eachFrame(s, (kind) => (asked ||= kind.name === 'prevention'));
  if (nurse < 0) equal(region, -1, 'the region of the token of a Nurse who is not there');
  else if (s.pawns[nurse]! >= 0 && !asked)
    demand(
      s.game.regionsOf[s.pawns[nurse]!]!.includes(region),
      'the prevention token is not beside the Nurse',
    );
}

/** Whether this city may hold four cubes of a colour: a hospital that fills up in a chain and is about to overflow. */
export function mayHoldFour(s: State, city: number, colour: number): boolean {
  if (field(s, 'influx.under').length === 0) return false;
  if (field(s, 'hospitals')[s.game.colourOf[city]!] !== city + 1) return false;
  let waits = false;
  eachFrame(s, (kind, at) => {
    const record = s.stack.subarray(at + FIELDS, at + FIELDS + kind.fields.length);
    const struck = kind.fields.indexOf('struckLow');
    if (kind.name === 'chain' && record[1] === colour) waits ||= bit(record.subarray(struck), city);
  });
  return waits;
}
