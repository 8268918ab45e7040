// What operands of commands name, in one table: for each type the names of its things by number, and the numbers of all their spellings.
import { ABSENT, ABSENT_THIRD, MOST_SEATS } from './command.ts';
import type { Challenge, ThingNames } from './definition.ts';
import type { AddedThing, CommandKind, Game, OperandType, Shape, Things, ThingType } from './types.ts';

/** What the table is made of. */
type Named = Pick<
  Game,
  | 'cityIds'
  | 'cityNumbers'
  | 'colourIds'
  | 'cardIds'
  | 'cardNumbers'
  | 'infectionIds'
  | 'roleIds'
  | 'lineIds'
  | 'lineNumbers'
  | 'regionIds'
  | 'regionNumbers'
>;

export function thingsOf(
  game: Named,
  { seats }: Shape,
  added: readonly NonNullable<Challenge['things']>[],
): Game['things'] {
  const numbered = (what: string, names: Things['names']): Things => ({
    what,
    names,
    numbers: new Map(names.map((name, number) => [name, number])),
  });
  const brought = (type: AddedThing): Things => addedThings(added.map((things) => things[type]));
  return {
    city: { what: 'a city', names: game.cityIds, numbers: game.cityNumbers },
    seat: numbered(
      'a player',
      Array.from({ length: seats }, (_, seat) => seat + 1),
    ),
    colour: numbered('a disease', game.colourIds),
    card: { what: 'a card', names: game.cardIds, numbers: game.cardNumbers },
    infection: numbered('an infection card', game.infectionIds),
    role: numbered('a role', game.roleIds),
    region: { what: 'a region', names: game.regionIds, numbers: game.regionNumbers },
    line: { what: 'a line', names: game.lineIds, numbers: game.lineNumbers },
    dish: brought('dish'),
    research: brought('research'),
    goal: brought('goal'),
    division: brought('division'),
  };
}

/** None where no challenge brings any. */
function addedThings(brought: readonly (ThingNames | undefined)[]): Things {
  const { what, names, short = [] } = brought.find((things) => things !== undefined) ?? NO_THINGS;
  const spelt: readonly (readonly [number, string | number])[] = [...names.entries(), ...short.entries()];
  return { what, names, numbers: new Map(spelt.map(([number, name]) => [name, number])) };
}

const NO_THINGS: ThingNames = { what: 'nothing', names: [] };

export function isThing(type: OperandType): type is ThingType {
  return type !== 'cards';
}

/** The most things an operand can tell apart, by its place in a command; one number is kept for an absent operand. */
const ROOM = [ABSENT, ABSENT, ABSENT_THIRD] as const;
/** Cards of a set are bits of the second and third operand. */
const SET_ROOM = 13;

/** Throws where a command of the game could not be packed: its operands are few bits wide. */
export function checkWidths(
  game: Pick<Game, 'id' | 'things' | 'shape' | 'colourOf'>,
  kind: CommandKind,
): void {
  const tooWide = (operand: string, count: number, room: number): Error =>
    new Error(
      `${game.id}: the operand ${operand} of ${kind.name} tells ${String(room)} apart, not ${String(count)}`,
    );
  if (game.shape.seats > MOST_SEATS) throw tooWide('seat', game.shape.seats, MOST_SEATS);
  for (const [slot, [operand, type]] of Object.entries(kind.operands).entries()) {
    const count = isThing(type) ? game.things[type].names.length : largestColour(game);
    const room = isThing(type) ? (ROOM[slot] ?? 0) : SET_ROOM;
    if (count > room) throw tooWide(operand, count, room);
  }
}

function largestColour({ colourOf, shape }: Pick<Game, 'colourOf' | 'shape'>): number {
  const counts = new Int32Array(shape.colours);
  for (const colour of colourOf) counts[colour]!++;
  return Math.max(...counts);
}
