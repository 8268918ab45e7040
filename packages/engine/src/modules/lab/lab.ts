// In the Lab: what the box holds. LAB-CMP-1 LAB-EVT-1
import type { Box } from '../../kernel/definition.ts';
import { curePaymentRules } from '../base/curePayment.ts';
import { virulentStrain } from '../brink/challenges/virulentStrain/virulentStrain.ts';
import { laboratory } from './challenges/laboratory/laboratory.ts';
import { labStrainCards } from './challenges/virulentStrain/cards/index.ts';
import { solo } from './challenges/solo/solo.ts';
import { team } from './challenges/team/team.ts';
import { worldwidePanic } from './challenges/worldwidePanic/worldwidePanic.ts';
import { labEvents } from './events/index.ts';
import { labRoles } from './roles/index.ts';

export const inTheLab: Box = {
  id: 'lab',
  name: 'In the Lab',
  roles: labRoles,
  events: labEvents,
  challenges: [worldwidePanic, laboratory, solo, team],
  epidemicCardsFor: { [virulentStrain.id]: labStrainCards },
  modules: [curePaymentRules],
  players: [],
  epidemics: [],
  eventsPerPlayer: 2,
};
