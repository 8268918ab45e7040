// Challenge Bio-Terrorist: one player against the others, with a hidden pawn, a hand of infection cards and a part in every turn.
// BRINK-BIO-1 to BRINK-BIO-16, BRINK-BAC-1 to BRINK-BAC-15, BRINK-BHD-1 to BRINK-BHD-8, BRINK-BCP-1 to BRINK-BCP-10, BRINK-BPU-1 to BRINK-BPU-7,
// BRINK-BEN-1 to BRINK-BEN-6, BRINK-BVW-1 to BRINK-BVW-11, BRINK-BIN-1 to BRINK-BIN-13
import type { Challenge } from '../../../../kernel/definition.ts';
import { INFECTION_HAND_FIELDS } from '../../../../kernel/infectionHand.ts';
import { answer } from '../../../../kernel/points.ts';
import { before } from '../../../../kernel/steps.ts';
import type { Module } from '../../../../kernel/types.ts';
import { companionWhile } from '../mutation/companion.ts';
import { PURPLE, purpleIn } from '../mutation/purple.ts';
import { purpleCureRules } from '../mutation/purpleCure.ts';
import { winningRules } from '../mutation/winning.ts';
import { neverVirulent } from '../virulentStrain/strain.ts';
import { captivity } from './captivity.ts';
import { flights } from './flying.ts';
import { handCommands, handFrames } from './hand.ts';
import { hiding } from './hiding.ts';
import { infecting } from './infecting.ts';
import { isMemorySound, resampleMemory } from './likely.ts';
import { memoryFields } from './memory.ts';
import { bringsCompanion, terroristOptions } from './options.ts';
import { outbreakRules } from './outbreaks.ts';
import { winnersWithTerrorist } from './result.ts';
import { seatAgainst } from './role.ts';
import { mayLoseAll, sabotage } from './sabotage.ts';
import { hide, setupFrames, terroristSetup } from './setup.ts';
import { showTerrorist } from './show.ts';
import { sneak } from './sneaking.ts';
import { terroristPart, turnFrames, wait } from './turn.ts';
import { whereaboutsRules } from './whereabouts.ts';

const CUBES = 12;

export const terroristRules = {
  id: 'bio-terrorist',
  fields: [...INFECTION_HAND_FIELDS, ...memoryFields],
  frames: [...turnFrames, ...handFrames, ...setupFrames],
  commands: [
    hide,
    ...handCommands,
    sneak,
    ...flights,
    ...infecting,
    sabotage,
    captivity.escape,
    wait,
    captivity.capture,
  ],
  free: [captivity.offerCapture],
  points: [mayLoseAll, answer(neverVirulent, (s, _holder, colour) => colour === purpleIn(s))],
  winners: winnersWithTerrorist,
  hiding,
  sound: isMemorySound,
  show: showTerrorist,
  resample: resampleMemory,
} as const satisfies Module;

export const bioTerrorist: Challenge = {
  id: 'bio-terrorist',
  name: 'the Bio-Terrorist challenge',
  players: [3, 4, 5],
  without: ['mutation', 'worldwide-panic', 'solo'],
  modules: [
    companionWhile(bringsCompanion),
    purpleCureRules,
    winningRules,
    outbreakRules,
    whereaboutsRules,
    terroristRules,
  ],
  options: terroristOptions,
  colours: [{ id: PURPLE, cubes: CUBES }],
  parts: (usual) => before('end', usual, terroristPart),
  setup: terroristSetup,
  seats: seatAgainst,
};
