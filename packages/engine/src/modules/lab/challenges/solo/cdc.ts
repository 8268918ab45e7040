// The CDC has no pawn and no role that could be dealt: it plays its events and is held to the usual hand limit, and moves the
// player's pawn. What others do at a station it does anywhere. LAB-SOLO-9 LAB-SOLO-17 LAB-SOLO-26 LAB-SOLO-28 LAB-SOLO-33 LAB-SOLO-37, LAB-ROL-3
import { answer } from '../../../../kernel/points.ts';
import type { Role } from '../../../../kernel/types.ts';
import { cure } from '../../../base/cure.ts';
import { curePiecemeal } from '../../../base/curePayment.ts';
import { sendings } from '../../../base/sending.ts';
import { needsNoStation } from '../../../base/stations.ts';
import { mayRetrieve } from '../../../brink/events/reExaminedResearch.ts';
import { assign } from './assign.ts';
import { drawCard } from './drawCard.ts';
import { exchange } from './exchange.ts';

export const cdc = {
  kind: 'role',
  id: 'cdc',
  commands: sendings,
  deeds: [...sendings, assign, exchange, drawCard, cure, curePiecemeal],
  points: [answer(needsNoStation, () => true), answer(mayRetrieve, () => true)],
} as const satisfies Role;
