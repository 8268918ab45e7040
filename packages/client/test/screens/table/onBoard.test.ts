// What lights up is what can be answered by a click, and every click on it answers.
import { expect, it } from 'vitest';
import { narrow } from '../../../src/choices/narrow.ts';
import type { Place } from '../../../src/choices/places.ts';
import { readOffers } from '../../../src/choices/read.ts';
import { factsOf } from '../../../src/games/games.ts';
import { allowedBy, answeredBy, boardSeats, ghostsOf, litBy } from '../../../src/screens/table/onBoard.ts';
import { faceWith } from '../../../src/boxes/face.ts';
import { boxesOf } from '../../../src/boxes/load.ts';
import type { Selection } from '../../../src/scene/selection.ts';
import { lookAround, tables } from '../../choices/positions.ts';
import { EngineTable } from '../../support/engineTable.ts';

const action = (kind: string): Selection => ({ what: 'action', kind, answers: [] });

it('lights up the places that an action asks for', () => {
  const offers = readOffers(factsOf('base'), ['drive paris', 'drive essen', 'build'], 1);
  const allowed = allowedBy(action('drive'), offers);
  expect([...litBy(allowed).cities]).toEqual(['paris', 'essen']);
  expect(answeredBy({ type: 'city', id: 'paris' }, allowed)).toBe('to');
  expect(answeredBy({ type: 'city', id: 'cairo' }, allowed)).toBeUndefined();
  expect(answeredBy({ type: 'region', id: 'paris' }, allowed)).toBeUndefined();
});

it('lights up nothing, the same nothing each time, where no action is in hand', () => {
  const offers = readOffers(factsOf('base'), ['drive paris', 'drive essen'], 1);
  const [one, other] = [allowedBy({ what: 'nothing' }, offers), allowedBy({ what: 'city', city: 'x' }, [])];
  expect(one).toBe(other);
  expect(litBy(one)).toBe(litBy([]));
  expect(litBy(one).cities.size).toBe(0);
});

it('lights up nothing more once the place is decided', () => {
  const offers = readOffers(factsOf('base'), ['send 2 to paris', 'send 3 to paris'], 1);
  expect(litBy(allowedBy(action('send'), offers)).cities.size).toBe(0);
});

it('in real games every place that lights up answers, and leaves commands that can be played', () => {
  let lit = 0;
  lookAround(tables().slice(0, 10), 1, ({ facts, legal, seat }) => {
    const offers = readOffers(facts, legal, seat);
    for (const kind of new Set(offers.map((offer) => offer.kind.name))) {
      const allowed = allowedBy(action(kind), offers);
      const { cities, regions, lines } = litBy(allowed);
      const places: Place[] = [
        ...[...cities].map((id) => ({ type: 'city', id }) as const),
        ...[...regions].map((id) => ({ type: 'region', id }) as const),
        ...[...lines].map((id) => ({ type: 'line', id }) as const),
      ];
      for (const place of places.slice(0, 4)) {
        lit++;
        const operand = answeredBy(place, allowed);
        expect(operand, `${kind} ${place.id}`).toBeDefined();
        expect(narrow(allowed, [{ operand: operand!, value: place.id }]).offers).not.toEqual([]);
      }
    }
  });
  expect(lit).toBeGreaterThan(1000);
});

it('draws the steps of a plan from city to city', () => {
  const table = new EngineTable({ game: 'base', players: 2, roles: ['medic', 'scientist'] }, 'ghosts', [1]);
  const scene = table.scene('en', 1);
  expect(ghostsOf(['drive chicago', 'drive montreal'], scene)).toEqual([
    { from: 'atlanta', to: 'chicago', label: '1' },
    { from: 'chicago', to: 'montreal', label: '2' },
  ]);
  expect(ghostsOf([], scene)).toEqual([]);
});

it('says of each pawn whose it is and whether it is to move', () => {
  const table = new EngineTable({ game: 'base', players: 2, roles: ['medic', 'scientist'] }, 'pawns', [2]);
  const seats = boardSeats(table.scene('en', 2));
  expect(seats.map(({ mine }) => mine)).toEqual(['no', 'yes']);
  expect(seats.filter(({ turn }) => turn === 'yes')).toHaveLength(1);
  expect(seats[0]?.label).toBe('Person 1, Medic');
  expect(seats[0]?.initials).toBe('P1');
});

it('marks the pawn that Special Orders let the active player move, and says so at its city', async () => {
  const table = new EngineTable({ game: 'base', players: 2, boxes: ['brink'] }, 'orders', [1, 2]);
  const [one, other] = [table.waitsFor, 3 - table.waitsFor];
  const scene = table.scene('en', one);
  const face = faceWith('base', await boxesOf('en', ['brink']));
  const ordered = {
    ...scene,
    face,
    view: { ...scene.view, shows: { ...scene.view.shows, specialOrders: other } },
  };
  expect(boardSeats({ ...scene, face }).map(({ led }) => led)).toEqual(['no', 'no']);
  expect(
    boardSeats(ordered)
      .filter(({ led }) => led === 'yes')
      .map(({ seat }) => seat),
  ).toEqual([other]);
  const { city = '' } = scene.view.seats[other - 1]!;
  expect(scene.say.describeCity(scene.speaker, ordered.view, city)).toContain('Special Orders');
  expect(scene.say.describeCity(scene.speaker, ordered.view, 'sydney')).not.toContain('Special Orders');
});
