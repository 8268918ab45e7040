// What a command would change in the laboratory: the difference between two boards. What it does is for the engine to say.
import { DISHES, type Cubes, type Dish, type LaboratoryShown } from '@cordon/protocol/laboratory';

export interface Difference {
  /** The dish that is emptied, if one is. */
  readonly from: Dish | undefined;
  /** The dish that more cubes come to. */
  readonly to: Dish | undefined;
  /** The line whose circles, card or spaces change. */
  readonly research: string | undefined;
  /** Cubes that go on, cubes that come from the supply, and cubes that go back there. */
  readonly moved: Cubes;
  readonly added: Cubes;
  readonly lost: Cubes;
  /** For each line the circles that get a cube: its colour, by the place of the circle. */
  readonly filled: Readonly<Record<string, ReadonlyMap<number, string>>>;
  /** City cards that would leave the lines. */
  readonly cards: readonly string[];
  /** The laboratory as it would be. */
  readonly after: LaboratoryShown;
  /** Whether the game would be lost by it. */
  readonly loses: 'yes' | 'no';
  /** Lines that would be complete. */
  readonly completed: readonly string[];
}

const sum = (one: Cubes, other: Cubes, sign: 1 | -1): Cubes => {
  const colours = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...colours].map((colour) => [colour, (one[colour] ?? 0) + sign * (other[colour] ?? 0)]),
  );
};

/** What is more than nothing. */
const more = (cubes: Cubes): Cubes =>
  Object.fromEntries(Object.entries(cubes).filter(([, count]) => count > 0));

const least = (one: Cubes, other: Cubes): Cubes =>
  more(
    Object.fromEntries(
      Object.keys(one).map((colour) => [colour, Math.min(one[colour] ?? 0, other[colour] ?? 0)]),
    ),
  );

const countOf = (cubes: Cubes): number => Object.values(cubes).reduce((all, count) => all + count, 0);

function onCircles({ research }: LaboratoryShown, id: string): Cubes {
  const counts: Record<string, number> = {};
  for (const { cube } of research.find((line) => line.id === id)?.circles ?? [])
    if (cube !== undefined) counts[cube] = (counts[cube] ?? 0) + 1;
  return counts;
}

const cardsOf = ({ research }: LaboratoryShown): readonly string[] =>
  research.flatMap(({ characterized, tested }) =>
    [characterized, tested].filter((card) => card !== undefined),
  );

export function differenceOf(
  before: LaboratoryShown,
  after: LaboratoryShown,
  ending = 'running',
): Difference {
  const gains: Cubes[] = [];
  const losses: Cubes[] = [];
  const note = (was: Cubes, is: Cubes): readonly [gain: number, loss: number] => {
    const [gain, loss] = [more(sum(is, was, -1)), more(sum(was, is, -1))];
    gains.push(gain);
    losses.push(loss);
    return [countOf(gain), countOf(loss)];
  };
  let [from, to]: [Dish | undefined, Dish | undefined] = [undefined, undefined];
  for (const dish of DISHES) {
    const [gain, loss] = note(before.dishes[dish], after.dishes[dish]);
    if (gain > 0) to = dish;
    else if (loss > 0) from = dish;
  }
  const filled: Record<string, ReadonlyMap<number, string>> = {};
  let research: string | undefined;
  for (const [index, line] of after.research.entries()) {
    const was = before.research[index];
    note(onCircles(before, line.id), onCircles(after, line.id));
    const fresh = line.circles.flatMap(({ cube }, place) =>
      cube !== undefined && (line.sequence !== was?.sequence || was?.circles[place]?.cube !== cube)
        ? [[place, cube] as const]
        : [],
    );
    if (fresh.length > 0) filled[line.id] = new Map(fresh);
    if (JSON.stringify(line) !== JSON.stringify(was)) research ??= line.id;
  }
  const gained = gains.reduce((all, one) => sum(all, one, 1), {});
  const gone = losses.reduce((all, one) => sum(all, one, 1), {});
  // Only what grows out of a dish comes from the supply. A sample, or a cube that was waiting for a circle, moves.
  const moved = from === undefined ? more(gained) : least(gained, gone);
  return {
    from,
    to,
    research,
    moved,
    added: more(sum(gained, moved, -1)),
    lost: more(sum(gone, moved, -1)),
    filled,
    after,
    loses: ending === 'running' || ending === 'won' ? 'no' : 'yes',
    cards: cardsOf(before).filter((card) => !cardsOf(after).includes(card)),
    completed: after.research
      .filter(({ isComplete }, index) => isComplete && before.research[index]?.isComplete !== true)
      .map(({ id }) => id),
  };
}
