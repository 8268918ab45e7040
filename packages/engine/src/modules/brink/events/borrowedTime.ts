// Borrowed Time: the active player may take two more actions in this turn. BRINK-BOR-1 to BRINK-BOR-5
import { pack } from '../../../kernel/command.ts';
import { MOMENTS, type EventCard, type Need } from '../../../kernel/types.ts';
import { actionsGoOn, grantActions } from '../../../rules/actions.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const ACTIONS = 2;

/** Events about the actions of this turn belong to its action part. BRINK-EVT-7 */
export const inActionPart: Need = {
  isMet: (s) => actionsGoOn(s),
  refusal: () => ({ reason: 'actions-over', message: 'The action part of this turn is over.' }),
};

export const command = defineEvent({
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
  playable: (s) => actionsGoOn(s),
  offer: (_s, seat, out) => out.add(pack(command, seat)),
} as const satisfies EventCard;
