// Who plays with whom at a table.
import { expect, test } from 'vitest';
import {
  botsAgainst,
  companyOf,
  hasSides,
  isOneSide,
  isSideOf,
  mySides,
  seatsOfSide,
  sideOfMine,
  sidesThereAre,
  usualPeople,
} from '../../src/table/sides.ts';
import { EngineTable } from '../support/engineTable.ts';

const infoOf = (challenges: readonly string[], mine?: readonly number[]) =>
  new EngineTable({ game: 'base', boxes: ['brink'], players: 4, challenges }, 'sides', mine).model.info!;

test('where nobody plays against anybody all are on one side', () => {
  const info = infoOf([]);
  expect(hasSides(info)).toBe(false);
  expect(isOneSide(info, 1, 4)).toBe(true);
  expect(isOneSide(info, 0, 4)).toBe(true);
  expect(usualPeople(info)).toBe('one');
  expect(companyOf(info, 2)).toEqual([2]);
});

test('the Bio-Terrorist plays against all others', () => {
  const info = infoOf(['bio-terrorist']);
  expect(hasSides(info)).toBe(true);
  expect([1, 2, 3].map((seat) => isOneSide(info, seat, 4))).toEqual([false, false, false]);
  expect(isOneSide(info, 1, 3)).toBe(true);
  expect(isOneSide(info, 0, 1)).toBe(false);
  expect(seatsOfSide(info, 1)).toEqual([1, 2, 3]);
  expect(isSideOf(info, 2, [4])).toBe(true);
  expect(isSideOf(info, 2, [1, 2])).toBe(false);
});

test('only my own seats look together, and opponents at one device are several people', () => {
  expect(companyOf(infoOf(['bio-terrorist']), 2)).toEqual([1, 2, 3]);
  expect(companyOf(infoOf(['bio-terrorist'], [1, 3, 4]), 1)).toEqual([1, 3]);
  expect(companyOf(infoOf(['bio-terrorist'], [1, 3]), 4)).toEqual([4]);
  expect(usualPeople(infoOf(['bio-terrorist']))).toBe('several');
  expect(usualPeople(infoOf(['bio-terrorist'], [1, 2]))).toBe('one');
});

test('a side is mine where no other person plays for it', () => {
  const info = infoOf(['bio-terrorist'], [4]);
  expect(sidesThereAre(info)).toEqual([1, 2]);
  expect([mySides(info), sideOfMine(info)]).toEqual([[2], 2]);
  const partly = infoOf(['bio-terrorist'], [1, 2]);
  expect([mySides(partly), sideOfMine(partly)]).toEqual([[1], undefined]);
  const withBot = {
    ...partly,
    seats: partly.seats.map((one) => (one.seat === 3 ? { seat: 3, side: 1, bot: 'fast' } : one)),
  };
  expect(sideOfMine(withBot)).toBe(1);
  expect(sideOfMine(infoOf(['bio-terrorist']))).toBeUndefined();
  expect([mySides(infoOf([])), sidesThereAre(infoOf([]))]).toEqual([[], []]);
});

test('bots of the other side stay where I play on', () => {
  const info = infoOf(['bio-terrorist'], [4]);
  const seats = info.seats.map((one) => (one.seat < 3 ? { ...one, bot: 'fast' } : one));
  expect([...botsAgainst({ ...info, seats })]).toEqual([
    [1, 'fast'],
    [2, 'fast'],
  ]);
  expect([...botsAgainst(infoOf(['bio-terrorist']))]).toEqual([]);
});
