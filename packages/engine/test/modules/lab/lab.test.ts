// The box In the Lab at tables of the base game: its cards beside those of the others.
import { describe, expect, it } from 'vitest';
import { compile, seedFromText, start, type ConfigRequest, type Game } from '../../../src/index.ts';
import { begin, configOf, fullWorld } from '../brink/boxes.ts';
import { scenario } from '../../scenario/scenario.ts';

function gameOf(request: ConfigRequest): Game {
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

describe('the box', () => {
  it('LAB-CMP-4 a card of the box is a card like any other: dealt, shuffled and kept with them', () => {
    const { cardIds, firstEvent, endOfEvents, roleIds } = gameOf({ boxes: ['lab'] });
    expect(cardIds.slice(firstEvent, endOfEvents)).toContain('improved-sanitation');
    expect(cardIds.slice(firstEvent, endOfEvents)).toContain('airlift');
    const dealt = new Set(
      Array.from({ length: 40 }, (_, seed) => [...begin({ boxes: ['lab'] }, seed).roles]).flat(),
    );
    expect(dealt.size).toBe(11);
    expect(roleIds).toContain('pilot');
  });

  it('LAB-CMP-5 LAB-ROL-1 with the base game alone its roles are dealt and its events are used', () => {
    const { state } = start(
      gameOf({ boxes: ['lab'], pool: ['field-director', 'local-liaison', 'pilot'] }),
      seedFromText('lab alone'),
    );
    const { roleIds } = state.game;
    for (const role of state.roles)
      expect(['field-director', 'local-liaison', 'pilot']).toContain(roleIds[role]);
  });
});

describe('its roles', () => {
  it('LAB-ROL-2 the Researcher is the usual one: no lab action without the Lab challenge', () => {
    const boxed = gameOf({ boxes: ['brink', 'lab'] });
    const plain = gameOf({});
    const roleOf = (game: Game, id: string) => game.roles[game.roleIds.indexOf(id)];
    expect(boxed.roleIds.filter((id) => id.includes('researcher'))).toEqual(['researcher']);
    expect(roleOf(boxed, 'researcher')).toBe(roleOf(plain, 'researcher'));
    expect(boxed.roleIds.filter((id) => id.includes('epidemiologist'))).toEqual(['epidemiologist']);
    expect(roleOf(boxed, 'epidemiologist')).toBe(roleOf(gameOf({ boxes: ['brink'] }), 'epidemiologist'));
  });

  it('LAB-ROL-3 nobody is dealt the CDC', () => {
    for (const boxes of [['lab'], ['brink', 'lab']]) {
      expect(configOf({ boxes }).pool.filter((id) => id.includes('cdc'))).toEqual([]);
      expect(compile({ boxes, roles: ['cdc', 'medic'] }).ok).toBe(false);
    }
  });

  it('LAB-ROL-5 the Epidemiologist comes with the other box: 11 roles without it, 17 with both', () => {
    expect(configOf({ boxes: ['lab'] }).pool).toHaveLength(11);
    expect(configOf({ boxes: ['brink', 'lab'] }).pool).toHaveLength(17);
    expect(configOf({ boxes: ['lab'] }).pool).not.toContain('epidemiologist');
    expect(fullWorld.boxes[0]!.roles.map(({ id }) => id)).toContain('epidemiologist');
    expect(compile({ boxes: ['lab'], roles: ['epidemiologist', 'medic'] })).toMatchObject({
      ok: false,
      error: { message: 'This needs the On the Brink expansion: the role epidemiologist.' },
    });
  });

  it('LAB-ROL-6 cards for a cure, actions and hand limits change for the owner of a role alone', () => {
    const boxes = ['brink', 'lab'];
    const needed = scenario({ boxes, roles: ['scientist', 'pilot'] }).view().shows['cardsForCure'];
    expect(needed).toMatchObject([{ blue: 4 }, { blue: 5 }]);
    const quiet = {
      boxes,
      options: { windows: 'possible' },
      drawNext: ['paris', 'london'],
      infectNext: ['lagos', 'kinshasa'],
    };
    for (const [one, other, left] of [
      ['pilot', 'generalist', 5],
      ['generalist', 'pilot', 4],
    ] as const)
      scenario({ ...quiet, roles: [one, other] })
        .does('end')
        .asks('actions', { seat: 2, left });
    const hand = ['essen', 'milan', 'madrid', 'tokyo', 'osaka', 'taipei'];
    scenario({ ...quiet, roles: ['archivist', 'pilot'], hands: { archivist: hand } })
      .does('end')
      .asks('actions', { seat: 2 });
    scenario({ ...quiet, roles: ['pilot', 'archivist'], hands: { pilot: hand } })
      .does('end')
      .asks('hand-limit', { seat: 1 });
  });
});
