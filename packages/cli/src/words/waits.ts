// What the game waits for, and how it ended.
import { formatWords, type Command, type Game, type View } from '@cordon/engine';
import { wordsOf } from './games.ts';
import type { Asked, GameWords } from './gameWords.ts';
import { counted, rolesOf } from './names.ts';
import { speechOf } from './speech.ts';

function numberIn(fields: Readonly<Record<string, unknown>>, name: string): number {
  const value = fields[name];
  return typeof value === 'number' ? value : 0;
}

function isNamed(value: unknown): value is Command {
  return typeof value === 'object' && value !== null && 'kind' in value && 'seat' in value;
}

/** What “end” leads to, by the part of the turn that follows the actions. */
const AFTER_ACTIONS: Readonly<Record<string, string>> = {
  draw: '“end” draws two cards',
  patients: '“end” lets the patients move and then draws two cards',
};

function actionWords({ speech, frame }: Asked): string {
  const left = numberIn(frame, 'left');
  if (left > 0) return `${counted(left, 'action')} left`;
  const { parts } = speech.game;
  const next = parts[parts.findIndex(({ name }) => name === 'actions') + 1]?.name ?? '';
  return `no action left; ${AFTER_ACTIONS[next] ?? '“end” goes on'}`;
}

function consentWords({ speech, frame: { command } }: Asked): string {
  if (!isNamed(command)) return 'an answer: “accept” or “refuse”';
  return `${speech.who(command.seat)} asks for “${formatWords(speech.game, command)}”: “accept” or “refuse”`;
}

/** Waits that all games share, by the name of the frame. */
const WAITS: GameWords['waits'] = {
  actions: actionWords,
  infections: ({ frame }) =>
    `${counted(numberIn(frame, 'left'), 'infection card')} to flip: “infect” flips the next`,
  pause: () => 'a moment for events: “continue” goes on',
  'before-intensify': () => 'a moment before the infection discard pile is reshuffled: “continue” goes on',
  'hand-limit': ({ view }) =>
    `${counted(view.seats[view.waitsFor - 1]!.handSize, 'card')} are too many: “discard” one or play an event`,
  consent: consentWords,
};

/** What the game waits for; the answers are those of the seat it waits for, which only that seat should read. */
export function waitWords(game: Game, view: View, answers: readonly Command[]): string {
  const frame = view.frames.at(-1)!;
  const words = wordsOf(game.id).waits[frame.frame] ?? WAITS[frame.frame];
  if (words === undefined) return frame.frame;
  return words({ speech: speechOf(game, rolesOf(view)), view, frame, answers });
}
