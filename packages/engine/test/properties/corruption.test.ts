import { describe, expect, it } from 'vitest';
import { apply, legal, restore, sameState, snapshot, type Snapshot, type State } from '../../src/index.ts';
import { BOXES, CONFIGURATIONS, IBERIA, LAB } from './configurations.ts';
import { checkPosition, infectionCardsMissing } from './invariants.ts';
import { anyKind, chanceFrom, pick, playGame, type Chance } from './play.ts';

type Loose = {
  game: string;
  fields: Record<string, number[]>;
  frames: { frame: string; fields: Record<string, number | object> }[];
};

/** Corruptions of each position. */
const ROUNDS = 12;
/** More commands than any game needs. */
const MOST_COMMANDS = 5_000;

/** One position in many of some games, so that all kinds of unfinished business are among them. */
function positions(tables: typeof CONFIGURATIONS, games: number, oneIn: number): State[] {
  const found: State[] = [];
  const chance = chanceFrom('positions');
  for (let number = 0; number < games; number++) {
    const { game } = tables[(number * 37) % tables.length]!;
    playGame(game, `corrupted ${String(number)}`, anyKind, ({ state }) => {
      const deep = snapshot(state).frames.length > 2;
      if (chance(deep ? 3 : oneIn) !== 0) return;
      const restored = restore(game, snapshot(state));
      if (!restored.ok) throw new Error(restored.error.message);
      found.push(restored.value);
    });
  }
  return found;
}

const VALUES = [-1, 0, 1, 2, 3, 5, 7, 19, 47, 99, 255, 4711, -0x80000000, 0x7fffffff];

/** One number is another, two change places, or a frame is missing, there twice or of another kind. */
function corrupt(shot: Loose, chance: Chance): string {
  const names = Object.keys(shot.fields);
  const way = chance(10);
  if (way < 6) {
    const name = pick(names, chance);
    const cells = shot.fields[name]!;
    const at = chance(cells.length);
    const before = cells[at]!;
    cells[at] = way < 3 ? before + (chance(2) === 0 ? 1 : -1) : pick(VALUES, chance);
    return `${name}[${String(at)}] ${String(before)} → ${String(cells[at])}`;
  }
  if (way === 6) {
    const name = pick(names, chance);
    const cells = shot.fields[name]!;
    const [one, other] = [chance(cells.length), chance(cells.length)];
    [cells[one], cells[other]] = [cells[other]!, cells[one]!];
    return `${name}[${String(one)}] ↔ [${String(other)}]`;
  }
  const at = chance(shot.frames.length);
  if (way === 7) {
    const { frame } = shot.frames[at]!;
    const fields = shot.frames[at]!.fields;
    const own = Object.keys(fields);
    if (own.length === 0) return 'nothing';
    const name = pick(own, chance);
    const before = fields[name];
    fields[name] = typeof before === 'number' && chance(2) === 0 ? before + 1 : pick(VALUES, chance);
    return `${frame}.${name} → ${String(fields[name])}`;
  }
  const [removed] = shot.frames.splice(at, 1);
  if (way === 8) return `without ${removed!.frame}`;
  shot.frames.splice(chance(shot.frames.length + 1), 0, removed!, structuredClone(removed!));
  return `${removed!.frame} twice`;
}

/** Plays at random to the end; everything that holds in every position must hold. */
function playOn(state: State, chance: Chance): void {
  let removed = infectionCardsMissing(state);
  for (let count = 0; count < MOST_COMMANDS; count++) {
    checkPosition(state, removed);
    const commands = legal(state);
    if (state.over !== 0) return;
    if (commands.length === 0) throw new Error('nobody can do anything');
    const applied = apply(state, anyKind(commands, chance));
    if (!applied.ok) throw new Error(applied.error.message);
    removed += applied.value.filter(({ fact }) => fact === 'infectionRemoved').length;
  }
  throw new Error('the game does not come to an end');
}

describe.each([
  ['the base game', CONFIGURATIONS, 6],
  ['Iberia', IBERIA, 8],
  ['the base game with boxes', BOXES, 10],
  ['the laboratory and solo mode', LAB, 12],
  ['Virulent Strain', BOXES.filter(({ game }) => game.config.challenges.length > 0), 8],
] as const)('corrupted snapshots of %s', (name, tables, games) => {
  it('are refused, or are other positions that can be played to their end', () => {
    const chance = chanceFrom(name);
    let [tried, accepted] = [0, 0];
    const failures: string[] = [];
    for (const state of positions(tables, games, 60)) {
      for (let round = 0; round < ROUNDS; round++) {
        const shot = structuredClone(snapshot(state)) as unknown as Loose;
        const what = corrupt(shot, chance);
        const restored = restore(state.game, shot as unknown as Snapshot);
        tried++;
        if (!restored.ok) {
          if (restored.error.message.length > 200) failures.push(restored.error.message);
          continue;
        }
        if (sameState(restored.value, state)) continue;
        accepted++;
        try {
          playOn(restored.value, chance);
        } catch (error) {
          failures.push(`${what}: ${String(error)} at ${JSON.stringify(snapshot(state).frames)}`);
        }
      }
    }
    expect(failures).toEqual([]);
    expect(accepted / tried).toBeLessThan(0.2);
  });
});
