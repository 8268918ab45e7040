import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';

const roles = ['operations-expert', 'scientist'];
const SIX = ['paris', 'essen', 'milan', 'london', 'madrid', 'chicago'];
const SEVEN = [...SIX, 'washington'];

describe('Hand limit', () => {
  it('BASE-HND-1 BASE-HND-6 nine cards after a draw: exactly two must go, to the discard pile', () => {
    scenario({ roles, hands: { 'operations-expert': SEVEN }, drawNext: ['tokyo', 'lima'] })
      .does('end')
      .hand('operations-expert', ...SEVEN, 'tokyo', 'lima')
      .asks('hand-limit', { seat: 1 })
      .waitsFor('operations-expert')
      .does('discard paris')
      .asks('hand-limit', { seat: 1 })
      .does('discard tokyo')
      .hand('operations-expert', ...SEVEN.slice(1), 'lima')
      .discarded('paris', 'tokyo')
      .asks('infections', { left: 2 });
  });

  it('BASE-HND-1 seven cards after a draw are allowed', () => {
    scenario({ roles, hands: { 'operations-expert': SIX.slice(1) }, drawNext: ['tokyo', 'lima'] })
      .does('end')
      .hand('operations-expert', ...SIX.slice(1), 'tokyo', 'lima')
      .asks('infections', { left: 2 });
  });

  it('BASE-HND-2 BASE-HND-8 a card received on the turn of another counts at once, and nothing else happens before', () => {
    scenario({ roles, hands: { 'operations-expert': ['atlanta', 'lima'], scientist: SEVEN } })
      .does('give atlanta to scientist')
      .as('scientist')
      .does('accept')
      .hand('scientist', ...SEVEN, 'atlanta')
      .asks('hand-limit', { seat: 2 })
      .waitsFor('scientist')
      .refuses('drive chicago', 'not-now')
      .as('operations-expert')
      .refuses('drive chicago', 'not-your-turn')
      .refuses('end', 'not-your-turn')
      .refuses('discard lima', 'not-your-turn')
      .as('scientist')
      .does('discard atlanta')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-HND-2 a card taken in the own turn counts at once, before the next action', () => {
    scenario({
      roles,
      hands: { 'operations-expert': SEVEN, scientist: ['atlanta'] },
      options: { consent: 'automatic' },
    })
      .does('take atlanta from scientist')
      .asks('hand-limit', { seat: 1 })
      .refuses('drive chicago', 'not-now')
      .refuses('end', 'not-now')
      .does('discard milan')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-HND-2 on a draw the hands of the others are not touched and seven of theirs are fine', () => {
    scenario({ roles, hands: { scientist: SEVEN }, drawNext: ['tokyo', 'lima'] })
      .does('end')
      .hand('scientist', ...SEVEN)
      .asks('infections');
  });

  it('BASE-HND-3 the epidemic comes first, then the limit, then the infections', () => {
    scenario({
      roles,
      hands: { 'operations-expert': SEVEN },
      drawNext: ['epidemic', 'tokyo'],
      infectLast: ['santiago'],
    })
      .does('end')
      .asks('before-intensify')
      .refuses('discard tokyo', 'not-now')
      .does('continue')
      .asks('hand-limit', { seat: 1 })
      .refuses('infect', 'not-now')
      .does('discard paris')
      .asks('infections', { left: 2 })
      .refuses('discard tokyo', 'not-now');
  });

  it('BASE-HND-4 BASE-HND-6 any city or event card may go, and a discarded event has no effect', () => {
    const s = scenario({
      roles,
      hands: { 'operations-expert': [...SIX, 'one-quiet-night'] },
      drawNext: ['tokyo', 'government-grant'],
    });
    s.does('end')
      .allows(...[...SIX, 'one-quiet-night', 'tokyo', 'government-grant'].map((card) => `discard ${card}`))
      .does('discard one-quiet-night', 'discard government-grant')
      .discarded('one-quiet-night', 'government-grant')
      .stations('atlanta')
      .hand('operations-expert', ...SIX, 'tokyo')
      .asks('infections', { left: 2 });
  });

  it('BASE-HND-4 a card that is not in the hand cannot be discarded, nor can another player choose', () => {
    scenario({
      roles,
      hands: { 'operations-expert': SEVEN, scientist: ['osaka'] },
      drawNext: ['tokyo', 'lima'],
    })
      .does('end')
      .refuses('discard osaka', 'not-now')
      .refuses('discard seoul', 'not-now')
      .as('scientist')
      .refuses('discard paris', 'not-your-turn')
      .refuses('discard osaka', 'not-your-turn')
      .asks('hand-limit', { seat: 1 });
  });

  it('BASE-HND-5 an event played to get down to seven has its full effect', () => {
    scenario({
      roles,
      hands: { 'operations-expert': [...SIX, 'one-quiet-night'] },
      drawNext: ['tokyo', 'government-grant'],
    })
      .does('end', 'government-grant cairo')
      .stations('atlanta', 'cairo')
      .asks('hand-limit', { seat: 1 })
      .does('one-quiet-night')
      .told({ fact: 'infectionSkipped', by: 'one-quiet-night' })
      .hand('operations-expert', ...SIX, 'tokyo')
      .discarded('one-quiet-night', 'government-grant')
      .asks('pause');
  });

  it('BASE-HND-7 with seven cards or fewer nobody discards', () => {
    scenario({ roles, hands: { 'operations-expert': SEVEN.slice(0, 5), scientist: SEVEN.slice(5) } })
      .refuses('discard paris', 'not-now')
      .refuses('2: discard washington', 'not-your-turn')
      .does('end')
      .refuses('discard paris', 'not-now')
      .refuses('2: discard washington', 'not-your-turn')
      .asks('infections');
  });

  it('BASE-HND-8 over the limit after a draw: no action, no draw, no infection card, but events of anybody', () => {
    scenario({
      roles,
      left: 2,
      hands: { 'operations-expert': SEVEN, scientist: ['airlift'] },
      drawNext: ['tokyo', 'lima'],
      infectNext: ['essen'],
    })
      .does('end')
      .refuses('drive chicago', 'not-now')
      .refuses('end', 'not-now')
      .refuses('infect', 'not-now')
      .refuses('continue', 'not-now')
      .cubes('essen', 'blue', 0)
      .as('scientist')
      .does('airlift scientist to tokyo')
      .at('scientist', 'tokyo')
      .asks('hand-limit', { seat: 1 });
  });

  it('BASE-HND-9 the stored event does not count: seven cards and a stored one are fine', () => {
    scenario({
      roles: ['contingency-planner', 'scientist'],
      hands: { 'contingency-planner': SIX.slice(1) },
      stored: 'airlift',
      drawNext: ['tokyo', 'lima'],
    })
      .does('end')
      .asks('infections');
  });

  it('BASE-HND-9 storing an event with a full hand needs no discard, and playing it does not lower the hand', () => {
    scenario({
      roles: ['contingency-planner', 'scientist'],
      hands: { 'contingency-planner': SEVEN },
      playerDiscard: ['airlift'],
      drawNext: ['tokyo', 'lima'],
    })
      .does('store airlift')
      .asks('actions', { left: 3 })
      .does('end')
      .refuses('discard airlift', 'not-now')
      .does('airlift contingency-planner to cairo', 'discard tokyo')
      .asks('hand-limit', { seat: 1 })
      .does('discard lima')
      .hand('contingency-planner', ...SEVEN)
      .asks('infections');
  });

  it('BASE-HND-2 two hands over their limits at once are asked once each, whatever events are played meanwhile', () => {
    const table = scenario({
      boxes: ['brink', 'lab'],
      roles: [...roles, 'medic'],
      hands: {
        'operations-expert': ['re-examined-research', ...SIX],
        scientist: ['bogota', 'lagos', 'kinshasa', 'khartoum', 'cairo', 'delhi', 'osaka'],
        medic: ['infection-zone-ban', 'improved-sanitation'],
      },
      playerDiscard: ['sydney'],
      drawNext: ['tokyo', 'lima'],
    })
      .does('end', 're-examined-research for scientist')
      .as('scientist')
      .does('accept')
      .as('medic')
      .does('infection-zone-ban', 'improved-sanitation');
    const { frames } = snapshot(table.state);
    expect(frames.map(({ frame }) => frame)).toEqual(['turn', 'hand-limit', 'hand-limit']);
    expect(restore(table.game, snapshot(table.state)).ok).toBe(true);
    table
      .asks('hand-limit', { seat: 2 })
      .as('scientist')
      .does('discard sydney')
      .asks('hand-limit', { seat: 1 })
      .as('operations-expert')
      .does('discard paris')
      .asks('infections', { left: 2 });
  });
});
