import { describe, expect, it } from 'vitest';
import { apply, compile, legal, type Command, type Game, type State } from '../../src/index.ts';
import { demand } from './demand.ts';
import {
  allowedCells,
  eventsAmong,
  expectedEvents,
  momentOf,
  Watcher,
  withAllEvents,
  withCureCards,
} from './eventTable.ts';
import { lying } from './moments.ts';
import { anyKind, careful, chanceFrom, hoarding, playGame, pick } from './play.ts';

const CHALLENGES = ['virulent-strain', 'mutation', 'worldwide-panic', 'bio-terrorist', 'lab'] as const;
const MODES = [
  { mode: [], players: 4 },
  { mode: ['solo'], players: 1 },
  { mode: ['team'], players: 4 },
  { mode: ['team'], players: 6 },
] as const;

/** Every set of challenges in every mode that the rules allow; teams of four and of six. */
function tables(): readonly Game[] {
  const sets = Array.from({ length: 1 << CHALLENGES.length }, (_, bits) =>
    CHALLENGES.filter((_challenge, at) => (bits & (1 << at)) !== 0),
  );
  return MODES.flatMap(({ mode, players }) =>
    sets.flatMap((set) => {
      const challenges = [...set, ...mode];
      const compiled = compile({
        players,
        boxes: ['brink', 'lab'],
        challenges,
        options: { windows: 'always' },
      });
      return compiled.ok ? [compiled.value] : [];
    }),
  );
}

const CHOOSERS = [careful, hoarding, anyKind];
/** How many commands go between two positions that are looked at. */
const STRIDE = 6;
/** How often in a game all events are put into hands at a moment; the first ones are looked at. */
const EACH = 2;
const ACTING = new Set(['actions', 'cdc']);
const AFTER_CURE = 3;

describe('every event at every moment in every mode', () => {
  const seen = new Set<string>();

  function compare(s: State, watcher: Watcher, commands: readonly Command[]): void {
    const [expected, found] = [expectedEvents(s, watcher), eventsAmong(s, commands)];
    const where = (): string =>
      `${String(s.game.config.challenges)} at ${lying(s)
        .map(({ name }) => name)
        .join(', ')}`;
    for (const one of expected) demand(found.has(one), () => `${one} is missing: ${where()}`);
    for (const one of found) {
      demand(expected.has(one), () => `${one} is offered: ${where()}`);
      seen.add(`${one.split(' ')[1]!} ${momentOf(s)!}`);
    }
  }

  /** A cure, and what may be played until the actions are over. */
  function cureAndGoOn(from: State, watcher: Watcher, chance: (limit: number) => number): void {
    const s = withCureCards(from, chance);
    const cures = legal(s).filter(({ kind }) => kind === 'cure');
    if (cures.length === 0) return;
    let command = pick(cures, chance);
    for (let done = 0; done < AFTER_CURE; done++) {
      const applied = apply(s, command);
      demand(applied.ok, 'a legal command is refused');
      watcher.see(s, command, applied.value);
      const commands = s.over === 0 ? legal(s) : [];
      compare(s, watcher, commands);
      // The cards that were put into hands are in the deck as well.
      const next = commands.filter(({ kind }) => !['end', 'rest', 'draw-card'].includes(kind));
      if (next.length === 0) return;
      command = anyKind(next, chance);
    }
  }

  it('BASE-EVT-1 BASE-EVT-4 BASE-EVT-9 BASE-EVC-10 BRINK-EVT-1 BRINK-EVT-7 BRINK-EVT-9 BRINK-RVD-4 LAB-EVT-2 LAB-TEAM-20 LAB-SOLO-32 LAB-SOLO-33 what is offered is what the table of the rules says', () => {
    const games = tables();
    expect(games).toHaveLength(34 + 6);
    for (const [number, game] of games.entries()) {
      const watcher = new Watcher();
      const looked = new Map<string, number>();
      const name = `events ${String(number)}`;
      let last: Command | undefined;
      const chooser = CHOOSERS[number % CHOOSERS.length]!;
      playGame(
        game,
        name,
        (commands, chance, state) => (last = chooser(commands, chance, state)),
        ({ state, facts, commands, done }) => {
          watcher.see(state, last, facts);
          if (state.over !== 0) return;
          if (done % STRIDE === 0) compare(state, watcher, commands);
          const moment = momentOf(state) ?? 'none';
          const times = looked.get(moment) ?? 0;
          if (times === EACH) return;
          looked.set(moment, times + 1);
          const chance = chanceFrom(`${name} ${String(done)}`);
          const all = withAllEvents(state, chance);
          compare(all, watcher, legal(all));
          if (ACTING.has(lying(state).at(-1)!.name)) cureAndGoOn(all, watcher.copy(), chance);
        },
      );
    }
    expect([...seen].toSorted()).toEqual(allowedCells().toSorted());
  });
});
