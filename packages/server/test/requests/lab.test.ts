// Tables with the laboratory on a real server: a list of cards of their own, samples taken back, drawn cards not, as text and as forks, watched;
// and alone with the CDC.
import { legal } from '@cordon/engine';
import { parseRequest } from '@cordon/protocol/requests';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import {
  agree,
  enter,
  everybodyLeaves,
  gatherAndStart,
  legalOf,
  play,
  savedGame,
} from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

/** All cards alike, with letters in another order than the one they are written in. */
const OWN = Array.from({ length: 14 }, () => 'g2r1k3-rk');
const SPELLED = OWN.map(() => 'k3r1g2-kr');
const lab = { game: 'base', boxes: ['lab'], challenges: ['lab'], decks: { sequence: OWN } };

const labOf = (client: TestClient, table: string): unknown =>
  client.table(table).boards[0]!.view.shows['laboratory'];
const waitsIn = (client: TestClient, table: string): unknown =>
  client.table(table).boards[0]!.view.frames.at(-1)?.frame;

async function undo(client: TestClient, table: string, seat: number): Promise<void> {
  await client.done('undo', { table, seat, position: client.table(table).position });
}

describe('a table with the lab', () => {
  test('plays with its own cards; a sample can be taken back, a drawn card cannot', async () => {
    const text = savedGame({ ...lab, roles: ['scientist', 'medic'] }, ['1: drive chicago'], (state) =>
      legal(state, 1).some(({ kind }) => kind === 'treat'),
    );
    const { table, watch, people } = await gatherAndStart(server, { text, watchers: 'allowed' });
    const [ann, bob] = people as [TestClient, TestClient];
    expect(ann.table(table).info?.config.decks).toEqual({ sequence: SPELLED });
    const eve = await enter(server, 'Eve');
    await eve.done('open', { table, key: watch! });
    const treat = legalOf(ann, table, 1).find((words) => words.startsWith('treat '))!;
    const before = ann.table(table).boards;
    await play(ann, table, 1, treat);
    expect(waitsIn(ann, table)).toBe('sample');
    await play(ann, table, 1, 'sample into sample-2');
    const colour = treat.slice('treat '.length);
    expect(labOf(ann, table)).toMatchObject({ dishes: { 'sample-2': { [colour]: 1 } } });
    await undo(ann, table, 1);
    expect(waitsIn(ann, table)).toBe('sample');
    await undo(ann, table, 1);
    expect(ann.table(table).boards).toEqual(before);

    await play(ann, table, 1, treat, 'sample into sample-1', 'drive atlanta', 'sequence');
    expect(waitsIn(ann, table)).toBe('sequencing');
    const late = await ann.refused('undo', { table, seat: 1, position: ann.table(table).position });
    expect(late.message).toContain('revealed');
    await play(ann, table, 1, 'drop-sequence');
    await agree(table, ann, bob, eve);
    for (const one of [ann, bob, eve])
      expect(labOf(one, table)).toMatchObject({
        dishes: { 'sample-1': { [colour]: 1 } },
        research: [{ sequence: 'k3r1g2-kr' }, {}],
        sequence: { left: 12, discard: ['k3r1g2-kr'] },
      });

    const { table: fork } = await bob.done('fork', { table, move: ann.table(table).move });
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    const { text: saved } = await ann.done('export', { table });
    expect(saved).toContain(`deck sequence ${SPELLED.join(' ')}\n`);
    const { table: copy } = await bob.done('import', { text: saved });
    for (const other of [copy, fork]) {
      await bob.done('open', { table: other });
      for (const seat of [1, 2]) await bob.done('sit', { table: other, seat });
      await bob.done('start', { table: other });
      await bob.until(() => bob.table(other).boards.length > 0);
      expect(labOf(bob, other)).toEqual(labOf(ann, table));
    }
  });

  const wrongCard = OWN.with(2, 'y4-r');
  test.each([
    // What is no word of the protocol is a card all the same.
    ...['K4-k', '', 'k4 -k', '4k–k', ' k4-k', 'k4-k\u202e', '__proto__'].map((card): [object, string] => [
      { ...lab, decks: { sequence: OWN.with(13, card) } },
      `Card 14 of the sequence deck, “${card.replace('\u202e', '\ufffd')}”, is not written like k3r1g2-kr: circles with counts, a hyphen, vials.`,
    ]),
    [{ ...lab, decks: { sequence: OWN.slice(1) } }, 'The sequence deck has 14 cards, not 13.'],
    [
      { ...lab, decks: { sequence: wrongCard } },
      'Card 3 of the sequence deck, “y4-r”, shows the red vial, but none of its circles takes a red cube.',
    ],
    [{ ...lab, decks: { cards: OWN } }, 'There is no deck “cards”; there are sequence.'],
    [{ ...lab, challenges: [] }, 'There is no deck “sequence”; there are none.'],
    [{ ...lab, challenges: ['solo'], decks: {}, players: 2 }, 'Solo mode is for 1 player.'],
    [{ ...lab, decks: {}, players: 1 }, 'This game is for 2 to 5 players.'],
    [
      { ...lab, challenges: ['solo'], decks: {}, roles: ['medic', 'pilot'] },
      '1 player needs 1 role, but 2 are named.',
    ],
  ])('%j is refused with the card or the number', async (config, message) => {
    const ann = await enter(server, 'Ann');
    expect(await ann.refused('create', { config })).toMatchObject({ code: 'bad-configuration', message });
    expect(await ann.done('tables', {})).toMatchObject({ tables: [] });
  });

  test.each([
    [{ sequence: OWN.with(1, 'k'.repeat(101)) }, 'Card 2 of “config.decks” is too long or too large.'],
    [
      { sequence: [...OWN.slice(1), 4] },
      'Card 14 of “config.decks” is missing or of the wrong type (expected string).',
    ],
  ])('%j names the card too', (decks, message) => {
    const request = { type: 'create', id: 1, config: { ...lab, decks } };
    expect(parseRequest(JSON.stringify(request))).toMatchObject({ ok: false, message });
  });

  test('a deck that no table can have is no message', () => {
    const many = Array.from({ length: 61 }, () => 'k4-k');
    for (const decks of [
      { sequence: many },
      { sequence: ['k4-k'.repeat(40)] },
      { sequence: 'k4-k' },
      { sequence: [4] },
      Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`deck${String(index)}`, many])),
    ])
      expect(
        parseRequest(JSON.stringify({ type: 'create', id: 1, config: { ...lab, decks } })),
      ).toMatchObject({ ok: false, code: decks.sequence === undefined ? 'too-large' : 'bad-message' });
  });

  test('a saved game with a bad card is refused with the card', async () => {
    const ann = await enter(server, 'Ann');
    const text = savedGame(lab).replace('deck sequence k3r1g2-kr', 'deck sequence k3r1g2-kk');
    const refused = await ann.refused('import', { text });
    expect(refused.code).toBe('bad-save');
    expect(refused.message).toContain(
      'Card 1 of the sequence deck, “k3r1g2-kk”, shows the black vial twice.',
    );
  });
});

