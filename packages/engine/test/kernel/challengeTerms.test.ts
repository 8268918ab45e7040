// A challenge may have numbers of players of its own, and roles and events that it doesn't use.
import { expect, it } from 'vitest';
import { available } from '../../src/kernel/available.ts';
import { choicesOf } from '../../src/kernel/choices.ts';
import { compileGame } from '../../src/kernel/compile.ts';
import type { Challenge, GameDefinition } from '../../src/kernel/definition.ts';
import type { ConfigRequest, Game, Result } from '../../src/index.ts';
import { worldGame } from '../../src/modules/world.ts';

const PLAIN = { modules: [], options: [], parts: (usual) => usual } satisfies Partial<Challenge>;
const alone: Challenge = {
  ...PLAIN,
  id: 'alone',
  name: 'the lonely mode',
  players: [1],
  leavesOut: { roles: ['dispatcher', 'pilot'], events: ['airlift'] },
  eventsTaken: 3,
};
const odd: Challenge = {
  ...PLAIN,
  id: 'odd',
  players: [3, 5],
  leavesOut: { roles: ['medic'] },
};

const definition: GameDefinition = {
  ...worldGame,
  boxes: worldGame.boxes.map((box) => (box.id === 'lab' ? { ...box, challenges: [alone, odd] } : box)),
};
const BOXES = ['brink', 'lab'];

const asked = (challenge: string, request: ConfigRequest = {}): Result<Game> =>
  compileGame(definition, { boxes: BOXES, challenges: [challenge], ...request });

function messageOf(compiled: Result<Game>): unknown {
  return compiled.ok ? undefined : { reason: compiled.error.reason, message: compiled.error.message };
}

it('its numbers of players take the place of those of the game, the first without a word', () => {
  for (const [challenge, numbers] of [
    ['alone', [1]],
    ['odd', [3, 5]],
  ] as const) {
    const usual = asked(challenge);
    expect(usual.ok && usual.value.config.players).toBe(numbers[0]);
    for (const players of [1, 2, 3, 4, 5, 6])
      expect(asked(challenge, { players }).ok).toBe((numbers as readonly number[]).includes(players));
  }
  expect(messageOf(asked('alone', { players: 2 }))).toEqual({
    reason: 'players-outside',
    message: 'The lonely mode is for 1 player.',
  });
  expect(messageOf(asked('odd', { players: 4 }))).toMatchObject({
    message: 'The challenge odd is for 3 or 5 players.',
  });
  expect(messageOf(compileGame(definition, { players: 1 }))).toMatchObject({
    message: 'This game is for 2 to 5 players.',
  });
});

it('what it leaves out is dealt to nobody, and refused to whoever asks for it', () => {
  const compiled = asked('alone');
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { pool, events } = compiled.value.config;
  expect(pool).toHaveLength(15);
  expect(pool).not.toContain('dispatcher');
  expect(events).not.toContain('airlift');
  const unused = { reason: 'role-not-used', message: 'This role is not used in the lonely mode: Pilot.' };
  expect(messageOf(asked('alone', { roles: ['pilot'] }))).toEqual(unused);
  expect(messageOf(asked('alone', { pool: ['medic', 'pilot'] }))).toEqual(unused);
  expect(messageOf(asked('odd', { pool: ['medic', 'pilot', 'scientist'] }))).toEqual({
    reason: 'role-not-used',
    message: 'The Medic is not used in the challenge odd.',
  });
  expect(messageOf(asked('alone', { events: ['forecast', 'airlift'] }))).toEqual({
    reason: 'event-not-used',
    message: 'Airlift is not used in the lonely mode.',
  });
  expect(asked('alone', { roles: ['medic'] }).ok).toBe(true);
});

it('as many events take part as it says', () => {
  const compiled = asked('alone');
  expect(compiled.ok && compiled.value.eventsTaken).toBe(3);
  expect(messageOf(asked('alone', { events: ['forecast', 'government-grant'] }))).toEqual({
    reason: 'too-few-events',
    message: 'Exactly 3 Events are used.',
  });
  const other = asked('odd');
  expect(other.ok && other.value.eventsTaken).toBe(6);
});

it('a box that is missing is named first, then players, then roles, then events', () => {
  const everything: ConfigRequest = { roles: ['pilot', 'pilot'], events: ['airlift'], players: 2 };
  expect(messageOf(asked('alone', { ...everything, boxes: ['brink'] }))).toMatchObject({
    reason: 'needs-box',
  });
  expect(messageOf(asked('alone', everything))).toMatchObject({ reason: 'players-outside' });
  expect(messageOf(asked('alone', { ...everything, players: 1 }))).toMatchObject({ reason: 'role-twice' });
  expect(messageOf(asked('alone', { ...everything, players: 1, roles: ['pilot'] }))).toMatchObject({
    reason: 'role-not-used',
  });
  expect(messageOf(asked('alone', { events: ['airlift'] }))).toMatchObject({ reason: 'event-not-used' });
});

it('is told to whoever lists what there is', () => {
  const inUse = available(definition, BOXES, ['alone']);
  expect(inUse.players).toEqual([1]);
  expect(inUse.roles.map(({ id }) => id)).not.toContain('pilot');
  expect(inUse.eventsTaken).toBe(3);
  const { terms, options } = choicesOf(definition);
  expect({ alone: terms['alone'], odd: terms['odd'] }).toEqual({
    alone: {
      needs: [],
      without: [],
      players: [1],
      leavesOut: { roles: ['dispatcher', 'pilot'], events: ['airlift'] },
      eventsTaken: 3,
    },
    odd: { needs: [], without: [], players: [3, 5], leavesOut: { roles: ['medic'], events: [] } },
  });
  // 2 to 4, with a box 5, and then what only a challenge has: 1.
  expect(options[0]!.usual).toHaveLength(5);
});
