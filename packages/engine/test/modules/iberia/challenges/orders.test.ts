// The engine asks only where an answer can make a difference. It is compared with a plain account of the rules that takes
// everything in random order, on many random boards: whatever comes of any order must be what comes of some answers.
import { describe, expect, it } from 'vitest';
import { apply, clone, legal, view, type State } from '../../../../src/index.ts';
import { iberia } from '../../../scenario/iberia.ts';
import { Account, Lost, type Board, type Chance, type House } from './account.ts';
import { randomSetting } from './boards.ts';

const MOST_POSITIONS = 1500;
const ORDERS = 30;

/** A small generator of numbers, the same in every run. */
function chanceFrom(start: number): Chance {
  let word = start;
  return (below) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
}

const { game } = iberia({ roles: ['sailor', 'politician'] });

function boardOf(state: State): Board {
  const { cubes, supply, outbreaks, shows } = view(state, 0);
  const tokens = shows['tokens'] as Record<string, number>;
  return {
    cubes: game.cityIds.map((city) => game.colourIds.map((colour) => cubes[city]?.[colour] ?? 0)),
    supply: game.colourIds.map((colour) => supply[colour]!),
    tokens: game.regionIds.map((region) => tokens[region] ?? 0),
    outbreaks,
  };
}

/** What can come of a command, by all answers; undefined where there are too many to follow. */
function outcomes(from: State, command: string): Map<string, State> | undefined {
  const found = new Map<string, State>();
  const seen = new Set<string>();
  const open = [
    answer(
      from,
      legal(from).find(({ kind }) => kind === command)!,
    ),
  ];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const position = state.cells.join();
    if (seen.has(position)) continue;
    seen.add(position);
    if (seen.size > MOST_POSITIONS) return undefined;
    if (state.over !== 0) found.set('lost', state);
    else if (view(state, 0).frames.at(-1)!.frame === 'infections')
      found.set(JSON.stringify(boardOf(state)), state);
    else for (const next of legal(state)) open.push(answer(state, next));
  }
  return found;
}

function answer(state: State, command: ReturnType<typeof legal>[number]): State {
  const copy = clone(state);
  const applied = apply(copy, command);
  if (!applied.ok) throw new Error(applied.error.message);
  return copy;
}

/** What comes of the plain account in one random order. */
function account(house: House, from: State, chance: Chance, tell: (account: Account) => void): string {
  const board = boardOf(from);
  try {
    tell(new Account(house, board, chance));
    return JSON.stringify(board);
  } catch (error) {
    if (error instanceof Lost) return 'lost';
    throw error;
  }
}

describe('Orders in both challenges', () => {
  it('IB-INX-24 IB-INX-34 IB-YEL-16 IB-OUT-20 whatever a person could bring about can be chosen', () => {
    const chance = chanceFrom(2026);
    const seen = { steps: 0, chosen: 0, lost: 0, saved: 0 };
    const compare = (
      house: House,
      from: State,
      command: string,
      tell: (account: Account) => void,
    ): State[] => {
      const all = outcomes(from, command);
      if (all === undefined) return [];
      for (let order = 0; order < ORDERS; order++) {
        const outcome = account(house, from, chance, tell);
        expect(all.has(outcome), outcome).toBe(true);
      }
      seen.steps++;
      if (all.size > 1) seen.chosen++;
      if (all.has('lost')) seen.lost++;
      if (all.has('lost') && all.size > 1) seen.saved++;
      return [...all].filter(([outcome]) => outcome !== 'lost').map(([, state]) => state);
    };
    for (let round = 0; round < 100; round++) {
      const { position, house, centre, epidemic } = randomSetting(game, chance);
      const after = compare(house, iberia(position).state, 'end', (person) => {
        if (house.influx) person.movePatients();
        if (epidemic) person.infect(centre, 3, 'epidemic');
      });
      if (epidemic || after.length === 0) continue;
      const state = after[chance(after.length)]!;
      compare(house, state, 'infect', (person) => person.infect(centre, 1, 'infection'));
    }
    // Not in vain: often there was a choice, and sometimes it decided the game.
    expect(seen.steps).toBeGreaterThan(150);
    expect(seen.chosen).toBeGreaterThan(40);
    expect(seen.lost).toBeGreaterThan(20);
    expect(seen.saved).toBeGreaterThan(2);
  });
});
