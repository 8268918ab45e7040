// New Rails: two rails on any free solid lines of the board. IB-EVC-6
import { pack, seatOf } from '../../../kernel/command.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { askForLines, canLay, layingRails } from './layingRails.ts';

const RAILS = 2;

const command = defineEvent({
  name: 'new-rails',
  phrase: 'new-rails',
  effect: (s, packed) => askForLines(s, seatOf(packed), RAILS, 'anywhere'),
});

export const newRails = {
  kind: 'event',
  id: 'new-rails',
  command,
  frames: layingRails.frames,
  commands: [command, ...layingRails.commands],
  moments: MOMENTS.pause,
  playable: (s) => canLay(s, 'anywhere'),
  offer: (_s, seat, out) => out.add(pack(command, seat)),
} as const satisfies EventCard;
