// Whose turn it is, and what waits for me.
import { describe, expect, test } from 'vitest';
import { actingSeat, boardFor, isOn, openQuestions, turnOf } from '../../src/table/seats.ts';
import { board, info } from './support/entries.ts';

describe('the seat that acts', () => {
  const boards = [board(1, 2, ['airlift 1 to cairo']), board(2, 2, ['end']), board(3, 2, [])];
  test('is the one the game waits for', () => expect(actingSeat({ boards })).toBe(2));
  test('is the one I chose where it can say something', () => {
    expect(actingSeat({ boards }, 1)).toBe(1);
    expect(actingSeat({ boards }, 3)).toBe(2);
    expect(actingSeat({ boards }, 4)).toBe(2);
  });
  test('is one that can say something while others are waited for', () => {
    expect(actingSeat({ boards: [board(3, 2, []), board(1, 2, ['forecast'])] })).toBe(1);
  });
  test('is none where I can only wait or watch', () => {
    expect(actingSeat({ boards: [board(1, 2, [])] }, 1)).toBeUndefined();
    expect(actingSeat({ boards: [board(0, 2, [])] })).toBeUndefined();
  });
});

test('the board of a seat, or the first one there is', () => {
  const boards = [board(1, 2, []), board(2, 2, ['end'])];
  expect(boardFor({ boards, info: info() }, 2)).toBe(boards[1]);
  expect(boardFor({ boards, info: info() }, 3)).toBe(boards[0]);
  expect(boardFor({ boards: [], info: info() }, 1)).toBeUndefined();
});

test('the board of a game that was given up waits for nobody', () => {
  const given = { boards: [board(1, 2, [])], info: info({ status: 'abandoned' }) };
  expect(boardFor(given, 1)?.view.waitsFor).toBe(0);
});

test('nobody acts where the log goes further than it can be read', () => {
  const stopped = { number: 6, message: 'The log of this table cannot be read beyond entry 5: so it is.' };
  const proposals = [{ proposal: 5, seat: 2, commands: ['drive cairo'], played: 0, answers: [] }];
  const broken = { boards: [board(1, 2, [])], info: info({ stopped, proposals }) };
  expect([isOn(info()), isOn(broken.info), isOn(info({ status: 'over' })), isOn(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(boardFor(broken, 1)?.view.waitsFor).toBe(0);
  expect(openQuestions({ info: info({ proposals }) })).toHaveLength(1);
  expect(openQuestions(broken)).toEqual([]);
});

test('whose turn it is', () => {
  expect(turnOf({ boards: [] })).toBeUndefined();
  expect(turnOf({ boards: [board(1, 2, [])] })).toEqual({ turn: 1, waitsFor: 2, waitsForMe: 'no' });
  expect(turnOf({ boards: [board(1, 2, []), board(2, 2, [])] })?.waitsForMe).toBe('yes');
  expect(turnOf({ boards: [board(0, 0, [])] })?.waitsForMe).toBe('no');
});

test('plans that I have not answered', () => {
  const plan = { commands: ['drive cairo'], played: 0 };
  const proposals = [
    { ...plan, proposal: 5, seat: 1, answers: [] },
    { ...plan, proposal: 6, seat: 2, answers: [{ seat: 1, answer: 'yes' } as const] },
    { ...plan, proposal: 7, seat: 4, answers: [{ seat: 3, answer: 'no' } as const] },
  ];
  const you = { seats: [1, 3], host: 'no', maySit: 'no' } as const;
  const open = openQuestions({ info: info({ proposals, you }) });
  expect(open.map(({ proposal, seats }) => [proposal.proposal, seats])).toEqual([
    [6, [3]],
    [7, [1]],
  ]);
  expect(openQuestions({ info: undefined })).toEqual([]);
});
