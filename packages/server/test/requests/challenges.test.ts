// Tables with the challenges of boxes on a real server: bots play, the table is read from disk again, saved games go out and come in, a running
// game is forked and moves are taken back.
import { join } from 'node:path';
import { gamesThereAre } from '@cordon/engine';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { challengeSets } from '../../tools/challengeSets.ts';
import { temporaryFolder } from '../folders.ts';
import type { TestClient } from '../support/client.ts';
import { enter, everybodyLeaves, legalOf, play, savedGame } from '../support/gathering.ts';
import { anyOf } from '../support/playing.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

afterEach(everybodyLeaves);

const [base] = gamesThereAre();
const BOXES = base!.boxes.map(({ id }) => id);
/** As many as go together. */
const CHALLENGES = challengeSets(base!, BOXES, 2).filter(({ length }) => length === 2);
const TURNS = 6;

async function begin(file: string): Promise<TestServer> {
  const server = await startTestServer({ CORDON_DATA: file, CORDON_SECRET: 'x'.repeat(32) });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...server, close };
}

/** Opens a table, sits down on these seats and starts. */
async function takeSeats(client: TestClient, table: string, seats: readonly number[]): Promise<string> {
  await client.done('open', { table });
  let last = '';
  for (const seat of seats) ({ key: last } = await client.done('sit', { table, seat }));
  await client.done('start', { table });
  await client.until(() => client.table(table).boards.length > 0);
  return last;
}

/** Plays for seat 1 whenever the game waits for it, until some turns are over or the game is. */
async function playTurns(ann: TestClient, table: string): Promise<void> {
  const choose = anyOf(5);
  const at = () => ann.table(table);
  const isOver = (): boolean => at().info?.status !== 'playing';
  const isDone = (): boolean => isOver() || at().boards[0]!.view.turnsDone >= TURNS;
  for (;;) {
    await ann.until(() => isOver() || at().boards[0]!.view.waitsFor === 1);
    if (isDone()) return;
    // A bot may interrupt with an event: then the board is another one, and Ann looks again.
    const commands = [choose(legalOf(ann, table, 1), 1)];
    await ann.ask('play', { table, seat: 1, position: at().position, commands });
  }
}

/** What was played and told so far, as somebody who comes in hears it. */
const history = (client: TestClient, table: string, count: number): unknown[] =>
  client.table(table).entries.slice(0, count);

describe.each(CHALLENGES.map((challenges) => ({ challenges })))(
  'a table with $challenges',
  ({ challenges }) => {
    test('goes on from disk and as text', async () => {
      const file = join(temporaryFolder(), 'cordon.db');
      const first = await begin(file);
      const ann = await enter(first, 'Ann');
      const config = { game: 'base', boxes: BOXES, players: 2, challenges };
      const { table } = await ann.done('create', { config });
      await ann.done('bot', { table, seat: 2, bot: 'random' });
      const key = await takeSeats(ann, table, [1]);
      await playTurns(ann, table);
      const { move, number } = ann.table(table);
      const { boards } = await ann.done('look', { table, move });
      const told = history(ann, table, number);
      const { text } = await ann.done('export', { table });
      for (const challenge of challenges) expect(text).toContain(challenge);
      everybodyLeaves();
      await first.close();

      const second = await begin(file);
      const again = await enter(second);
      await again.done('open', { table, key });
      await again.until(() => again.table(table).number >= number && again.table(table).boards.length > 0);
      expect((await again.done('look', { table, move })).boards).toEqual(boards);
      expect(history(again, table, number)).toEqual(told);

      const bob = await enter(second, 'Bob');
      const { table: copy } = await bob.done('import', { text });
      await takeSeats(bob, copy, [1, 2]);
      await bob.until(() => bob.table(copy).move >= move);
      expect((await bob.done('look', { table: copy, move })).boards[0]).toMatchObject({
        view: boards[0]!.view,
      });
      expect((await bob.done('export', { table: copy })).text.split('moves\n')[1]).toBe(
        text.split('moves\n')[1],
      );
    });

    test('is forked with what nobody knows dealt anew, and takes moves back', async () => {
      const server = await begin(join(temporaryFolder(), 'cordon.db'));
      const ann = await enter(server, 'Ann');
      const config = { game: 'base', boxes: BOXES, players: 2, challenges, roles: ['medic', 'scientist'] };
      const { table } = await ann.done('import', { text: savedGame(config) });
      await takeSeats(ann, table, [1, 2]);
      const [seen] = ann.table(table).boards;
      const { table: fork } = await ann.done('fork', { table, move: 0 });
      await takeSeats(ann, fork, [1, 2]);
      const known = ann.table(fork);
      expect(known.info).toMatchObject({ origin: { deal: 'anew' } });
      expect(known.info).not.toHaveProperty('seedHash');
      const [copied] = known.boards;
      expect(copied).toEqual(seen);
      const seat = copied!.view.waitsFor;
      await play(ann, fork, seat, 'drive chicago');
      expect(known.boards[0]).not.toEqual(copied);
      await ann.done('undo', { table: fork, seat, position: known.position });
      expect(known.boards[0]).toEqual(copied);
    });
  },
);

describe('a saved game that says what cannot be', () => {
  const sound = savedGame({ game: 'base', boxes: BOXES, players: 2, challenges: ['mutation'] });
  test.each([
    [
      'both kinds of Mutation',
      'challenges mutation',
      'challenges mutation worldwide-panic',
      'choose one of them',
    ],
    ['a challenge without its box', 'boxes brink lab', 'boxes lab', 'On the Brink'],
    ['a challenge there is not', 'challenges mutation', 'challenges mutant', 'mutant'],
  ])('is refused with the sentence of the rule: %s', async (_name, from, to, sentence) => {
    const server = await begin(join(temporaryFolder(), 'cordon.db'));
    const ann = await enter(server, 'Ann');
    expect(sound).toContain(from);
    const refusal = await ann.refused('import', { text: sound.replace(from, to) });
    expect(refusal).toMatchObject({ code: 'bad-save' });
    expect(refusal.message).toContain(sentence);
  });
});
