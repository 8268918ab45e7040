// Every size of this game over many seeds, and the questions of setup answered through the public face.
import { apply, legal, seedFromText, seedOfSeries, start } from '../../../src/index.ts';
import type { Command, ConfigRequest, Fact, Game, Seed, State } from '../../../src/index.ts';
import { topFrame } from '../../../src/kernel/frame.ts';
import { compiled } from '../base/tables.ts';

export const TABLES: readonly { readonly players: number; readonly epidemics: number }[] = [
  2, 3, 4, 5,
].flatMap((players) => [4, 5, 6].map((epidemics) => ({ players, epidemics })));

export function iberianGame(request: ConfigRequest): Game {
  return compiled({ game: 'iberia', ...request });
}

export function iberianSeeds(count: number): Seed[] {
  const series = seedFromText('iberian tables');
  return Array.from({ length: count }, (_, index) => seedOfSeries(series, index));
}

/** Calls back with every size of the game dealt with so many seeds; the players have not chosen where to begin. */
export function everyDeal(
  count: number,
  check: (table: ReturnType<typeof start> & (typeof TABLES)[number]) => void,
): void {
  for (const table of TABLES) {
    const game = iberianGame(table);
    for (const seed of iberianSeeds(count)) check({ ...table, ...start(game, seed) });
  }
}

/** The frame of the question that the table has to answer. */
export function question(state: State): string {
  return topFrame(state).name;
}

/** Answers the questions of setup, the first possible answer each if nothing is said, up to the first action. */
export function sitDown(
  state: State,
  answer: (commands: readonly Command[], state: State) => Command = ([first]) => first!,
): Fact[] {
  const told: Fact[] = [];
  while (question(state) !== 'actions') {
    const applied = apply(state, answer(legal(state), state));
    if (!applied.ok) throw new Error(applied.error.message);
    told.push(...applied.value);
  }
  return told;
}

export const isCity = (game: Game, card: string): boolean => game.cityNumbers.has(card);

export function isEvent(game: Game, card: string): boolean {
  const number = game.cardNumbers.get(card)!;
  return number >= game.firstEvent && number < game.firstEpidemic;
}
