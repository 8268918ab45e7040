// Borrowed Time: whoever has the actions, usually the active player, may take two more in this part of the turn. BRINK-BOR-1 to BRINK-BOR-6
import { pack } from '../../../kernel/command.ts';
import { MOMENTS, NOBODY, type EventCard } from '../../../kernel/types.ts';
import { grantActions, seatActing } from '../../../rules/actions.ts';
import { someoneActs } from '../../../rules/needs.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const ACTIONS = 2;

const command = defineEvent({
  name: 'borrowed-time',
  phrase: 'borrowed-time',
  needs: [someoneActs],
  effect: (s) => grantActions(s, ACTIONS),
});

export const borrowedTime = {
  kind: 'event',
  id: 'borrowed-time',
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: (s) => seatActing(s) !== NOBODY,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
} as const satisfies EventCard;
