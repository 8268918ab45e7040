import { describe, expect, it } from 'vitest';
import { compile, gamesThereAre, type Game } from '../../../src/index.ts';
import { checkPosition } from '../../properties/invariants.ts';
import { anyKind, playGame } from '../../properties/play.ts';

const ROLES = [
  'archivist',
  'containment-specialist',
  'epidemiologist',
  'field-operative',
  'generalist',
  'troubleshooter',
];
const EVENTS = [
  'borrowed-time',
  'commercial-travel-ban',
  'mobile-hospital',
  'new-assignment',
  'rapid-vaccine-deployment',
  're-examined-research',
  'remote-treatment',
  'special-orders',
];

function brinkGame(): Game {
  const compiled = compile({ boxes: ['brink'], players: 2, epidemics: 7 });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

describe('what is in the box', () => {
  it('BRINK-CMP-1 On the Brink adds six roles, eight events and a seventh epidemic', () => {
    const base = gamesThereAre().find(({ id }) => id === 'base')!;
    const box = base.boxes.find(({ id }) => id === 'brink')!;
    expect(box.roles).toEqual(ROLES.filter((id) => box.roles.includes(id)));
    expect(box.events).toEqual(EVENTS);
    const { cardIds, firstEpidemic, firstEvent } = brinkGame();
    expect(cardIds.length - firstEpidemic).toBe(7);
    expect(cardIds.slice(firstEvent, firstEpidemic)).toEqual([...base.events, ...EVENTS]);
  });

  it('BRINK-CMP-2 BRINK-CMP-3 what belongs to a challenge, and what carries no rule, is in no game without it', () => {
    const game = brinkGame();
    expect(game.colourIds).toHaveLength(4);
    expect(game.infectionIds).toEqual(game.cityIds);
    const names = [...game.cardIds, ...game.roleIds, ...game.colourIds, ...game.kindsByName.keys()];
    const fields = game.fields.map(({ name }) => name);
    expect([...names, ...fields].join(' ')).not.toMatch(/purple|mutation|strain|terrorist|petri|note/u);
  });

  it('BRINK-CMP-4 no cube is lost in whole games', () => {
    for (let number = 0; number < 6; number++) {
      let removed = 0;
      playGame(brinkGame(), `cubes ${String(number)}`, anyKind, ({ state, facts }) => {
        removed += facts.filter(({ fact }) => fact === 'infectionRemoved').length;
        checkPosition(state, removed);
      });
    }
  });
});
