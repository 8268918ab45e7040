import { describe, expect, test } from 'vitest';
import { meanwhileOf } from '../../src/panels/meanwhile.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { EngineTable } from '../support/engineTable.ts';

/** Plays on until it is the turn of this seat and it has not acted yet; by the first command that ends things soon. */
function untilTurnOf(table: EngineTable, seat: number, others: number): void {
  let isOthers = false;
  for (let move = 0; move < 200; move++) {
    const { turn } = table.scene('en').view;
    if (turn === others) isOthers = true;
    if (isOthers && turn === seat) return;
    const offers = table.legal(table.waitsFor);
    table.play(table.waitsFor, offers.at(-1)!.words);
  }
}

const seenBy = (scene: Scene, own: readonly number[]) => meanwhileOf({ ...scene, own });

describe.each(['base', 'iberia'])('%s', (game) => {
  const table = new EngineTable({ game, players: 2 }, 'meanwhile');
  untilTurnOf(table, 1, 2);
  const scene = table.scene('en');

  test('tells the turns of others when it is mine again', () => {
    const told = seenBy(scene, [1]);
    expect(told?.now).toBe('my turn');
    expect(told?.turns.map(({ turn }) => turn.seat)).toEqual([2]);
    expect(told?.turns[0]?.text).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('tells nothing to whoever played them, watches, or looks at an earlier board', () => {
    expect(seenBy(scene, [1, 2])).toBeUndefined();
    expect(seenBy(scene, [])).toBeUndefined();
    expect(meanwhileOf({ ...scene, own: [1], past: 1 })).toBeUndefined();
  });

  test('is over with the first move', () => {
    const offers = table.legal(1);
    table.play(1, offers[0]!.words);
    expect(seenBy(table.scene('en'), [1])).toBeUndefined();
    // Whoever waits is told of the turn that goes on.
    expect(seenBy(table.scene('en'), [2])?.now).toBe('their turn');
  });
});

test('private cards of others are not named', () => {
  const table = new EngineTable({ game: 'base', players: 2, options: { hands: 'private' } }, 'secret', [1]);
  untilTurnOf(table, 1, 2);
  const told = seenBy(table.scene('en'), [1]);
  expect(told?.turns[0]?.text).toMatch(/drew (\d|an epidemic and 1)/u);
});
