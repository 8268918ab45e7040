// Compares the engine with a plain account of processing, filling and swapping on random labs. Many of them by hand:
// node packages/engine/test/modules/lab/challenges/laboratory/compare.ts 100000
import {
  apply,
  clone,
  formatCommand,
  legal,
  parseCommand,
  view,
  type Fact,
  type State,
} from '../../../../../src/index.ts';
import { topFrame } from '../../../../../src/kernel/frame.ts';
import { demand } from '../../../../properties/demand.ts';
import { chanceFrom, pick, type Chance } from '../../../../properties/play.ts';
import { scenario, type Position } from '../../../../scenario/scenario.ts';
import {
  centrifuged,
  cubesOf,
  essence,
  grown,
  plus,
  readCard,
  separated,
  waysToFill,
  type Circle,
  type Cubes,
  type Processed,
} from './account.ts';
import {
  anyCubes,
  anyHouse,
  anyLine,
  lineSaid,
  testFor,
  type House,
  type LineSetting,
} from './randomLabs.ts';

const LABS_OF_A_HOUSE = 50;
const DISHES = ['sample-1', 'sample-2', 'centrifuge', 'separation', 'growth'];

interface Shown {
  readonly dishes: Record<string, Cubes>;
  readonly sequence: { readonly discard: readonly string[] };
  readonly research: readonly {
    readonly sequence?: string;
    readonly colour?: string;
    readonly characterized?: string;
    readonly tested?: string;
    readonly circles: readonly Circle[];
    readonly complete: boolean;
  }[];
}

/** Cheaper than the assertions of the test library; the order of keys means nothing. */
export function same(value: unknown, wanted: unknown, about: string | (() => string)): void {
  const [one, other] = [spelled(value), spelled(wanted)];
  const say = (): string => (typeof about === 'string' ? about : about());
  demand(one === other, () => `${say()}: ${one} instead of ${other}`);
}

const spelled = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const labOf = (s: State): Shown => view(s, 0).shows['laboratory'] as Shown;
const supplyOf = (s: State): Cubes => plus(view(s, 0).supply, {});

