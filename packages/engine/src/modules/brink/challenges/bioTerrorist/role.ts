// The Bio-Terrorist is no role that could be dealt: he has a seat of his own, the last one, without Player cards or turns.
// BRINK-BIO-1 BRINK-BIO-5 BRINK-COMB-21
import type { SeatChange } from '../../../../kernel/seating.ts';
import type { Role } from '../../../../kernel/types.ts';
import { captivity } from './captivity.ts';
import { flights } from './flying.ts';
import { drawInfection } from './hand.ts';
import { infecting } from './infecting.ts';
import { sabotage } from './sabotage.ts';
import { sneak } from './sneaking.ts';

const AGAINST = 1;

const bioTerrorist = {
  kind: 'role',
  id: 'bio-terrorist',
  deeds: [drawInfection, sneak, ...flights, ...infecting, sabotage, captivity.escape],
} as const satisfies Role;

export const seatAgainst: SeatChange = (usual) =>
  usual.with(usual.length - 1, {
    takesTurns: false,
    hasPawn: false,
    speaker: usual.length - 1,
    sees: [],
    side: AGAINST,
    holdsInfections: true,
    role: bioTerrorist,
  });
