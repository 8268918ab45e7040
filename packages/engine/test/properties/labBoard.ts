// The lab board, drawn from facts alone.
import type { Config, Fact } from '../../src/index.ts';

type Cubes = Record<string, number>;

interface Line {
  sequence?: string;
  colour?: string;
  characterized?: string;
  tested?: string;
  cubes: Cubes;
}

export interface LabBoard {
  readonly dishes: Record<string, Cubes>;
  readonly research: Record<string, Line>;
  /** Cards of the Sequence deck that lie on neither a line nor its discard pile, as far as anybody knows. */
  left: number;
  discard: string[];
}

const DISHES = ['sample-1', 'sample-2', 'centrifuge', 'separation', 'growth'];

export function emptyLab({ challenges, decks }: Config): LabBoard | undefined {
  if (!challenges.includes('lab')) return undefined;
  return {
    dishes: Object.fromEntries(DISHES.map((dish) => [dish, {}])),
    research: { 'research-1': { cubes: {} }, 'research-2': { cubes: {} } },
    left: decks!['sequence']!.length,
    discard: [],
  };
}

const some = (cubes: Cubes): Cubes =>
  Object.fromEntries(Object.entries(cubes).filter(([, count]) => count !== 0));

function pour(into: Cubes, cubes: Readonly<Cubes>, sign = 1): void {
  for (const [colour, count] of Object.entries(cubes)) into[colour] = (into[colour] ?? 0) + sign * count;
}

/** Draws one fact; says how many cubes of which colours left the supply. */
export function drawLab(board: LabBoard, fact: Fact): Cubes {
  const taken: Cubes = {};
  switch (fact.fact) {
    case 'sampled':
      pour(board.dishes[fact.dish]!, { [fact.colour]: 1 });
      pour(taken, { [fact.colour]: 1 });
      break;
    case 'processed':
      board.dishes[fact.from] = {};
      pour(board.dishes[fact.to]!, fact.moved);
      pour(board.dishes[fact.to]!, fact.added);
      pour(taken, fact.added);
      pour(taken, fact.returned, -1);
      break;
    case 'applied':
      board.dishes[fact.from] = {};
      pour(board.research[fact.research]!.cubes, fact.filled);
      pour(taken, fact.returned, -1);
      break;
    case 'characterized':
      Object.assign(board.research[fact.research]!, { characterized: fact.card, colour: fact.colour });
      break;
    case 'tested':
      board.research[fact.research]!.tested = fact.card;
      break;
    case 'sequencePlaced':
      board.research[fact.research]!.sequence = fact.card;
      if (fact.by !== 'sequence') board.left--;
      break;
    case 'sequenceDrawn':
      board.left--;
      break;
    case 'sequenceDropped':
      board.discard.push(fact.card);
      break;
    case 'sequenceShuffled':
      board.left = board.discard.length;
      board.discard = [];
      break;
    case 'sequenceSwapped': {
      const { colour, characterized, tested } = board.research[fact.research]!;
      const isKept = fact.cards.length === 0 && colour !== undefined;
      const played = { colour: colour!, characterized: characterized! };
      board.research[fact.research] = {
        sequence: fact.card,
        cubes: { ...fact.kept },
        ...(isKept ? played : {}),
        ...(isKept && tested !== undefined ? { tested } : {}),
      };
      board.discard.push(fact.from);
      pour(taken, fact.returned, -1);
      break;
    }
    case 'lineClosed':
      board.research[fact.research] = { cubes: {} };
      board.discard.push(fact.sequence);
      pour(taken, fact.returned, -1);
      break;
    default:
  }
  return taken;
}

/** City cards that leave a hand for a line, and those that come from there to the discard pile. */
export function cardsOfLab(fact: Fact): {
  readonly laid: readonly string[];
  readonly discarded: readonly string[];
} {
  const laid = fact.fact === 'characterized' || fact.fact === 'tested' ? [fact.card] : [];
  const discarded = fact.fact === 'lineClosed' || fact.fact === 'sequenceSwapped' ? fact.cards : [];
  return { laid, discarded };
}

interface ShownLine {
  readonly sequence?: string;
  readonly colour?: string;
  readonly characterized?: string;
  readonly tested?: string;
  readonly circles: readonly { readonly colour: string; readonly cube?: string }[];
}

interface ShownLab {
  readonly dishes: Record<string, Cubes>;
  readonly research: readonly ShownLine[];
  readonly sequence: { readonly left: number; readonly discard: readonly string[] };
}

function lineSeen({ circles, sequence, colour, characterized, tested }: ShownLine): Line {
  const cubes: Cubes = {};
  for (const { cube } of circles) if (cube !== undefined) pour(cubes, { [cube]: 1 });
  return JSON.parse(JSON.stringify({ sequence, colour, characterized, tested, cubes })) as Line;
}

/** What a view shows of the lab, in the words of the board. */
export function labSeen(shown: unknown): LabBoard | undefined {
  if (shown === undefined) return undefined;
  const { dishes, research, sequence } = shown as ShownLab;
  return {
    dishes,
    research: { 'research-1': lineSeen(research[0]!), 'research-2': lineSeen(research[1]!) },
    left: sequence.left,
    discard: [...sequence.discard].sort(),
  };
}

/** The board in the same form. */
export function labDrawn(board: LabBoard | undefined): LabBoard | undefined {
  if (board === undefined) return undefined;
  const lines = Object.entries(board.research).map(
    ([name, line]) => [name, { ...line, cubes: some(line.cubes) }] as const,
  );
  return {
    dishes: Object.fromEntries(Object.entries(board.dishes).map(([dish, cubes]) => [dish, some(cubes)])),
    research: Object.fromEntries(lines),
    left: board.left,
    discard: board.discard.toSorted(),
  };
}
