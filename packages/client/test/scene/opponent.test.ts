// The Bio-Terrorist's pawn and hand, for himself and for the others.
import { expect, test } from 'vitest';
import { handIn, heldBy } from '../../src/scene/opponent.ts';
import { sceneAt, TERRORIST, terroristTable, untilHisTurn } from '../support/terroristTable.ts';

test('he sees his own pawn and his cards, and nobody else does', async () => {
  const table = terroristTable();
  untilHisTurn(table, 'lima');
  const his = await sceneAt(table, TERRORIST);
  expect(his.view.seats[TERRORIST - 1]?.city).toBe('lima');
  expect(handIn(his, TERRORIST).cards).toHaveLength(2);
  for (const seat of [1, 2]) {
    const theirs = await sceneAt(table, seat);
    expect(theirs.view.seats[TERRORIST - 1]?.city).toBeUndefined();
    expect(handIn(theirs, TERRORIST)).toEqual({ cards: [], size: 2 });
    expect(theirs.opponent?.possible).toContain('lima');
  }
});

test('his cards are infection cards, those of the others player cards', async () => {
  const scene = await sceneAt(terroristTable(), 1);
  expect([1, 2, 3].map((seat) => heldBy(scene, seat))).toEqual(['card', 'card', 'infection']);
  expect(handIn(scene, 1)).toEqual({
    cards: scene.view.seats[0]!.hand,
    size: scene.view.seats[0]!.handSize,
  });
});

test('a table without aids does not gather where he may be', async () => {
  const table = terroristTable();
  untilHisTurn(table, 'lima');
  const info = { ...table.model.info!, aids: { infectionPanel: 'no', hints: 'yes' } as const };
  table.model = { ...table.model, info };
  const { opponent, say, speaker, view } = await sceneAt(table, 1);
  expect(opponent?.possible).toEqual([]);
  expect(
    say
      .describePlaces(speaker, view)
      .flatMap(({ lines }) => lines)
      .join(' '),
  ).not.toContain('may be');
  expect(say.describeCity(speaker, view, 'cairo')).not.toContain('may be');
});
