// The lab board of a position, said in names.
import type { Game } from '../../src/index.ts';

type Counts = Readonly<Record<string, number>>;

interface LinePosition {
  /** The Sequence card; the first line has any card if nothing is said, the second none. */
  readonly sequence?: string;
  readonly colour?: string;
  /** City cards. */
  readonly characterized?: string;
  readonly tested?: string | undefined;
  /** The cubes, each on a circle of its colour or a grey one if `filled` does not say which circles. */
  readonly cubes?: Counts;
  readonly filled?: Counts;
}

export interface LabPosition {
  readonly dishes?: Readonly<Record<string, Counts>>;
  readonly research?: readonly LinePosition[];
  /** Top of the Sequence deck first. */
  readonly drawn?: readonly string[];
  /** Keeps only so many Sequence cards in the deck; the others are discarded. */
  readonly sequencesLeft?: number;
  /** Colours that were on the board at some time. */
  readonly appeared?: readonly string[];
}

type Fields = Record<string, number[]>;

/** City cards on the lab board. */
export function cardsInLab({ research = [] }: LabPosition): readonly string[] {
  return research
    .flatMap(({ characterized, tested }) => [characterized, tested])
    .filter((id) => id !== undefined);
}

/** Cubes of a colour on the lab board. */
export function cubesInLab({ dishes = {}, research = [] }: LabPosition, colour: string): number {
  const all = [...Object.values(dishes), ...research.map(({ cubes = {} }) => cubes)];
  return all.reduce((sum, counts) => sum + (counts[colour] ?? 0), 0);
}

export function arrangeLab(game: Game, position: LabPosition, fields: Fields): void {
  const { dishes = {}, research = [], drawn = [], appeared = [] } = position;
  const words = game.config.decks!['sequence']!;
  const free = new Set(words.keys());
  const take = (word: string | undefined): number => {
    const card = [...free].find((one) => word === undefined || words[one] === word);
    if (card === undefined || !free.delete(card))
      throw new Error(`there is no Sequence card ${String(word)} left`);
    return card;
  };
  for (const [dish, counts] of Object.entries(dishes)) {
    const at = game.things.dish.numbers.get(dish)! * game.shape.colours;
    for (const [colour, count] of Object.entries(counts))
      fields['lab.dishes']![at + game.colourIds.indexOf(colour)] = count;
  }
  const next = drawn.map(take);
  for (const [line, one] of [research[0] ?? {}, research[1] ?? {}].entries())
    if (line === 0 || one.sequence !== undefined) arrangeLine(game, line, one, take(one.sequence), fields);
  const rest = [...free];
  const left = [...next, ...rest].slice(0, position.sequencesLeft);
  left.toReversed().forEach((card, at) => (fields['lab.deck']![at] = card + 1));
  fields['lab.left']![0] = left.length;
  for (const card of [...next, ...rest].slice(left.length)) fields['lab.discard']![0]! |= 1 << card;
  for (const colour of appeared) fields['lab.appeared']![0]! |= 1 << game.colourIds.indexOf(colour);
}

function arrangeLine(game: Game, line: number, one: LinePosition, card: number, fields: Fields): void {
  const { colours } = game.shape;
  fields['lab.sequence']![line] = card + 1;
  if (one.colour !== undefined) fields['lab.colour']![line] = game.colourIds.indexOf(one.colour) + 1;
  if (one.characterized !== undefined)
    fields['lab.characterized']![line] = game.cityNumbers.get(one.characterized)! + 1;
  if (one.tested !== undefined) fields['lab.tested']![line] = game.cityNumbers.get(one.tested)! + 1;
  for (const [colour, count] of Object.entries(one.cubes ?? {}))
    fields['lab.cubes']![line * colours + game.colourIds.indexOf(colour)] = count;
  for (const [colour, count] of Object.entries(one.filled ?? plainly(game, card, one))) {
    const circle = colour === 'grey' ? colours : game.colourIds.indexOf(colour);
    fields['lab.filled']![line * (colours + 1) + circle] = count;
  }
}

/** The circles of a cube's own colour first, then grey ones. */
function plainly(game: Game, card: number, { cubes = {} }: LinePosition): Record<string, number> {
  const filled: Record<string, number> = { grey: 0 };
  const word = game.config.decks!['sequence']![card]!;
  for (const [colour, count] of Object.entries(cubes)) {
    const letter = colour === 'black' ? 'k' : colour.charAt(0);
    const circles = Number(new RegExp(`${letter}(\\d)`, 'u').exec(word)?.[1] ?? 0);
    filled[colour] = Math.min(circles, count);
    filled['grey']! += count - filled[colour];
  }
  return filled;
}
