// Tokens against the three cubes of an epidemic, and what is still due after the active player was asked.
import { describe, expect, it } from 'vitest';
import { apply, parseCommand, restore, sameState, snapshot, view } from '../../../src/index.ts';
import { iberia, type IberianScenario } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician', 'agronomist'];
const drawNext = ['epidemic', 'vigo'];
/** Barcelona lies on r08, r12 and r16; its neighbours are Girona, Zaragoza, Tarragona and Palma de Mallorca. */
const bottom = { roles, drawNext, infectLast: ['barcelona'] };

const outbreaksTold = (s: IberianScenario): number =>
  s.facts.filter(({ fact }) => fact === 'outbreak').length;

describe('Tokens in one region against an epidemic', () => {
  it('IB-EPI-7 each adjacent token takes the place of one cube and goes back to the supply', () => {
    iberia({ ...bottom, tokens: { r08: 2 } })
      .does('end')
      .cubes('barcelona', 'yellow', 1)
      .supply('yellow', 23)
      .tokens('r08', 0)
      .tokensLeft(14)
      .asks('infections');
  });

  it('IB-EPI-7 a token in a region that does not touch the city stays and helps nothing', () => {
    iberia({ ...bottom, tokens: { r17: 2 } })
      .does('end')
      .cubes('barcelona', 'yellow', 3)
      .tokens('r17', 2);
  });

  it('IB-EPI-8 IB-EPI-7 three cubes are tried, tokens come off first, and what is over three is one outbreak', () => {
    for (const before of [0, 1, 2, 3]) {
      for (const there of [0, 1, 2, 3, 4]) {
        const spent = Math.min(3, there);
        const sum = before + 3 - spent;
        iberia({ ...bottom, tokens: { r08: there }, cubes: { barcelona: { yellow: before } } })
          .does('end')
          .cubes('barcelona', 'yellow', Math.min(3, sum))
          .tokens('r08', there - spent)
          .outbreaks(sum > 3 ? 1 : 0)
          .cubes('palma-de-mallorca', 'yellow', sum > 3 ? 1 : 0)
          .asks('infections');
      }
    }
  });
});