interface Result {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** Every state to which answers to the question of filling lead, with the facts of the last command; no question has a single answer. */
function results(from: State, text: string): Result[] {
  const first = answered({ state: from, facts: [] }, text);
  const found: Result[] = [];
  const open = [first];
  for (let at = 0; at < open.length; at++) {
    const one = open[at]!;
    if (one.state.over !== 0 || topFrame(one.state).name !== 'filling') {
      found.push(one);
      continue;
    }
    const commands = legal(one.state).map((command) => formatCommand(from.game, command));
    demand(commands.length > 1, 'a question with one answer answers itself');
    for (const command of commands) open.push(answered(one, command));
  }
  return found;
}

function answered({ state }: Result, text: string): Result {
  const after = clone(state);
  const command = parseCommand(after, text.includes(':') ? text : `1: ${text}`);
  if (!command.ok) throw new Error(command.error.message);
  const applied = apply(after, command.value);
  if (!applied.ok) throw new Error(applied.error.message);
  return { state: after, facts: applied.value };
}

const offers = (s: State): string[] => legal(s).map((command) => formatCommand(s.game, command).slice(3));

function begin({ request }: House, more: Partial<Position>): State {
  return scenario({ ...request, ...more }).state;
}

function eachLab(labs: number, name: string, look: (house: House, chance: Chance) => void): void {
  const chance = chanceFrom(name);
  let house = anyHouse(chance);
  for (let number = 0; number < labs; number++) {
    if (number % LABS_OF_A_HOUSE === 0) house = anyHouse(chance);
    look(house, chance);
  }
}

/** A line of this house with a drawn card behind it, or undefined if the card fits no disease of the table. */
function anySetting(house: House, chance: Chance): { line: LineSetting; drawn: string } | undefined {
  const words = house.request.decks!['sequence']!;
  const at = chance(words.length);
  const line = anyLine(house, words[at]!, chance);
  const drawn = pick(
    words.filter((_, other) => other !== at),
    chance,
  );
  return line && { line, drawn };
}

/** What centrifuging, separating and growing leave. LAB-PRO-1 to LAB-PRO-6 */
export function compareProcesses(labs: number): Record<string, number> {
  const seen = { lost: 0, kept: 0 };
  eachLab(labs, 'processing', (house, chance) => {
    const { colourIds } = house.game;
    const dishes = Object.fromEntries(DISHES.map((dish) => [dish, anyCubes(colourIds, 4, chance)]));
    const inLab = Object.values(dishes).reduce((sum, cubes) => plus(sum, cubes));
    const supply: Record<string, number> = {};
    for (const colour of colourIds)
      if (colour !== 'purple' && chance(3) === 0 && (inLab[colour] ?? 0) < 20) supply[colour] = chance(4);
    const from = begin(house, { lab: { dishes }, supply });
    const before = supplyOf(from);
    const arrows = new Set(offers(from).filter((text) => /^(?:centrifuge|separate|grow) /u.test(text)));
    const expected = new Set<string>();
    const check = (text: string, dish: string, to: string, processed: Processed | undefined): void => {
      expected.add(text);
      const [{ state, facts }] = results(from, text) as [Result];
      if (processed === undefined) {
        seen.lost++;
        same(view(state, 0).ending, 'cubes', text);
        return;
      }
      seen.kept++;
      const { moved, added, returned } = processed;
      const after = { ...dishes, [dish]: {}, [to]: plus(plus(dishes[to]!, moved), added) };
      same(labOf(state).dishes, after, text);
      same(supplyOf(state), plus(plus(before, returned), added, -1), text);
      const told = facts.find(({ fact }) => fact === 'processed');
      same([told?.['moved'], told?.['added'], told?.['returned']], [moved, added, returned], text);
    };
    for (const dish of ['sample-1', 'sample-2'])
      if (Object.keys(dishes[dish]!).length > 0) {
        check(`separate ${dish}`, dish, 'separation', separated(dishes[dish]!));
        for (const colour of Object.keys(dishes[dish]!))
          check(
            `centrifuge ${dish} keeping ${colour}`,
            dish,
            'centrifuge',
            centrifuged(dishes[dish]!, colour),
          );
      }
    for (const dish of ['centrifuge', 'separation'])
      if (Object.keys(dishes[dish]!).length > 0)
        check(`grow ${dish}`, dish, 'growth', grown(dishes[dish]!, before));
    same([...arrows].sort(), [...expected].sort(), 'arrows');
  });

  return seen;
}

/** Every way to fill circles from a dish. LAB-PRO-7 LAB-PRO-11 to LAB-PRO-15 */
export function compareFillings(labs: number): Record<string, number> {
  const seen = { most: 0, none: 0, asked: 0 };
  eachLab(labs, 'filling', (house, chance) => {
    const setting = anySetting(house, chance);
    if (setting === undefined) return;
    const { line } = setting;
    const { cure, eradicated, circles } = line;
    const dish = pick(['centrifuge', 'separation', 'growth'], chance);
    const cubes = anyCubes(house.game.colourIds, 4, chance);
    const from = begin(house, {
      lab: { dishes: { [dish]: cubes }, research: [lineSaid(line, false)] },
      eradicated,
    });
    const ways = waysToFill(circles, cubes, cure, eradicated);
    const fits = ways[0]!.circles.some((circle, at) => circle.cube !== circles[at]!.cube);
    const text = `apply ${dish} to research-1`;
    const about = JSON.stringify({ line, cubes });
    same(offers(from).includes(text), fits, about);
    if (!fits) {
      seen.none++;
      return;
    }
    const found = results(from, text).map(({ state, facts }) => {
      const shown = labOf(state);
      same(shown.dishes[dish], {}, about);
      const rest = plus(supplyOf(state), supplyOf(from), -1);
      const placed = plus(cubesOf(shown.research[0]!.circles), cubesOf(circles), -1);
      const told = facts.find(({ fact }) => fact === 'applied');
      same([told?.['filled'], told?.['returned']], [placed, rest], about);
      same(shown.research[0]!.complete, false, about);
      return essence({ circles: shown.research[0]!.circles, rest }, cure, eradicated);
    });
    same(found.sort(), ways.map((way) => essence(way, cure, eradicated)).sort(), about);
    seen.most = Math.max(seen.most, ways.length);
    if (ways.length > 1) seen.asked++;
  });

  return seen;
}

/** What every swap keeps. LAB-SEQ-4 to LAB-SEQ-8 LAB-SEQ-12 */
export function compareSwaps(labs: number): Record<string, number> {
  const seen = { kept: 0, cleared: 0, asked: 0 };
  eachLab(labs, 'swapping', (house, chance) => {
    const setting = anySetting(house, chance);
    if (setting === undefined) return;
    const { line, drawn } = setting;
    const { word, cure, eradicated, circles } = line;
    const isTested = chance(2) === 0;
    const from = begin(house, {
      lab: { research: [lineSaid(line, isTested)], drawn: [drawn] },
      eradicated,
    });
    const asking = results(from, 'sequence')[0]!.state;
    const found = results(asking, 'swap-sequence on research-1');
    const about = JSON.stringify({ line, drawn });
    const { circles: fresh, vials } = readCard(drawn);
    const blank: Circle[] = fresh.map((colour) => ({ colour }));
    const old = cubesOf(circles);
    const noPurple = house.request.decks!['sequence']!.every((one) => !one.endsWith('p'));
    const isKept = vials.includes(cure) || (cure === 'purple' && noPurple);
    for (const { state } of found) {
      const {
        research,
        sequence: { discard },
      } = labOf(state);
      const { sequence, colour, tested } = research[0]!;
      const left = isKept ? [cure, isTested ? testFor(cure) : undefined] : [undefined, undefined];
      same([sequence, colour, tested, discard], [drawn, ...left, [word]], about);
    }
    const essences = found.map(({ state }) => {
      const rest = plus(supplyOf(state), supplyOf(from), -1);
      return essence({ circles: labOf(state).research[0]!.circles, rest }, cure, eradicated);
    });
    const ways = isKept ? waysToFill(blank, old, cure, eradicated) : [{ circles: blank, rest: old }];
    same(essences.sort(), ways.map((way) => essence(way, cure, eradicated)).sort(), about);
    seen[isKept ? 'kept' : 'cleared']++;
    if (ways.length > 1) seen.asked++;
  });

  return seen;
}

if (import.meta.main) {
  const labs = Number(process.argv[2] ?? 1000);
  for (const compare of [compareProcesses, compareFillings, compareSwaps])
    process.stdout.write(`${compare.name}: ${JSON.stringify(compare(labs))}\n`);
}
