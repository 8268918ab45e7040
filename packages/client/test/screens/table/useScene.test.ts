// What the table screen looks at, put together from what a page was told.
import { view } from '@cordon/engine';
import { expect, it } from 'vitest';
import { sceneOf } from '../../../src/screens/table/useScene.ts';
import { emptyTable } from '../../../src/table/model.ts';
import { gameWords } from '../../../src/words/game/index.ts';
import { EngineTable } from '../../support/engineTable.ts';

const REQUEST = { game: 'base', players: 3, roles: ['medic', 'operations-expert', 'scientist'] };
const say = gameWords('en');

it('there is nothing to look at before the table has been told', () => {
  const model = emptyTable('tabletable');
  expect(sceneOf({ model, say, seat: 1, past: undefined, place: 'local' })).toBeUndefined();
});

it('people are called by their names online, and by their roles in this browser', () => {
  const { model } = new EngineTable(REQUEST, 'names');
  const online = sceneOf({ model, say, seat: 1, past: undefined, place: 'online' })!;
  const local = sceneOf({ model, say, seat: 1, past: undefined, place: 'local' })!;
  expect(online.names.seat(2)).toBe('Person 2');
  expect(online.names.initials(2)).toBe('P2');
  expect(local.names.seat(2)).toBe('Operations Expert');
  expect(local.names.initials(2)).toBe('OE');
  expect(local.names.initials(1)).toBe('M');
});

it('a pawn has the letters of the words that tell its role from others', () => {
  const { model } = new EngineTable(
    { ...REQUEST, roles: ['quarantine-specialist', 'medic', 'scientist'] },
    'q',
  );
  const { names } = sceneOf({ model, say: gameWords('fr'), seat: 1, past: undefined, place: 'local' })!;
  expect(names.seat(1)).toBe('Spécialiste en mise en quarantaine');
  expect(names.initials(1)).toBe('SQ');
});

it('offers what the seat can do now, and nothing while looking back', () => {
  const table = new EngineTable(REQUEST, 'offers');
  const seat = table.waitsFor;
  const { model, state } = table;
  const now = sceneOf({ model, say, seat, past: undefined, place: 'local' })!;
  expect(now.offers.map(({ words }) => words)).toEqual(table.legal(seat).map(({ words }) => words));
  expect(now.past).toBeUndefined();
  const earlier = { ...view(state, seat), outbreaks: 3 };
  const back = sceneOf({ model, say, seat, past: { move: 0, view: earlier }, place: 'local' })!;
  expect(back.offers).toEqual([]);
  expect(back.past).toBe(0);
  expect(back.view.outbreaks).toBe(3);
});

it('speaks the language of its words', () => {
  const { model } = new EngineTable(REQUEST, 'words');
  const scene = sceneOf({ model, say: gameWords('fr'), seat: 1, past: undefined, place: 'local' })!;
  expect(scene.names.role('scientist')).toBe('Scientifique');
  expect(scene.speaker.language).toBe('fr');
});
