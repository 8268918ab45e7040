// The events of On the Brink, in the order of their names.
import type { EventCard } from '../../../kernel/types.ts';
import { borrowedTime } from './borrowedTime.ts';
import { commercialTravelBan } from './commercialTravelBan.ts';
import { mobileHospital } from './mobileHospital.ts';
import { newAssignment } from './newAssignment.ts';
import { rapidVaccineDeployment } from './rapidVaccineDeployment.ts';
import { reExaminedResearch } from './reExaminedResearch.ts';
import { remoteTreatment } from './remoteTreatment.ts';
import { specialOrders } from './specialOrders.ts';

export const brinkEvents = [
  borrowedTime,
  commercialTravelBan,
  mobileHospital,
  newAssignment,
  rapidVaccineDeployment,
  reExaminedResearch,
  remoteTreatment,
  specialOrders,
] as const satisfies readonly EventCard[];