describe('the lab alone', () => {
  test('whoever sits down on either seat has both, and nobody else comes in; hints know the CDC’s step', async () => {
    const ann = await enter(server, 'Ann');
    const config = { ...lab, challenges: ['lab', 'solo'], options: { windows: 'possible' } };
    const { table, invite } = await ann.done('create', { config });
    await ann.done('open', { table });
    await ann.done('sit', { table, seat: 2 });
    expect(ann.table(table).info?.you.seats).toEqual([1, 2]);
    const bob = await enter(server, 'Bob');
    await bob.done('open', { table, key: invite });
    for (const seat of [1, 2])
      expect(await bob.refused('sit', { table, seat })).toMatchObject({ code: 'seat-taken' });
    expect(await bob.refused('sit', { table, seat: 3 })).toMatchObject({ code: 'no-such-seat' });
    await ann.done('start', { table });
    await ann.until(() => ann.table(table).boards.length === 2);
    await play(ann, table, 1, 'end');
    while (ann.table(table).boards[0]!.view.waitsFor === 1)
      await play(ann, table, 1, legalOf(ann, table, 1)[0]!);
    expect(waitsIn(ann, table)).toBe('cdc');
    const { position } = ann.table(table);
    const hint = await ann.done('hint', { table, seat: 2, position });
    expect(hint.seat).toBe(2);
    expect(hint.best.reasons.length).toBeGreaterThan(0);
    expect(legalOf(ann, table, 2)).toContain('sequence');
    await play(ann, table, 2, 'sequence');
    const late = await ann.refused('undo', { table, seat: 1, position: ann.table(table).position });
    expect(late.message).toContain('revealed');
    await play(ann, table, 2, 'drop-sequence');
    // Where a hand holds an event, the step stays open as a window.
    if (waitsIn(ann, table) === 'cdc') await play(ann, table, 2, 'rest');
    expect(ann.table(table).boards[0]!.view).toMatchObject({ turnsDone: 1, waitsFor: 1 });
    expect((await ann.done('export', { table })).text).toMatch(/^2: drop-sequence$/mu);
  });
});
