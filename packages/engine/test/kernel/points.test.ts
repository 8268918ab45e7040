import { describe, expect, it } from 'vitest';
import { seedFromText, start } from '../../src/index.ts';
import { defineField, write } from '../../src/kernel/field.ts';
import {
  allRun,
  answer,
  answerDuring,
  anyFor,
  anyOf,
  commonPoint,
  foldFor,
  foldOf,
  personalPoint,
  runFor,
  whoSaysYes,
} from '../../src/kernel/points.ts';
import { FLAG } from '../../src/kernel/ranges.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { madeUpGame } from './madeUp.ts';

const common = {
  any: commonPoint.any('commonQuestion'),
  fold: commonPoint.fold('commonCount'),
  all: commonPoint.all('commonReaction'),
};
const personal = {
  any: personalPoint.any('ownQuestion'),
  fold: personalPoint.fold('ownCount'),
  all: personalPoint.all('ownReaction'),
};

describe('answers that are given while something is in force', () => {
  const inForce = defineField('inForce', 1, 'public', FLAG);
  const reactions: number[] = [];
  const passing = {
    id: 'passing',
    fields: [inForce],
    points: [common, personal].flatMap(({ any, fold, all }) => [
      answerDuring(inForce, any, () => true),
      answerDuring(inForce, fold, (_s, _seat, count) => count + 1),
      answerDuring(inForce, all, (_s, seat) => reactions.push(seat)),
    ]),
  };
  const lasting = {
    id: 'lasting',
    points: [common.fold, personal.fold].map((fold) => answer(fold, (_s, _seat, count) => count * 10)),
  };
  const game = madeUpGame('in force', { modules: [...baseGame.modules, passing, lasting] }, { players: 2 });

  it('are not asked for otherwise, in whatever way the point combines them', () => {
    const { state } = start(game, seedFromText('in force'));
    for (const [set, yes, count] of [
      [0, false, 10],
      [1, true, 20],
      [0, false, 10],
    ] as const) {
      write(state, inForce, set);
      expect([anyOf(state, common.any), anyFor(state, personal.any, 1)]).toEqual([yes, yes]);
      expect(whoSaysYes(state, common.any)).toBe(yes ? passing.id : '');
      expect([foldOf(state, common.fold, 1), foldFor(state, personal.fold, 1, 1)]).toEqual([count, count]);
      reactions.length = 0;
      allRun(state, common.all);
      runFor(state, personal.all, 1);
      expect(reactions).toEqual(yes ? [-1, 1] : []);
    }
  });

  it('depend on a field that a module of the table has', () => {
    const forgetful = { ...passing, fields: [] };
    expect(() =>
      madeUpGame('forgetful', { modules: [...baseGame.modules, forgetful] }, { players: 2 }),
    ).toThrow(/inForce/u);
  });

  it('are those of the table: a role answers always', () => {
    const role = { ...baseGame.roles[0]!, fields: [inForce], points: passing.points.slice(0, 1) };
    const roles = [role, ...baseGame.roles.slice(1)];
    expect(() => madeUpGame('partly', { roles }, { players: 2 })).toThrow(/always/u);
  });
});
