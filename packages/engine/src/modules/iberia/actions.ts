// What anybody may do with an action in this game. One function calls the others by name: they are asked before every
// command, and calls that the compiler can see cost far less than a walk through a list. IB-TRN-11
import type { Module, Offers, Seat, State } from '../../kernel/types.ts';
import { canTravel, offerDrives } from '../../rules/move.ts';
import { offerSharing } from '../../rules/share.ts';
import { offerTreatments } from '../../rules/treat.ts';
import { offerHospitals } from './hospitals.ts';
import { offerRails } from './rails.ts';
import { offerResearch } from './research.ts';
import { offerShips } from './ships.ts';
import { offerTrains } from './trains.ts';
import { offerPurifying } from './water.ts';

function offerActions(s: State, seat: Seat, out: Offers): void {
  if (canTravel(s, seat)) offerDrives(s, seat, out);
  offerTreatments(s, seat, out);
  offerSharing(s, seat, out);
  offerTrains(s, seat, out);
  offerShips(s, seat, out);
  offerRails(s, seat, out);
  offerHospitals(s, seat, out);
  offerResearch(s, seat, out);
  offerPurifying(s, seat, out);
}

export const commonActions: Module = { id: 'common-actions', actions: [offerActions] };
