// Borrowed Time: the active player may take two more actions in this turn. BRINK-BOR-1 to BRINK-BOR-5
import { pack } from '../../../kernel/command.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { actionsGoOn, grantActions } from '../../../rules/actions.ts';
import { inActionPart } from '../../../rules/needs.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const ACTIONS = 2;

const command = defineEvent({
  name: 'borrowed-time',
  phrase: 'borrowed-time',
  needs: [inActionPart],
  effect: (s) => grantActions(s, ACTIONS),
});

export const borrowedTime = {
  kind: 'event',
  id: 'borrowed-time',
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: actionsGoOn,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
} as const satisfies EventCard;
