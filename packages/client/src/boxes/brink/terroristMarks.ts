// The pictures of what only the Bio-Terrorist challenge has, and what panels show of it.
import type { View } from '@cordon/engine';
import { terroristShown } from '@cordon/protocol/terrorist';
import { box, burst, disc, head, pawn, plane, rays } from '../../icons/shapes.ts';
import type { PartMarksFor } from '../box.ts';
import type { part } from './en/terrorist.ts';

type Marks = PartMarksFor<typeof part>;

const HOOD = 'M12 3c-4.2 0-7 3.2-7 8v10h14V11c0-4.8-2.8-8-7-8Z';
const EYE = 'M2 12c2.8-4.2 6-6.2 10-6.2s7.2 2 10 6.2c-2.8 4.2-6 6.2-10 6.2S4.8 16.2 2 12Z';
const CARD = box(3, 4, 10, 15, 1.5);

// A hood in a corner of the map.
const hide = { icon: { line: HOOD, solid: 'M8 11.5h8v3l-3-1-1 .8-1-.8-3 1Z' } };
const take = { icon: { line: `${CARD}M15.5 8H22M15.5 8l2.5-2.5M15.5 8l2.5 2.5`, solid: disc(8, 11.5, 2.6) } };
const sneak = {
  icon: { line: 'M2.5 20.5c3-5 6.5-2 9.5-6s3-8 7-8', solid: head(22, 6.5, 0, 0.9) },
};
const sighted = { line: EYE, solid: disc(12, 12, 3.2) };
const vanished = { line: `${EYE}M4 21 20 3` };
const captured = { icon: { line: `${box(3, 2.5, 18, 19, 2)}M8 2.5v19M16 2.5v19`, solid: pawn(12, 18.5) } };

const commands: Marks['commands'] = {
  hide,
  'draw-infection': take,
  shed: { icon: { line: `${CARD}M15.5 12H21`, solid: head(22, 12, 0, 0.9) } },
  sneak,
  'fly-in': { icon: { line: 'M3 21h18', solid: plane(12, 10, 0.8, 135) } },
  'fly-out': { icon: { line: 'M3 21h18M6 18l3-3', solid: plane(14, 9, 0.7, 45) } },
  'infect-locally': { icon: { line: disc(12, 12, 9.5), solid: burst(12, 12, 6, 2.8, 5) } },
  'infect-remotely': {
    icon: { line: `${box(2, 9, 8, 12, 1.2)}M12.5 12.5 15 10`, solid: burst(17, 7, 5, 2.4, 5) },
  },
  sabotage: {
    icon: { line: 'M4 21.5V11l8-6 8 6v10.5Z', solid: burst(12, 15, 5, 2, 8) },
  },
  escape: { icon: { line: `${box(2.5, 3, 10, 18, 1.5)}M9 12h9`, solid: head(22, 12, 0, 1) } },
  wait: { icon: { line: `${disc(12, 12, 9.5)}M12 6.5V12l4 2.5` } },
  capture: captured,
};

const facts: Marks['facts'] = {
  infectionTaken: take.icon,
  infectionTakenCard: { line: CARD, solid: `${disc(8, 11.5, 2.6)}${disc(18, 11.5, 2)}` },
  hid: hide.icon,
  sneaked: sneak.icon,
  flewOut: { line: 'M3 21h18M4 17l4-3', solid: plane(14, 8, 0.7, 45) },
  waited: { line: `${disc(12, 12, 9.5)}M12 6.5V12h4` },
  sighted,
  spotted: { line: `${EYE}${rays(12, 12, 8.5, 10.5, [90, 270])}`, solid: disc(12, 12, 3.2) },
  vanished,
  captured: captured.icon,
};

/** Where he may be follows from what everybody saw; a table without aids leaves that to its players. */
function unaided(view: View): View {
  const { terrorist } = view.shows;
  if (typeof terrorist !== 'object' || terrorist === null) return view;
  return { ...view, shows: { ...view.shows, terrorist: { ...terrorist, possible: [] } } };
}

export const marks: Marks = { commands, cards: {}, facts, face: { opponent: terroristShown, unaided } };
