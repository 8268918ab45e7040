// What one device tells one of its sides of what the other keeps to itself.
import { expect, test } from 'vitest';
import { privateTo } from '../../src/table/private.ts';
import { EngineTable } from '../support/engineTable.ts';

const TEAM = [1, 2];
const OTHERS = [3];
const ANN = { id: 'gann', name: 'Ann' };

const tableOf = (): EngineTable =>
  new EngineTable({ game: 'base', boxes: ['brink'], challenges: ['bio-terrorist'], players: 3 }, 'private');

test('talk and plans of another side are told as what is private, without a word of them', () => {
  const table = tableOf();
  table.write({ entry: 'said', person: ANN, seat: 1, side: 1, text: 'He is in Cairo.' });
  table.write({ entry: 'proposed', seat: 2, commands: ['2: drive cairo'] });
  table.write({ entry: 'answered', seat: 1, proposal: 3, answer: 'yes' });
  table.write({ entry: 'withdrawn', seat: 2, proposal: 3 });
  const told = (seats: readonly number[]) => privateTo(table.model, seats).entries.slice(-4);
  expect(told(TEAM)).toEqual(table.model.entries.slice(-4));
  expect(told(OTHERS).map(({ entry }) => entry)).toEqual(['private', 'private', 'private', 'private']);
  expect(JSON.stringify(told(OTHERS))).not.toContain('cairo');
  expect(JSON.stringify(told(OTHERS))).not.toContain('Cairo');
});

test('what is said to everybody is told to everybody', () => {
  const table = tableOf();
  table.write({ entry: 'said', person: ANN, seat: 1, text: 'Good luck!' });
  expect(privateTo(table.model, OTHERS).entries.at(-1)).toMatchObject({ entry: 'said', text: 'Good luck!' });
});

test('plans that lie open are those of the own side', () => {
  const { model } = tableOf();
  const proposal = { id: 9, seat: 1, commands: ['1: end'], note: '', done: 0, stale: 'no', answers: [] };
  const info = { ...model.info!, proposals: [proposal as never] };
  expect(privateTo({ ...model, info }, TEAM).info?.proposals).toHaveLength(1);
  expect(privateTo({ ...model, info }, OTHERS).info?.proposals).toEqual([]);
});
