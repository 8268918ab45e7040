import { describe, expect, it } from 'vitest';
import {
  apply,
  clone,
  ENDINGS,
  formatCommand,
  formatSave,
  formatWords,
  hashState,
  parseCommand,
  parseSave,
  replay,
  restore,
  sameState,
  snapshot,
  type Snapshot,
} from '../../src/index.ts';
import { GAMES } from './configurations.ts';
import { demand } from './demand.ts';
import { anyKind, careful, pick, playGame } from './play.ts';

const chooserOf = (number: number): typeof anyKind => (number % 4 < 2 ? anyKind : careful);

describe.each(GAMES)('copies of a game of $id, in every configuration', ({ combinations }) => {
  it('a clone equals its original and then lives apart', () => {
    for (const [number, { name, game }] of combinations.entries()) {
      playGame(game, `clone ${name}`, chooserOf(number), ({ state, commands, chance }) => {
        if (commands.length === 0 || chance(6) !== 0) return;
        const copy = clone(state);
        demand(sameState(copy, state) && hashState(copy) === hashState(state), 'a clone differs');
        const before = hashState(state);
        const command = pick(commands, chance);
        demand(apply(copy, command).ok, 'a clone refuses what its original lists');
        demand(hashState(state) === before, 'a move of the clone moved the original');
        const twin = clone(state);
        apply(twin, command);
        demand(sameState(twin, copy), 'two clones moved alike are different');
      });
    }
  }, 60_000);

  it('a snapshot goes through JSON and comes back as the same state, at decisions and at the end', () => {
    for (const [number, { name, game }] of combinations.entries()) {
      playGame(game, `snapshot ${name}`, chooserOf(number + 1), ({ state, chance }) => {
        if (state.over === 0 && chance(5) !== 0) return;
        const restored = restore(game, JSON.parse(JSON.stringify(snapshot(state))) as Snapshot);
        demand(restored.ok, 'a snapshot is refused');
        demand(sameState(restored.value, state), 'a snapshot comes back changed');
      });
    }
  }, 60_000);

  it('a record replays to the same state, directly and through the text of a saved game', () => {
    for (const [number, { name, game }] of combinations.entries()) {
      const { state, ...record } = playGame(game, `record ${name}`, chooserOf(number), () => undefined);
      const replayed = replay(record);
      demand(replayed.ok, 'a record does not replay');
      demand(sameState(replayed.value.state, state), 'a replay ends elsewhere');
      expect(replayed.value.facts.length).toBe(record.commands.length + 1);
      const text = formatSave({ ...record, comments: {}, result: ENDINGS[state.over]! });
      demand(text.ok, 'a record cannot be written');
      const saved = parseSave(text.value);
      if (!saved.ok) throw new Error(`${name}: ${saved.error.message}`);
      expect(saved.value.commands).toEqual(record.commands);
      expect(saved.value.config).toEqual(record.config);
      const again = replay(saved.value);
      demand(again.ok && sameState(again.value.state, state), 'a saved game replays to another state');
    }
  }, 60_000);

  it('every command reads back from its text as the same command', () => {
    for (const [number, { name, game }] of combinations.entries()) {
      playGame(game, `text ${name}`, chooserOf(number + 1), ({ state, commands, chance }) => {
        if (chance(12) !== 0) return;
        for (const command of commands.length > 40
          ? Array.from({ length: 40 }, () => pick(commands, chance))
          : commands) {
          const text = formatCommand(game, command);
          const parsed = parseCommand(state, text);
          demand(parsed.ok, () => `“${text}” is not understood`);
          demand(
            JSON.stringify(parsed.value) === JSON.stringify(command),
            () => `“${text}” became another command`,
          );
          const words = parseCommand(state, formatWords(game, command));
          demand(
            words.ok && formatWords(game, words.value) === formatWords(game, command),
            () => `“${text}” without its player became another command`,
          );
        }
      });
    }
  }, 60_000);
});
