// Royal Academy Scientist: purifies water with any city card, and puts the next three player cards into any order.
// IB-RAS-1 to IB-RAS-12
import { pack, seatOf } from '../../../kernel/command.ts';
import type { Role } from '../../../kernel/types.ts';
import { defineReordering } from '../../../rules/reorder.ts';
import { defineAction } from '../../../rules/undertake.ts';
import { offerPurifications, purify, tokensLeft } from '../water.ts';

const CARDS_SEEN = 3;

/** Ruling A-19 (IB-RAS-5 IB-RAS-7 IB-RAS-11 IB-RAS-12): looked at by the Scientist alone, not drawn; as many as there are. */
const reordering = defineReordering({
  frame: 'study',
  deck: 'player',
  on: ['actions'],
  next: { name: 'order', phrase: 'order {card}', operands: { card: 'card' } },
  shownToAll: () => false,
});

const { next: order } = reordering;

const study = defineAction({
  name: 'study',
  phrase: 'study',
  effect: (s, command) => reordering.begin(s, seatOf(command), CARDS_SEEN),
  refusal(s) {
    if (s.playerDeck.size > 0) return undefined;
    return { reason: 'no-cards-left', message: 'The player deck is empty.' };
  },
});

export const royalAcademyScientist = {
  kind: 'role',
  id: 'royal-academy-scientist',
  frames: [reordering.frame],
  commands: [study, order],
  actions: [
    (s, seat, out) => {
      if (s.playerDeck.size > 0) out.add(pack(study, seat));
      if (tokensLeft(s) > 0) offerPurifications(s, seat, purify, 'unfitting', out);
    },
  ],
} as const satisfies Role;
