import { describe, expect, it } from 'vitest';
import { compile, type ConfigRequest } from '../../src/index.ts';
import { GAMES } from '../../src/modules/games.ts';

const CHALLENGES = ['virulent-strain', 'mutation', 'worldwide-panic', 'bio-terrorist', 'lab'] as const;
const MODES = ['normal', 'solo', 'team'] as const;
type Mode = (typeof MODES)[number];

/** Team mode may not be there: then nothing can ask for it. */
const known = new Set(
  GAMES.flatMap(({ boxes }) => boxes.flatMap(({ challenges }) => challenges.map(({ id }) => id))),
);
const modes = MODES.filter((mode) => mode === 'normal' || known.has(mode));

const SOLO = 'The Bio-Terrorist challenge cannot be played solo.';
const TEAM = 'The Bio-Terrorist challenge cannot be played in team mode.';
const LAB = 'The Lab challenge cannot be played in team mode.';
const PURPLE =
  'The Bio-Terrorist and the Mutation challenges both use the purple disease and cannot be combined.';
const PANIC = 'Worldwide Panic is a variant of Mutation: choose one of them.';

function refusalOf(request: ConfigRequest): string | undefined {
  const compiled = compile(request);
  return compiled.ok ? undefined : compiled.error.message;
}

function asked(challenges: readonly string[], mode: Mode): ConfigRequest {
  const players = mode === 'solo' ? 1 : mode === 'team' ? 4 : 3;
  return {
    boxes: ['brink', 'lab'],
    players,
    epidemics: 4,
    challenges: [...challenges, ...(mode === 'normal' ? [] : [mode])],
  };
}

/** The sentence of the catalogue, the first in its order. */
function expected(challenges: readonly string[], mode: Mode): string | undefined {
  const has = (id: string): boolean => challenges.includes(id);
  if (has('bio-terrorist') && mode === 'solo') return SOLO;
  if (has('bio-terrorist') && mode === 'team') return TEAM;
  if (has('lab') && mode === 'team') return LAB;
  if (has('bio-terrorist') && (has('mutation') || has('worldwide-panic'))) return PURPLE;
  return has('mutation') && has('worldwide-panic') ? PANIC : undefined;
}

const SETS = Array.from({ length: 32 }, (_, bits) =>
  CHALLENGES.filter((_one, at) => (bits & (1 << at)) !== 0),
);

const ACCEPTED: Readonly<Record<Mode, number>> = { normal: 16, solo: 12, team: 6 };

describe('what goes together', () => {
  it.each(modes)('BRINK-COMB-1 BRINK-COMB-2 BRINK-COMB-3 BRINK-SC-44 %s: every set of challenges', (mode) => {
    const answers = SETS.map((challenges) => refusalOf(asked(challenges, mode)));
    expect(answers).toEqual(SETS.map((challenges) => expected(challenges, mode)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(ACCEPTED[mode]);
  });

  it('BRINK-COMB-4 BRINK-COMB-7 each refusal has its sentence, and the first in the list is said', () => {
    expect(refusalOf(asked(['bio-terrorist'], 'solo'))).toBe(SOLO);
    expect(refusalOf(asked(['bio-terrorist', 'mutation'], 'solo'))).toBe(SOLO);
    expect(refusalOf(asked(['bio-terrorist', 'mutation'], 'normal'))).toBe(PURPLE);
    expect(refusalOf(asked(['bio-terrorist', 'mutation', 'worldwide-panic'], 'normal'))).toBe(PURPLE);
    // Before a box that is missing, and before the number of players.
    expect(refusalOf({ boxes: [], players: 6, challenges: ['bio-terrorist', 'mutation'] })).toBe(PURPLE);
    expect(refusalOf({ boxes: [], players: 4, challenges: ['bio-terrorist'] })).toBe(
      'This needs the On the Brink expansion: the challenge bio-terrorist.',
    );
  });

  it('BRINK-COMB-14 BRINK-COMB-13 BRINK-BIO-1 three to five players with the Bio-Terrorist', () => {
    const table = (players: number) =>
      refusalOf({ boxes: ['brink'], players, epidemics: 4, challenges: ['bio-terrorist'] });
    expect(table(2)).toBe('The Bio-Terrorist challenge is for 3 to 5 players, the Bio-Terrorist included.');
    for (const players of [3, 4, 5]) expect(table(players)).toBeUndefined();
    // No table has so many, or so few.
    for (const players of [1, 6]) expect(table(players)).toBe('This game is for 2 to 5 players.');
  });

  it('BRINK-COMB-16 BRINK-COMB-19 BRINK-COMB-21 he has the last seat, and roles are named for the others', () => {
    const table = (...roles: readonly string[]) =>
      refusalOf({
        boxes: ['brink'],
        players: 3,
        epidemics: 4,
        challenges: ['bio-terrorist'],
        roles: [...roles],
      });
    expect(table('medic', 'scientist')).toBeUndefined();
    expect(table('medic', 'scientist', 'researcher')).toBe('Exactly one player is the Bio-Terrorist.');
    expect(table('medic', 'bio-terrorist')).toBe(
      'This is not a role for a player of the team: Bio-Terrorist.',
    );
    for (const players of [3, 4, 5]) {
      const compiled = compile({ boxes: ['brink'], players, epidemics: 4, challenges: ['bio-terrorist'] });
      if (!compiled.ok) throw new Error(compiled.error.message);
      const { roleIds, ownRoles } = compiled.value;
      expect([...ownRoles].filter((role) => roleIds[role] === 'bio-terrorist')).toHaveLength(1);
      expect(roleIds[ownRoles[players - 1]!]).toBe('bio-terrorist');
    }
  });
});
