// In the Lab: what the box holds. LAB-CMP-1 LAB-EVT-1
import type { Box } from '../../kernel/definition.ts';
import { curePaymentRules } from '../base/curePayment.ts';
import { labEvents } from './events/index.ts';
import { labRoles } from './roles/index.ts';

export const inTheLab: Box = {
  id: 'lab',
  name: 'In the Lab',
  roles: labRoles,
  events: labEvents,
  challenges: [],
  modules: [curePaymentRules],
  players: [],
  epidemics: [],
  eventsPerPlayer: 2,
};
