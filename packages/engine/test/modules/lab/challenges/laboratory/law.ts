// What the rulebook allows in the lab, read off what everybody sees with open hands: a plain list, with nothing of the engine's in it.
import type { Config, View } from '../../../../../src/index.ts';
import { readCard } from './account.ts';

export interface LineSeen {
  readonly sequence?: string;
  readonly colour?: string;
  readonly characterized?: string;
  readonly tested?: string;
  readonly circles: readonly { readonly colour: string; readonly cube?: string }[];
}

interface Shown {
  readonly laboratory: {
    readonly dishes: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly research: readonly LineSeen[];
    readonly sequence: { readonly left: number; readonly discard: readonly string[] };
  };
  readonly cures: Readonly<Record<string, string>>;
  readonly stations: readonly string[];
  readonly strain?: { readonly colour?: string; readonly inForce: readonly string[] };
}

/** What a table has besides what is seen now. */
export interface Table {
  readonly config: Config;
  readonly colourOf: ReadonlyMap<string, string>;
  /** Roles whose free lab ability was used in this turn. */
  readonly used: Set<string>;
  /** Sequencing Breakthrough waits for the next cure. */
  breakthrough: boolean;
}

export const LINES = ['research-1', 'research-2'];
export const LAB_ACTIONS = ['characterize', 'centrifuge', 'separate', 'grow', 'apply', 'test', 'sequence'];
const ANSWERS = ['skip-lab', 'sample', 'no-sample', 'place-sequence', 'swap-sequence', 'drop-sequence'];
export const OF_THE_LAB: ReadonlySet<string> = new Set([...LAB_ACTIONS, ...ANSWERS, 'test-in', 'cure']);

export const shownIn = (v: View): Shown => v.shows as unknown as Shown;
export const kindOf = (text: string): string => text.replace(/^\d+: /u, '').split(' ')[0]!;

const FREE: Readonly<Record<string, readonly string[]>> = {
  researcher: ['sequence'],
  epidemiologist: ['centrifuge', 'separate', 'grow', 'apply'],
  'local-liaison': ['characterize', 'test'],
};
/** LAB-LL-8 LAB-RES-2 LAB-EPD-3 LAB-LAB-19 */
export const isFree = (role: string, kind: string, { used }: Table): boolean =>
  FREE[role]?.includes(kind) === true && !used.has(role);

const purpleIn = (v: View, city: string): number => v.cubes[city]?.['purple'] ?? 0;

/** LAB-CHA-1 LAB-CHA-2 LAB-CHA-6 to LAB-CHA-10 */
function characterizing(v: View, cards: readonly string[], { config, colourOf }: Table): string[] {
  const { laboratory, cures } = shownIn(v);
  const noPurpleVial = config.decks!['sequence']!.every((word) => !readCard(word).vials.includes('purple'));
  return laboratory.research.flatMap(({ sequence, colour }, at) => {
    if (sequence === undefined || colour !== undefined) return [];
    const { vials } = readCard(sequence);
    const hasPurple = cures['purple'] === 'none' && (vials.includes('purple') || noPurpleVial);
    const own = cards.filter((card) => {
      const meant = colourOf.get(card)!;
      return vials.includes(meant) && cures[meant] === 'none';
    });
    const purple = cards.filter((card) => hasPurple && purpleIn(v, card) > 0);
    return [...own, ...purple.map((card) => `${card} as purple`)].map(
      (said) => `characterize ${LINES[at]!} with ${said}`,
    );
  });
}

/** LAB-PRO-1 to LAB-PRO-4, LAB-PRO-7 to LAB-PRO-12, LAB-PRO-15 LAB-PRO-16 */
function processing(v: View): string[] {
  const { laboratory, cures } = shownIn(v);
  const found: string[] = [];
  for (const [dish, cubes] of Object.entries(laboratory.dishes)) {
    const colours = Object.keys(cubes);
    if (colours.length === 0) continue;
    if (dish.startsWith('sample')) {
      found.push(`separate ${dish}`, ...colours.map((one) => `centrifuge ${dish} keeping ${one}`));
      continue;
    }
    if (dish !== 'growth') found.push(`grow ${dish}`);
    for (const [at, { colour: cure, circles }] of laboratory.research.entries()) {
      const takes = (circle: string, cube: string): boolean =>
        circle === 'grey' ? cube === cure : circle === cube || cures[circle] === 'eradicated';
      const fits = circles.some(
        ({ colour, cube }) => cube === undefined && colours.some((one) => takes(colour, one)),
      );
      if (cure !== undefined && fits) found.push(`apply ${dish} to ${LINES[at]!}`);
    }
  }
  return found;
}

/** LAB-TST-1 LAB-TST-2 LAB-TST-5 to LAB-TST-7 */
function testing(v: View, cards: readonly string[], { config, colourOf }: Table): string[] {
  return shownIn(v).laboratory.research.flatMap(({ colour, tested, circles }, at) => {
    if (colour === undefined || tested !== undefined) return [];
    if (circles.every(({ cube }) => cube === undefined)) return [];
    const anyCard = config.challenges.includes('mutation');
    const fine = (card: string): boolean =>
      colour === 'purple' ? anyCard || purpleIn(v, card) > 0 : colourOf.get(card) === colour;
    return cards.filter(fine).map((card) => `test ${LINES[at]!} with ${card}`);
  });
}

