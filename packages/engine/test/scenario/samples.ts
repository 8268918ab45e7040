// One command of every kind of a game, with the first thing of each sort in the place of its operands.
import { compile, type Game } from '../../src/index.ts';
import { guideOf } from '../../src/kernel/guide.ts';
import type { NamedCommand } from '../../src/kernel/named.ts';
import type { CommandKind } from '../../src/kernel/types.ts';
import { GAMES } from '../../src/modules/games.ts';

export const GAME_IDS = GAMES.map(({ id }) => id);

/** A game with all its boxes and challenges. */
export function wholeGame(id: string): Game {
  const { boxes, challenges } = guideOf(GAMES.find((game) => game.id === id)!).choices;
  const compiled = compile({ game: id, boxes: boxes.map((box) => box.id), challenges });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

/** Optional operands are named too. */
export function sampleOf(game: Game, kind: CommandKind): NamedCommand {
  const values = {
    city: game.cityIds[0]!,
    seat: 2,
    colour: game.colourIds[0]!,
    card: game.cardIds[1]!,
    cards: [game.cityIds[0]!],
    infection: game.infectionIds[0]!,
    role: game.roleIds[0]!,
    region: game.regionIds[0]!,
    line: game.lineIds[0]!,
    dish: 'growth',
    research: 'research-1',
    goal: 'goal-1',
    division: '3-3',
  };
  const operands = Object.entries(kind.operands).map(([name, type]) => [name, values[type]]);
  return { kind: kind.name, seat: 1, ...Object.fromEntries(operands) } as NamedCommand;
}
