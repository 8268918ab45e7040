// Solo mode: one player with one pawn against all diseases, with the help of the CDC and its cards. LAB-SOLO-1 to LAB-SOLO-42, LAB-COMB-2
// LAB-COMB-8, BRINK-COMB-13 BRINK-COMB-16 BRINK-COMB-17
import type { Challenge } from '../../../../kernel/definition.ts';
import { instead } from '../../../../kernel/steps.ts';
import { cdc } from './cdc.ts';
import { PLAYER } from './seats.ts';
import { soloSetup } from './setup.ts';
import { cdcPart, stepRules } from './step.ts';

export const solo: Challenge = {
  id: 'solo',
  name: 'solo mode',
  players: [1],
  leavesOut: {
    roles: ['dispatcher', 'researcher', 'epidemiologist', 'local-liaison'],
    events: ['special-orders'],
  },
  eventsTaken: 4,
  modules: [stepRules],
  options: [],
  // The CDC's step is the last window of a turn.
  parts: (usual) => instead('end', usual, cdcPart),
  setup: soloSetup,
  seats: ([player]) => [
    player!,
    { takesTurns: false, hasPawn: false, speaker: PLAYER, sees: [], side: player!.side, role: cdc },
  ],
};
