// What every game waits for.
import { isHeld, isYou } from '../../speaker.ts';
import type { Waiting } from '../../explained.ts';
import type { Asked, Waits } from '../../parts.ts';
import { capital } from '../../telling/names.ts';
import { handLimitOf } from '@cordon/protocol/telling';

/** “Your turn” or “Ann’s turn”. */
function turnOf({ talk, seat }: Asked): string {
  return isYou(talk.speaker, seat) ? 'Your turn' : `${capital(talk.who(seat))}’s turn`;
}

/** “You choose where to go” or “Ann chooses where to go”. */
export function chooses({ talk, seat }: Asked, what: string): string {
  return `${talk.does(seat, 'choose', 'chooses')} ${what}.`;
}

const yours = (asked: Asked, you: string, other: string): string =>
  isYou(asked.talk.speaker, asked.seat) ? you : other;

const held = (asked: Asked, told: string, other: string): string =>
  isHeld(asked.talk.speaker, asked.seat) ? told : other;

const waiting = (heading: string, sentence: string): Waiting => ({ heading, sentence });

export const waits = {
  actions(asked) {
    const left = asked.number('left');
    if (left === 0)
      return waiting(
        `${turnOf(asked)}: no action left`,
        asked.talk.does(asked.seat, 'end the actions and draw.', 'ends the actions and draws.'),
      );
    return waiting(
      `${turnOf(asked)}: ${asked.talk.count(left, '# action left', '# actions left')}`,
      held(
        asked,
        'Choose an action, or end your actions and draw.',
        `${capital(asked.talk.who(asked.seat))} is choosing an action.`,
      ),
    );
  },
  consent(asked) {
    const { talk, seat, frame } = asked;
    const { command } = frame;
    const by =
      typeof command === 'object' && command !== null && 'seat' in command ? Number(command.seat) : 0;
    return waiting(
      yours(asked, 'You are asked', `${capital(talk.who(seat))} is asked`),
      `${talk.does(by, 'want', 'wants')} to do this: ${asked.said(command)}. ${held(asked, 'Accept or refuse.', `${capital(talk.who(seat))} accepts or refuses.`)}`,
    );
  },
  'hand-limit'(asked) {
    const { talk, seat, view } = asked;
    const over = Math.max(1, (view.seats[seat - 1]?.handSize ?? 0) - (handLimitOf(view, seat) ?? Infinity));
    const cards = talk.count(over, '# card', '# cards');
    return waiting(
      'Too many cards',
      yours(
        asked,
        `You are over the hand limit: discard ${cards}, or play an event.`,
        `${capital(talk.who(seat))} is over the hand limit and discards ${cards}, or plays an event.`,
      ),
    );
  },
  infections: (asked) =>
    waiting(
      `Infections: ${asked.talk.count(asked.number('left'), '# card to come', '# cards to come')}`,
      `${asked.talk.does(asked.seat, 'turn over', 'turns over')} the next infection card. Events can still be played before it.`,
    ),
  pause: ({ talk, seat }) =>
    waiting(
      'A moment for events',
      `Anybody may play an event before ${talk.who(seat)} ${isYou(talk.speaker, seat) ? 'go' : 'goes'} on.`,
    ),
  'before-intensify': () =>
    waiting('Epidemic', 'A moment for events before the infection discards go back on top of the deck.'),
} satisfies Waits;

export const unknownWait = (asked: Asked): Waiting =>
  waiting(turnOf(asked), `The game waits for ${asked.talk.who(asked.seat)}.`);
