// The base game with both boxes as full as they are printed: cards that are not built yet are made up.
import { seedFromText } from '../../../src/index.ts';
import { compileGame } from '../../../src/kernel/compile.ts';
import type { Config, ConfigRequest } from '../../../src/kernel/config.ts';
import type { Box, GameDefinition } from '../../../src/kernel/definition.ts';
import type { Result } from '../../../src/kernel/errors.ts';

import { startInto } from '../../../src/kernel/start.ts';
import { blankState } from '../../../src/kernel/state.ts';
import { MOMENTS, type EventCard, type Game, type Role, type State } from '../../../src/kernel/types.ts';
import { onTheBrink } from '../../../src/modules/brink/brink.ts';
import { inTheLab } from '../../../src/modules/lab/lab.ts';
import { worldGame } from '../../../src/modules/world.ts';
import { defineEvent } from '../../../src/rules/undertake.ts';

function madeUpEvent(id: string): EventCard {
  const command = defineEvent({ name: id, phrase: id, operands: {}, effect: () => undefined });
  return {
    kind: 'event',
    id,
    command,
    commands: [command],
    moments: MOMENTS.pause,
    playable: () => false,
    offer: () => undefined,
  };
}

const madeUpRole = (id: string): Role => ({ kind: 'role', id });

function filled(box: Box, roles: number, events: number): Box {
  const names = (what: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${box.id}-${what}-${String(index + 1)}`);
  return {
    ...box,
    roles: [...box.roles, ...names('role', roles - box.roles.length).map(madeUpRole)],
    events: [...box.events, ...names('event', events - box.events.length).map(madeUpEvent)],
  };
}

/** Games are memoised by their configuration: this one has an id of its own. */
export const fullWorld: GameDefinition = {
  ...worldGame,
  id: 'full-world',
  boxes: [filled(onTheBrink, 6, 8), filled(inTheLab, 4, 3)],
};

export const roleOf = (box: number): string => fullWorld.boxes[box]!.roles.at(-1)!.id;
export const eventOf = (box: number): string => fullWorld.boxes[box]!.events.at(-1)!.id;

export function compileFull(request: ConfigRequest, definition = fullWorld): Result<Game> {
  return compileGame(definition, { ...request, game: definition.id });
}

export function configOf(request: ConfigRequest): Config {
  return gameOf(request).config;
}

export function gameOf(request: ConfigRequest, definition = fullWorld): Game {
  const compiled = compileFull(request, definition);
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

export function begin(request: ConfigRequest, seed = 0, definition = fullWorld): State {
  const state = blankState(gameOf(request, definition));
  startInto(state, seedFromText(`boxes ${String(seed)}`));
  return state;
}
