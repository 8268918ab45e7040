// Ring Railroads: three rails on free solid lines between two ports. IB-EVC-11
import { pack, seatOf } from '../../../kernel/command.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { askForLines, canLay, layingRails } from './layingRails.ts';

const RAILS = 3;

const command = defineEvent({
  name: 'ring-railroads',
  phrase: 'ring-railroads',
  effect: (s, packed) => askForLines(s, seatOf(packed), RAILS, 'coast'),
});

export const ringRailroads = {
  kind: 'event',
  id: 'ring-railroads',
  command,
  frames: layingRails.frames,
  commands: [command, ...layingRails.commands],
  moments: MOMENTS.pause,
  playable: (s) => canLay(s, 'coast'),
  offer: (_s, seat, out) => out.add(pack(command, seat)),
} as const satisfies EventCard;
