// What the game waits for, and how it ended.
import { formatWords, type Ending, type Game, type View, type Command } from '@cordon/engine';
import { counted, playerName, rolesOf } from './names.ts';

function numberIn(fields: Readonly<Record<string, unknown>>, name: string): number {
  const value = fields[name];
  return typeof value === 'number' ? value : 0;
}

function isNamed(value: unknown): value is Command {
  return typeof value === 'object' && value !== null && 'kind' in value && 'seat' in value;
}

export function waitWords(game: Game, view: View): string {
  const frame = view.frames.at(-1)!;
  switch (frame.frame) {
    case 'actions': {
      const left = numberIn(frame, 'left');
      return left === 0 ? 'no action left: “end” draws two cards' : `${counted(left, 'action')} left`;
    }
    case 'infections':
      return `${counted(numberIn(frame, 'left'), 'infection card')} to flip: “infect” flips the next`;
    case 'pause':
      return 'a moment for events: “continue” goes on';
    case 'before-intensify':
      return 'a moment before the infection discard pile is reshuffled: “continue” goes on';
    case 'hand-limit':
      return `${counted(view.seats[view.waitsFor - 1]!.handSize, 'card')} are too many: “discard” one or play an event`;
    case 'consent': {
      const { command } = frame;
      if (!isNamed(command)) return 'an answer: “accept” or “refuse”';
      return `${playerName(rolesOf(view), command.seat)} asks for “${formatWords(game, command)}”: “accept” or “refuse”`;
    }
    case 'forecast':
      return 'the new order of the infection cards: “next” and the city to be drawn next, again and again';
    default:
      return frame.frame;
  }
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  running: 'The game goes on.',
  won: 'You win: all diseases are cured!',
  outbreaks: 'You lose: there were too many outbreaks.',
  cubes: 'You lose: a cube had to be placed and none of its colour was left.',
  cards: 'You lose: the player deck ran out.',
};

export function endWords(ending: Ending): string {
  return ENDINGS[ending];
}
