import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

const position = {
  boxes: ['brink'],
  roles: ['scientist', 'researcher'],
  hands: { scientist: ['re-examined-research', 'paris'] },
  playerDiscard: ['lima', 'airlift', 'osaka'],
};
const seven = ['paris', 'milan', 'essen', 'madrid', 'london', 'new-york', 'chicago'];

describe('Re-examined Research', () => {
  it('BRINK-RER-1 lets the selected player take any city card of the discard pile', () => {
    scenario(position)
      .does('re-examined-research for researcher')
      .asks('consent', { asked: 2 })
      .as('researcher')
      .does('accept')
      .asks('re-examination', { seat: 2 })
      .waitsFor('researcher')
      .does('retrieve lima')
      .hand('researcher', 'lima')
      .hand('scientist', 'paris')
      .discarded('airlift', 'osaka', 're-examined-research')
      .told({ fact: 'tookFromDiscard', seat: 2, card: 'lima', by: 're-examined-research' })
      .asks('actions', { left: 4 });
  });

  it('BRINK-RER-1 may be played for oneself, in which case nobody is asked', () => {
    scenario(position)
      .does('re-examined-research for scientist')
      .asks('re-examination', { seat: 1 })
      .does('retrieve osaka')
      .hand('scientist', 'osaka', 'paris');
  });

  it('BRINK-RER-1 may be played in the turn of another', () => {
    scenario({ ...position, turn: 'researcher' })
      .as('scientist')
      .does('re-examined-research for scientist', 'retrieve osaka')
      .hand('scientist', 'osaka', 'paris')
      .waitsFor('researcher');
  });

  it('BRINK-RER-2 lets the selected player choose the card', () => {
    const table = scenario(position)
      .does('re-examined-research for researcher')
      .as('researcher')
      .does('accept');
    expect(table.legal()).toEqual(['2: retrieve lima', '2: retrieve osaka']);
    table.as('scientist').refuses('retrieve lima', 'not-your-turn');
  });

  it('BRINK-RER-2 BRINK-EVT-2 stays in the hand if the selected player declines', () => {
    scenario(position)
      .does('re-examined-research for researcher')
      .as('researcher')
      .does('refuse')
      .hand('researcher')
      .hand('scientist', 're-examined-research', 'paris')
      .discarded('lima', 'airlift', 'osaka')
      .asks('actions', { left: 4 });
  });

  it('BRINK-RER-3 counts the hand at once, and the card just taken may go again', () => {
    scenario({ ...position, hands: { scientist: ['re-examined-research'], researcher: seven } })
      .does('re-examined-research for researcher')
      .as('researcher')
      .does('accept', 'retrieve lima')
      .asks('hand-limit', { seat: 2 })
      .as('scientist')
      .refuses('drive chicago')
      .as('researcher')
      .does('discard lima')
      .hand('researcher', ...seven)
      .asks('actions', { seat: 1 });
  });

  it('BRINK-RER-3 leaves a full hand as it is if the event came from it', () => {
    scenario({ ...position, hands: { scientist: [...seven.slice(1), 're-examined-research'] } })
      .does('re-examined-research for scientist', 'retrieve lima')
      .hand('scientist', ...seven.slice(1), 'lima')
      .asks('actions');
  });

  it('BRINK-RER-4 refuses whatever is no city card of the pile', () => {
    scenario(position)
      .does('re-examined-research for scientist')
      .refuses('retrieve airlift', 'not-a-city-card')
      .refuses('retrieve paris', 'not-discarded')
      .refuses('retrieve cairo', 'not-discarded')
      .refuses('retrieve re-examined-research', 'not-a-city-card')
      .refuses('enough')
      .refuses('drive chicago');
  });

  it('BRINK-RER-4 is refused if the pile holds no city card', () => {
    const table = scenario({ ...position, playerDiscard: ['airlift'] });
    expect(table.legal().some((command) => command.includes('re-examined'))).toBe(false);
    table.refuses('re-examined-research for scientist', 'not-discarded');
  });

  it('BRINK-RER-1 takes the only card there is without asking which', () => {
    scenario({ ...position, playerDiscard: ['lima'] })
      .does('re-examined-research for scientist')
      .hand('scientist', 'lima', 'paris')
      .asks('actions');
  });

  it('BRINK-EVT-3 can be stored as soon as it is done', () => {
    const table = scenario({
      ...position,
      roles: ['contingency-planner', 'researcher'],
      hands: { researcher: ['re-examined-research'] },
    })
      .as('researcher')
      .does('re-examined-research for researcher', 'retrieve lima')
      .as('contingency-planner')
      .does('store re-examined-research', 're-examined-research for contingency-planner');
    expect(table.view().removed).toContain('re-examined-research');
    table.hand('contingency-planner', 'osaka');
  });

  it('BRINK-RER-1 tells all which card it was, with private hands too', () => {
    const table = scenario({ ...position, options: { hands: 'private' } }).does(
      're-examined-research for scientist',
      'retrieve lima',
    );
    expect(table.view('researcher').seats[0]!.hand).toEqual(['lima']);
  });
});
