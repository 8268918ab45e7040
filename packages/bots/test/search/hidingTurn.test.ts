// Plans for the part of a seat that hides.
import { blankState, copyInto, isWonBy, play, type State } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { mindOf } from '../../src/mind.ts';
import type { Plan } from '../../src/search/turn.ts';
import { weightsOf } from '../../src/weights.ts';
import { sayIn, withTerrorist } from '../support/terrorist.ts';

const FAR_AWAY = { dispatcher: 'tokyo', researcher: 'sydney' };

function plansAt(state: State, most = 8): Plan[] {
  return mindOf(state.game, weightsOf(state.game), 1).search.plans(state, { width: 12, most });
}

it('plans are his three commands, and none counts on a card that he would have to draw', () => {
  const state = withTerrorist({
    step: 'terrorist',
    at: FAR_AWAY,
    terrorist: { city: 'milan', hand: ['delhi'] },
    infectNext: ['cairo'],
  });
  const plans = plansAt(state);
  expect(plans.length).toBeGreaterThan(3);
  for (const { commands } of plans) {
    const said = sayIn(state, commands);
    expect(said).toHaveLength(3);
    expect(said.join()).not.toContain('cairo');
    const after = blankState(state.game);
    copyInto(after, state);
    for (const command of commands) play(after, command);
    expect(after.turnsDone).toBe(state.turnsDone + 1);
  }
});

it('he ends the game where he can', () => {
  const state = withTerrorist({
    step: 'terrorist',
    at: FAR_AWAY,
    terrorist: { city: 'essen' },
    cubes: { paris: { purple: 3 } },
    supply: { purple: 1 },
  });
  const after = blankState(state.game);
  copyInto(after, state);
  for (const command of plansAt(state)[0]!.commands) if (after.over === 0) play(after, command);
  expect(isWonBy(after, 1)).toBe(true);
});

it('he infects what nobody guards, and leaves where he was seen', () => {
  const state = withTerrorist({
    step: 'terrorist',
    at: FAR_AWAY,
    terrorist: { city: 'milan', hand: ['delhi'] },
  });
  expect(sayIn(state, plansAt(state)[0]!.commands).join()).toContain('infect-');
  const seen = withTerrorist({
    step: 'terrorist',
    at: { dispatcher: 'milan', researcher: 'milan' },
    terrorist: { city: 'milan' },
  });
  expect(sayIn(seen, plansAt(seen)[0]!.commands).join()).toContain('sneak');
});
