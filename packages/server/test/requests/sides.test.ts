// A game between sides on a real server: what each side is told, and what is refused.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gatherAndStart, legalOf, play } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  everybodyLeaves();
  await server.close();
});

const config = { game: 'base', boxes: ['brink'], players: 3, challenges: ['bio-terrorist'] };

/** Ann and Bob against Tess, who is hidden on the last seat; her hiding place is chosen. */
async function begin() {
  const gathered = await gatherAndStart(server, { names: ['Ann', 'Bob', 'Tess'], config });
  const { table, people } = gathered;
  const [ann, bob, tess] = people as unknown as [TestClient, TestClient, TestClient];
  if (ann.table(table).boards[0]!.view.waitsFor === 3)
    await play(tess, table, 3, legalOf(tess, table, 3).at(-1)!);
  await agree(table, tess, ann, bob);
  return { ...gathered, ann, bob, tess, asked: ann.table(table).boards[0]!.view.waitsFor };
}

describe('a table at which one plays against the others', () => {
  test('says who is on which side, and what the seat of the Bio-Terrorist is', async () => {
    const { table, ann } = await begin();
    expect(ann.table(table).info!.seats).toMatchObject([
      { side: 1 },
      { side: 1 },
      { side: 2, kind: 'bio-terrorist' },
    ]);
    expect(ann.table(table).info!.seats[0]).not.toHaveProperty('kind');
  });

  test('keeps talk and plans of a side from the other one until it is over', async () => {
    const { table, ann, bob, tess, watch } = await begin();
    const seat = ann.table(table).boards[0]!.view.waitsFor;
    const mine = seat === 1 ? ann : bob;
    const { position } = mine.table(table);
    await mine.done('say', { table, text: 'He is in Lima.', to: 'side' });
    const commands = [`${String(seat)}: ${legalOf(mine, table, seat)[1]!}`];
    const { proposal } = await mine.done('propose', { table, seat, position, commands, note: 'Quick.' });
    await agree(table, mine, ann, bob, tess);
    const last = (client: TestClient) => client.table(table).entries.slice(-2);
    expect(last(bob)).toMatchObject([
      { text: 'He is in Lima.', side: 1 },
      { commands, note: 'Quick.' },
    ]);
    expect(last(tess)).toMatchObject([
      { entry: 'private', side: 1 },
      { entry: 'private', side: 1 },
    ]);
    const no = await tess.refused('answer', { table, seat: 3, proposal, answer: 'no' });
    expect(no.code).toBe('no-such-proposal');
    const eve = await enter(server);
    await eve.done('open', { table, key: watch! });
    await eve.until(() => eve.table(table).boards.length > 0);
    expect(eve.heard.join('')).not.toContain('Lima.');

    for (const [index, person] of [ann, bob, tess].entries())
      await person.done('vote', { table, seat: index + 1, abandon: 'yes' });
    await tess.done('open', { table, after: 0 });
    const again = () => {
      const { entries } = tess.table(table);
      return entries.slice(entries.findLastIndex(({ number }) => number === 1));
    };
    await tess.until(() => again().at(-1)?.entry === 'abandoned');
    expect(again()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ entry: 'said', text: 'He is in Lima.' }),
        expect.objectContaining({ entry: 'proposed', commands }),
      ]),
    );
    expect(again().some(({ entry }) => entry === 'private')).toBe(false);
    const { boards } = await tess.done('look', { table, move: 0, seat: 1 });
    expect(boards).toMatchObject([{ seat: 1, view: { viewer: 1 } }]);
  });

  test('gives advice to the side that decides, about itself', async () => {
    const { table, ann, tess, watch } = await begin();
    const { position } = ann.table(table);
    expect(await tess.refused('hint', { table, seat: 3, position })).toMatchObject({
      code: 'not-allowed',
      message: 'Another side decides now; hints are for what your own side decides.',
    });
    const eve = await enter(server);
    await eve.done('open', { table, key: watch! });
    expect((await eve.refused('chance', { table, seat: 0 })).code).toBe('not-allowed');
    expect((await ann.refused('chance', { table, seat: 3 })).code).toBe('not-your-seat');
    expect((await ann.refused('look', { table, move: 0, seat: 3 })).code).toBe('not-your-seat');
    expect((await ann.refused('export', { table })).code).toBe('seed-secret');
    expect((await ann.refused('deal', { table })).code).toBe('not-allowed');
  });

  test('is analysed for whoever has a side alone while it goes on, and for any side when it is over', async () => {
    const { table, ann, bob, tess } = await begin();
    const { side, line, statistics } = await tess.done('analysis', { table });
    expect({ side, first: line[0] }).toMatchObject({ side: 2, first: { seat: 3, from: 0, to: 1 } });
    expect(statistics.moves).toBe(1);
    expect(tess.table(table).entries.at(-1)).toMatchObject({ entry: 'hinted', seat: 3 });
    expect(await ann.refused('analysis', { table })).toMatchObject({
      code: 'not-allowed',
      message: 'A game that others play too is analysed when it is over.',
    });
    expect(await ann.refused('analysis', { table, side: 2 })).toMatchObject({
      code: 'not-allowed',
      message: 'Until a game between sides is over each is analysed for those on it.',
    });
    for (const [index, person] of [ann, bob, tess].entries())
      await person.done('vote', { table, seat: index + 1, abandon: 'yes' });
    expect(await ann.done('analysis', { table, side: 2 })).toMatchObject({ side: 2, line });
    expect(await ann.done('analysis', { table })).toMatchObject({ side: 1, line: [] });
    expect((await ann.refused('analysis', { table, side: 3 })).code).toBe('not-allowed');
  });

  test('is forked from what a side knows', async () => {
    const { table, ann, tess } = await begin();
    const hidden = (client: TestClient) => JSON.stringify(client.table(table).boards[0]!.view.shows);
    expect(hidden(ann)).not.toBe(hidden(tess));
    const { table: fork } = await ann.done('fork', { table, move: ann.table(table).move });
    await ann.done('open', { table: fork });
    expect(ann.table(fork).info!.origin).toMatchObject({ from: 'fork', deal: 'anew' });
  });

  test('lets nobody change sides, or empty a seat of the other one', async () => {
    const { table, ann, bob, tess, invite } = await begin();
    expect((await ann.refused('leave', { table, seat: 3 })).code).toBe('not-allowed');
    await tess.done('leave', { table, seat: 3 });
    expect((await ann.refused('sit', { table, seat: 3 })).code).toBe('not-allowed');
    const eve = await enter(server, 'Eve');
    await eve.done('open', { table, key: invite });
    expect((await eve.refused('sit', { table, seat: 3 })).code).toBe('not-allowed');
    await tess.done('sit', { table, seat: 3 });
    await bob.done('leave', { table, seat: 2 });
    expect((await tess.refused('bot', { table, seat: 2, bot: 'random' })).code).toBe('not-allowed');
    const { key } = await ann.done('hand-over', { table, seat: 2 });
    await eve.done('open', { table, key });
    await eve.until(() => eve.table(table).boards.length > 0);
    expect(eve.table(table).boards[0]!.seat).toBe(2);
  });

  test('is analysed, exported and dealt again like any other when it is over', async () => {
    const { table, ann, bob, tess } = await begin();
    for (const [index, person] of [ann, bob, tess].entries())
      await person.done('vote', { table, seat: index + 1, abandon: 'yes' });
    expect((await ann.done('export', { table })).text).toContain('challenges bio-terrorist');
    const { table: again } = await bob.done('fork', { table, move: 0 });
    await bob.done('open', { table: again });
    expect(bob.table(again).info!.origin).toMatchObject({ deal: 'same' });
  });
});
