// One More Day: the player whose turn it is has two actions more, as long as the action part goes on. IB-EVC-13
import { pack } from '../../../kernel/command.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { actionsGoOn, grantActions } from '../../../rules/actions.ts';
import { inActionPart } from '../../../rules/needs.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import type { IberiaFact } from '../facts.ts';

const ACTIONS = 2;

const command = defineEvent({
  name: 'one-more-day',
  phrase: 'one-more-day',
  needs: [inActionPart],
  effect(s) {
    grantActions(s, ACTIONS);
    s.sink?.({ fact: 'actionsGranted', seat: s.turn + 1, count: ACTIONS } satisfies IberiaFact);
  },
});

export const oneMoreDay = {
  kind: 'event',
  id: 'one-more-day',
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: actionsGoOn,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
} as const satisfies EventCard;
