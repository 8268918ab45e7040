// A plain account of processing and filling, from the catalogue alone: slow, and nothing of the engine's is in it.
export type Cubes = Readonly<Record<string, number>>;

export interface Circle {
  readonly colour: string;
  readonly cube?: string;
}

export interface Filled {
  /** What lies on the circles afterwards, each with the cube it holds. */
  readonly circles: readonly Circle[];
  /** What goes to the supply. */
  readonly rest: Cubes;
}

const LETTERS: Readonly<Record<string, string>> = {
  b: 'blue',
  y: 'yellow',
  k: 'black',
  r: 'red',
  p: 'purple',
  g: 'grey',
};

/** “k3r1g2-kr”: three black circles, a red and two grey ones; a black and a red vial. */
export function readCard(word: string): {
  readonly circles: readonly string[];
  readonly vials: readonly string[];
} {
  const [circles, vials] = word.split('-') as [string, string];
  const found: string[] = [];
  for (let at = 0; at < circles.length; at += 2)
    for (let i = 0; i < Number(circles[at + 1]); i++) found.push(LETTERS[circles.charAt(at)]!);
  return { circles: found, vials: vials.split('').map((letter) => LETTERS[letter]!) };
}

/** LAB-PRO-11 LAB-PRO-12 LAB-PRO-17 */
function takes(circle: string, cube: string, cure: string, eradicated: readonly string[]): boolean {
  if (circle === 'grey') return cube === cure;
  return circle === cube || eradicated.includes(circle);
}

const total = (cubes: Cubes): number => Object.values(cubes).reduce((sum, count) => sum + count, 0);

export function plus(one: Cubes, other: Cubes, sign = 1): Cubes {
  const sum: Record<string, number> = { ...one };
  for (const [colour, count] of Object.entries(other)) sum[colour] = (sum[colour] ?? 0) + sign * count;
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count !== 0));
}

export function cubesOf(circles: readonly Circle[]): Cubes {
  return circles.reduce<Cubes>((sum, { cube }) => (cube === undefined ? sum : plus(sum, { [cube]: 1 })), {});
}

/** What a way to fill comes to: cubes, and what the empty circles would still take. Which of two alike is filled is no difference. */
export function essence({ circles, rest }: Filled, cure: string, eradicated: readonly string[]): string {
  const kind = (circle: string): string =>
    circle === 'grey' ? cure : circle !== cure && eradicated.includes(circle) ? 'anything' : circle;
  const empty = circles.filter(({ cube }) => cube === undefined).map(({ colour }) => kind(colour));
  const counts = (list: Cubes): unknown => Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([counts(cubesOf(circles)), empty.sort(), counts(rest)]);
}

/** Every way to put as many of these cubes on the circles as there can be: circle by circle, each cube or none. LAB-PRO-14 LAB-SEQ-12 */
export function waysToFill(
  circles: readonly Circle[],
  cubes: Cubes,
  cure: string,
  eradicated: readonly string[],
): Filled[] {
  let ways: Filled[] = [{ circles: [], rest: cubes }];
  for (const circle of circles) {
    const next = new Map<string, Filled>();
    for (const { circles: done, rest } of ways) {
      const choices: Filled[] = [{ circles: [...done, circle], rest }];
      if (circle.cube === undefined)
        for (const cube of Object.keys(rest).filter((one) => takes(circle.colour, one, cure, eradicated)))
          choices.push({ circles: [...done, { ...circle, cube }], rest: plus(rest, { [cube]: 1 }, -1) });
      for (const one of choices) next.set(essence(one, cure, eradicated), one);
    }
    ways = [...next.values()];
  }
  const fewest = Math.min(...ways.map(({ rest }) => total(rest)));
  return ways.filter(({ rest }) => total(rest) === fewest);
}

export interface Processed {
  readonly moved: Cubes;
  readonly added: Cubes;
  readonly returned: Cubes;
}

/** LAB-PRO-2 */
export function centrifuged(dish: Cubes, colour: string): Processed {
  const { [colour]: kept, ...returned } = dish;
  return { moved: { [colour]: kept! }, added: {}, returned };
}

/** LAB-PRO-3 */
export function separated(dish: Cubes): Processed {
  const moved = Object.fromEntries(Object.keys(dish).map((colour) => [colour, 1]));
  return { moved, added: {}, returned: plus(dish, moved, -1) };
}

/** Undefined where the supply is too small, which loses the game. LAB-PRO-4 LAB-PRO-6 */
export function grown(dish: Cubes, supply: Cubes): Processed | undefined {
  if (Object.entries(dish).some(([colour, count]) => count > (supply[colour] ?? 0))) return undefined;
  return { moved: dish, added: dish, returned: {} };
}
