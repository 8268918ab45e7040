import { answer } from '../../src/kernel/points.ts';
import { describe, expect, it } from 'vitest';
import { apply, seedFromText, start, view } from '../../src/index.ts';
import { infectionRate } from '../../src/kernel/rate.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { madeUpGame } from './madeUp.ts';

describe('the infection rate in force', () => {
  it('is what the rules make of the space of the marker, for the infect part and for everybody who looks', () => {
    const calm = { id: 'calm', points: [answer(infectionRate, (_s, _holder, rate) => rate - 1)] };
    const game = madeUpGame('calm', { modules: [...baseGame.modules, calm] }, { players: 2 });
    const { state } = start(game, seedFromText('calm'));
    for (let seat = 0; seat <= 2; seat++) expect(view(state, seat)).toMatchObject({ rate: 1, rateSpace: 1 });
    while (view(state, 0).frames.at(-1)!.frame !== 'infections') {
      const { turn, frames } = view(state, 0);
      const kind = frames.at(-1)!.frame === 'actions' ? 'end' : 'continue';
      expect(apply(state, { kind, seat: turn })).toMatchObject({ ok: true });
    }
    expect(view(state, 0).frames.at(-1)).toMatchObject({ left: 1 });
  });
});
