// The events of On the Brink, in the order of their names.
import type { EventCard } from '../../../kernel/types.ts';
import { borrowedTime } from './borrowedTime.ts';
import { commercialTravelBan } from './commercialTravelBan.ts';
import { mobileHospital } from './mobileHospital.ts';
import { specialOrders } from './specialOrders.ts';

export const brinkEvents = [
  borrowedTime,
  commercialTravelBan,
  mobileHospital,
  specialOrders,
] as const satisfies readonly EventCard[];