describe('Tokens in several regions against an epidemic', () => {
  it('IB-EPI-9 the active player chooses the region of each token, one by one, as long as there are several', () => {
    const s = iberia({ ...bottom, tokens: { r08: 2, r16: 2 } });
    s.does('end').asks('payment', { city: 'barcelona', colour: 'yellow' }).waitsFor('sailor');
    expect(s.legal()).toEqual(['1: pay girona', '1: pay palma-de-mallorca']);
    s.does('pay r16').tokens('r16', 1).asks('payment', { city: 'barcelona' });
    s.does('pay r16')
      .tokens('r16', 0)
      .tokens('r08', 1) // one region was left: it paid without a question
      .cubes('barcelona', 'yellow', 0)
      .asks('infections');
  });

  it('IB-EPI-9 other answers leave other tokens on the board', () => {
    const result = (...answers: readonly string[]): unknown => {
      const s = iberia({ ...bottom, tokens: { r08: 2, r16: 2 } }).does('end', ...answers);
      return s.cubes('barcelona', 'yellow', 0).asks('infections').view().shows['tokens'];
    };
    expect(result('pay r08', 'pay r08')).toEqual({ 'palma-de-mallorca': 1 });
    expect(result('pay r16', 'pay r16')).toEqual({ girona: 1 });
    expect(result('pay r08', 'pay r16', 'pay r08')).toEqual({ 'palma-de-mallorca': 1 });
    expect(result('pay r08', 'pay r16', 'pay r16')).toEqual({ girona: 1 });
  });

  it('IB-EPI-9 nobody else answers, a region without tokens or away from the city does not pay', () => {
    iberia({ ...bottom, tokens: { r08: 2, r16: 2, r17: 1 } })
      .does('end')
      .as('politician')
      .refuses('pay r08', 'not-your-turn')
      .as('agronomist')
      .refuses('pay r16', 'not-your-turn')
      .as('sailor')
      .refuses('pay r12', 'no-token')
      .refuses('pay r17', 'region-elsewhere')
      .refuses('infect', 'not-now')
      .allows('pay r08', 'pay r16');
  });

  it('IB-EPI-9 IB-EPI-7 nobody is asked where all tokens around the city are needed', () => {
    iberia({ ...bottom, tokens: { r08: 1, r12: 1, r16: 1 }, cubes: { barcelona: { yellow: 3 } } })
      .does('end')
      .cubes('barcelona', 'yellow', 3)
      .tokensLeft(14)
      .outbreaks(0)
      .asks('infections');
    iberia({ ...bottom, tokens: { r08: 1, r12: 1, r16: 2 } })
      .does('end', 'pay r16', 'pay r12')
      .asks('payment') // one cube is due, two tokens could go
      .does('pay r08')
      .cubes('barcelona', 'yellow', 0)
      .tokens('r16', 1)
      .tokensLeft(13);
  });

  it('IB-EPI-8 tokens of two regions are too few: what they leave is placed, once', () => {
    const s = iberia({ ...bottom, tokens: { r08: 1, r16: 1 } });
    s.does('end')
      .told(
        { fact: 'tokenSpent', city: 'barcelona' },
        { fact: 'tokenSpent', city: 'barcelona' },
        { fact: 'placed', city: 'barcelona', count: 1, now: 1, cause: 'epidemic' },
        { fact: 'infectionDiscarded', city: 'barcelona' },
        { fact: 'intensified' },
      )
      .cubes('barcelona', 'yellow', 1)
      .supply('yellow', 23)
      .tokensLeft(14)
      .asks('infections');
  });

  it('IB-EPI-8 IB-EPI-5 tokens of two regions are too few for a full city: one outbreak at the end, after all of them', () => {
    const s = iberia({ ...bottom, tokens: { r08: 1, r16: 1 }, cubes: { barcelona: { yellow: 3 } } });
    s.does('end')
      .told(
        { fact: 'tokenSpent' },
        { fact: 'tokenSpent' },
        { fact: 'outbreak', city: 'barcelona', total: 1 },
        { fact: 'placed', city: 'zaragoza', cause: 'outbreak', from: 'barcelona' },
      )
      .cubes('barcelona', 'yellow', 3)
      .cubes('girona', 'yellow', 1)
      .cubes('zaragoza', 'yellow', 1)
      .cubes('tarragona', 'yellow', 1)
      .cubes('palma-de-mallorca', 'yellow', 1)
      .outbreaks(1)
      .asks('infections');
    expect(outbreaksTold(s)).toBe(1);
  });

  it('IB-EPI-13 only what the tokens of all regions leave has to be in the supply', () => {
    const position = { ...bottom, tokens: { r08: 1, r16: 1 } };
    iberia({ ...position, supply: { yellow: 0 } })
      .does('end')
      .ends('cubes');
    iberia({ ...position, supply: { yellow: 1 } })
      .does('end')
      .supply('yellow', 0)
      .asks('infections');
    iberia({ ...bottom, tokens: { r08: 2, r16: 2 }, supply: { yellow: 0 } })
      .does('end', 'pay r08', 'pay r08')
      .asks('infections');
  });

  it('IB-EPI-8 a game saved during the question goes on with the same cubes due', () => {
    const s = iberia({ ...bottom, tokens: { r08: 2, r16: 2 }, cubes: { barcelona: { yellow: 2 } } });
    s.does('end').asks('payment');
    const restored = restore(s.game, structuredClone(snapshot(s.state)));
    if (!restored.ok) throw new Error(restored.error.message);
    for (const text of ['1: pay palma-de-mallorca', '1: pay palma-de-mallorca']) {
      const answer = parseCommand(restored.value, text);
      if (!answer.ok) throw new Error(answer.error.message);
      expect(apply(restored.value, answer.value).ok).toBe(true);
    }
    expect(view(restored.value, 0).cubes['barcelona']).toEqual({ yellow: 2 });
    expect(view(restored.value, 0).shows['tokens']).toEqual({ girona: 1 });
    s.does('pay r16', 'pay r16');
    expect(sameState(restored.value, s.state)).toBe(true);
  });

  it('IB-EPI-14 IB-EPI-9 with two epidemics the first ends with its question before the second begins', () => {
    const s = iberia({
      roles,
      drawNext: ['epidemic', 'epidemic'],
      infectLast: ['barcelona', 'huesca'],
      tokens: { r08: 2, r16: 2 },
    });
    s.does('end').asks('payment', { city: 'barcelona' });
    expect(s.view().rateSpace).toBe(2);
    s.does('pay r08', 'pay r08').tokens('r16', 1).cubes('huesca', 'red', 0).asks('pause');
    s.does('continue').cubes('huesca', 'red', 3).tokens('r16', 1).asks('infections');
  });
});
