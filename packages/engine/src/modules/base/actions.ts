// What anybody may do with an action in the base game. One function calls the others by name: they are asked before every
// command, and calls that the compiler can see cost far less than a walk through a list.
import type { Module, Offers, Seat, State } from '../../kernel/types.ts';
import { canTravel, offerDrives } from '../../rules/move.ts';
import { offerSharing } from '../../rules/share.ts';
import { offerTreatments } from '../../rules/treat.ts';
import { offerCures } from './cure.ts';
import { offerFlights } from './flights.ts';
import { offerBuilding } from './stations.ts';

function offerActions(s: State, seat: Seat, out: Offers): void {
  const travels = canTravel(s, seat);
  if (travels) offerDrives(s, seat, out);
  offerTreatments(s, seat, out);
  offerSharing(s, seat, out);
  offerBuilding(s, seat, out);
  if (travels) offerFlights(s, seat, out);
  offerCures(s, seat, out);
}

export const commonActions: Module = { id: 'common-actions', actions: [offerActions] };
