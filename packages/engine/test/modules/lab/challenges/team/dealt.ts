// Team games from the first deal on, played by whoever is asked.
import {
  apply,
  compile,
  formatCommand,
  legal,
  parseCommand,
  seedFromText,
  start,
  view,
  type ConfigRequest,
  type Fact,
  type Game,
  type State,
} from '../../../../../src/index.ts';
import type { Teams } from './table.ts';

export function game(request: ConfigRequest = {}): Game {
  const compiled = compile({
    boxes: ['brink', 'lab'],
    players: 4,
    ...request,
    challenges: [...(request.challenges ?? []), 'team'],
  });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

/** Why there is no such table. */
export function refusal(request: ConfigRequest): {
  readonly reason: string | undefined;
  readonly message: string;
} {
  const compiled = compile({
    boxes: ['brink', 'lab'],
    players: 4,
    ...request,
    challenges: [...(request.challenges ?? []), 'team'],
  });
  if (compiled.ok) throw new Error('the table was accepted');
  return { reason: compiled.error.reason, message: compiled.error.message };
}

export interface Dealt {
  readonly state: State;
  readonly facts: Fact[];
}

export function deal(request: ConfigRequest = {}, seed = 'teams'): Dealt {
  const { state, facts } = start(game(request), seedFromText(seed));
  return { state, facts: [...facts] };
}

/** The command in words, with the seat in front. */
export function says(dealt: Dealt, text: string): void {
  const parsed = parseCommand(dealt.state, text);
  if (!parsed.ok) throw new Error(`“${text}”: ${parsed.error.message}`);
  const applied = apply(dealt.state, parsed.value);
  if (!applied.ok) throw new Error(`“${text}” is refused: ${applied.error.message}`);
  dealt.facts.push(...applied.value);
}

export const waitsFor = ({ state }: Dealt): number => view(state, 0).waitsFor;
const asked = ({ state }: Dealt): string => view(state, 0).frames.at(-1)!.frame;
export const teamsOf = ({ state }: Dealt, viewer = 0): Teams => view(state, viewer).shows['team'] as Teams;

export const words = ({ state }: Dealt): string[] =>
  legal(state).map(
    (command) => `${String(command.seat)}: ${formatCommand(state.game, command).replace(/^\d+: /u, '')}`,
  );

/** Says the first thing that is possible until something else is asked. */
export function passBy(dealt: Dealt, frame: string): Dealt {
  while (asked(dealt) === frame) says(dealt, words(dealt)[0]!);
  return dealt;
}

/** Roles are picked and stations placed: the first turn begins. */
export const begun = (request: ConfigRequest = {}, seed = 'teams'): Dealt =>
  passBy(passBy(deal(request, seed), 'team-choice'), 'team-stations');
