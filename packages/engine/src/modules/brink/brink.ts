// On the Brink: what the box holds. BRINK-CMP-1 BRINK-SET-1 BRINK-SET-3 BRINK-SET-8
import type { Box } from '../../kernel/definition.ts';
import { curePaymentRules } from '../base/curePayment.ts';
import { bioTerrorist } from './challenges/bioTerrorist/bioTerrorist.ts';
import { mutation } from './challenges/mutation/mutation.ts';
import { virulentStrain } from './challenges/virulentStrain/virulentStrain.ts';
import { brinkEvents } from './events/index.ts';
import { brinkRoles } from './roles/index.ts';

export const onTheBrink: Box = {
  id: 'brink',
  name: 'On the Brink',
  roles: brinkRoles,
  events: brinkEvents,
  challenges: [virulentStrain, mutation, bioTerrorist],
  modules: [curePaymentRules],
  players: [5],
  epidemics: [7],
  eventsPerPlayer: 2,
};