const labActions = (v: View, cards: readonly string[], table: Table): string[] => [
  ...characterizing(v, cards, table),
  ...processing(v),
  ...testing(v, cards, table),
  'sequence',
];

/** LAB-CUR-2 LAB-CUR-4 LAB-EVT-18 LAB-COMB-5 LAB-SOLO-37 */
function cardsNeeded(v: View, role: string, colour: string, { breakthrough }: Table): number {
  const { strain } = shownIn(v);
  const isComplex = strain?.colour === colour && strain.inForce.includes('complex-molecular-structure');
  return Math.max(1, 3 + Number(isComplex) - Number(role === 'scientist') - Number(breakthrough));
}

function choices(cards: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));
}

const count = (cards: readonly string[], isOne: (card: string) => boolean): number =>
  cards.filter(isOne).length;

/** LAB-CUR-1 LAB-CUR-3 LAB-CUR-8 LAB-VIR-1 LAB-VIR-4 LAB-VIR-11 LAB-WP-10 */
function curing(v: View, role: string, cards: readonly string[], table: Table): string[] {
  const { laboratory, strain } = shownIn(v);
  const { colourOf } = table;
  return laboratory.research.flatMap(({ colour, tested, circles }) => {
    if (colour === undefined || tested === undefined) return [];
    if (circles.some(({ cube }) => cube === undefined)) return [];
    const needed = cardsNeeded(v, role, colour, table);
    const piecemeal = `cure ${colour} piece by piece`;
    if (colour === 'purple') {
      const isComplex = strain?.colour === 'purple' && strain.inForce.includes('complex-molecular-structure');
      const purple = count(cards, (card) => purpleIn(v, card) > 0);
      return cards.length >= needed && purple >= Number(isComplex) ? [piecemeal] : [];
    }
    const own = cards.filter((card) => colourOf.get(card) === colour).toSorted();
    const plain = choices(own, needed).map((those) => `cure ${colour} with ${those.join(' ')}`);
    if (role !== 'virologist') return plain;
    const others = [...new Set(colourOf.values())].filter((other) => other !== colour);
    const pairs = others
      .map((other) => count(cards, (card) => colourOf.get(card) === other) >> 1)
      .reduce((sum, here) => sum + here, 0);
    return pairs > 0 && own.length + pairs >= needed ? [...plain, piecemeal] : plain;
  });
}

/** In the action part and in the CDC's step. LAB-LAB-11 to LAB-LAB-13, LAB-SOLO-30 LAB-SOLO-31 */
function inTurn(v: View, table: Table): string[] {
  const frame = v.frames.at(-1)!;
  const { role, hand, city } = v.seats[Number(frame['seat']) - 1]!;
  const isPlayer = frame.frame === 'actions';
  if (isPlayer && !shownIn(v).stations.includes(city!)) return [];
  const cards = hand.filter((card) => table.colourOf.has(card));
  const all = labActions(v, cards, table);
  if (Number(frame['left']) > 0) return [...all, ...curing(v, role, cards, table)];
  return isPlayer ? all.filter((text) => isFree(role, kindOf(text), table)) : [];
}

/** LAB-SEQ-1 LAB-SEQ-3 LAB-SEQ-11 */
function sequencing(v: View): string[] {
  const { laboratory, stations } = shownIn(v);
  const placed = laboratory.research.filter(({ sequence }) => sequence !== undefined).length;
  const ways = laboratory.research.flatMap(({ sequence }, at) => {
    if (sequence !== undefined) return [`swap-sequence on ${LINES[at]!}`];
    return stations.length > placed ? [`place-sequence on ${LINES[at]!}`] : [];
  });
  return ['drop-sequence', ...ways];
}

/** The commands of the lab, and its cures, that are legal for the one who is asked. Undefined where other questions are asked. */
export function lawful(v: View, table: Table): string[] | undefined {
  const frame = v.frames.at(-1)!;
  const hand = v.seats[Number(frame['seat']) - 1]?.hand ?? [];
  switch (frame.frame) {
    case 'actions':
    case 'cdc':
      return inTurn(v, table);
    case 'free-lab': {
      const cards = hand.filter((card) => table.colourOf.has(card));
      return [...labActions(v, cards, table), 'skip-lab'];
    }
    case 'sample':
      return ['no-sample', 'sample into sample-1', 'sample into sample-2'];
    case 'sequencing':
      return sequencing(v);
    case 'testing': {
      const colour = String(frame['colour']);
      const cities = Object.entries(v.cubes).filter(([, here]) => (here[colour] ?? 0) > 0);
      return cities.map(([city]) => `test-in ${city}`);
    }
    default:
      return undefined;
  }
}
