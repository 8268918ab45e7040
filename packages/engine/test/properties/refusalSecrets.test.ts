import { describe, expect, it } from 'vitest';
import {
  apply,
  clone,
  formatWords,
  legal,
  parseCommand,
  resample,
  sight,
  view,
  type Command,
  type Game,
  type State,
} from '../../src/index.ts';
import { anything, misspell, mutate } from './attempts.ts';
import { GAMES } from './configurations.ts';
import { demand } from './demand.ts';
import { anyKind, careful, pick, playGame, wordsFrom, type Chance } from './play.ts';

/** What a seat that sends a command is told, unless it is carried out. */
function answer(state: State, command: Command): string {
  const applied = apply(clone(state), command);
  return applied.ok ? 'carried out' : JSON.stringify(applied.error);
}

const some = <T>(items: readonly T[], count: number, chance: Chance): T[] =>
  items.length <= count ? [...items] : Array.from({ length: count }, () => pick(items, chance));

/** Commands of one seat: its own legal ones, those of others and of another deal of what is hidden, and any others. */
function attempts(game: Game, seat: number, known: readonly Command[], chance: Chance): Command[] {
  const own = some(known, 20, chance).map((command) => ({ ...command, seat }));
  const changed = own.map((command) => ({ ...mutate(game, command, chance), seat }));
  return [...own, ...changed, ...Array.from({ length: 10 }, () => anything(game, seat, chance))];
}

/** Requests of every other player for the card of the city the pawn is in, possible or not. */
function requests(state: State, seat: number): Command[] {
  const { seats } = view(state, seat);
  const card = seats[seat - 1]!.city;
  return card === undefined ? [] : seats.map(({ seat: player }) => ({ kind: 'take', seat, card, player }));
}

/** Texts of one seat: commands with slips of the pen, and hardly anything. */
function texts(game: Game, seat: number, known: readonly Command[], chance: Chance): string[] {
  const words = some(known, 3, chance).map((command) => formatWords(game, command));
  const all = [
    ...words,
    ...words.map((text) => misspell(text, chance)),
    pick(['', 'x', 'next', 'take'], chance),
  ];
  return all.map((text) => `${String(seat)}: ${text}`);
}

/** Gives back how many were refused. */
function checkAnswers(state: State, other: State, seat: number, chance: Chance): number {
  const known = [...legal(state), ...legal(other)];
  let refused = 0;
  for (const command of [...attempts(state.game, seat, known, chance), ...requests(state, seat)]) {
    const [one, two] = [answer(state, command), answer(other, command)];
    demand(one === two, () => `${JSON.stringify(command)}: ${one}, but ${two} if other cards were hidden`);
    if (one !== 'carried out') refused++;
  }
  for (const text of texts(state.game, seat, known, chance)) {
    const [one, two] = [state, other].map((from) => JSON.stringify(parseCommand(from, text)));
    demand(one === two, () => `“${text}”: ${one!}, but ${two!} if other cards were hidden`);
  }
  return refused;
}

describe.each(GAMES)('what a seat of $id is told when its command is refused', ({ id, combinations }) => {
  it('is the same to the byte when all that is hidden from it is dealt anew, in every configuration', () => {
    let refused = 0;
    for (const [number, { name, game }] of combinations.entries()) {
      const chooser = number % 4 < 2 ? anyKind : careful;
      playGame(game, `told ${name}`, chooser, ({ state, facts, chance }) => {
        const looking = facts.some(({ fact }) => fact === 'lookedAt' || fact === 'reordered');
        if (state.over === 0 && chance(looking ? 2 : 30) !== 0) return;
        const asked = Math.max(1, view(state, 0).waitsFor);
        const seat = chance(2) === 0 ? asked : 1 + chance(game.shape.seats);
        const other = resample(sight(state, seat), wordsFrom(`told ${String(chance(1 << 30))}`));
        refused += checkAnswers(state, other, seat, chance);
      });
    }
    expect(refused).toBeGreaterThan(id === 'sides' ? 1000 : 3000);
  }, 60_000);
});
