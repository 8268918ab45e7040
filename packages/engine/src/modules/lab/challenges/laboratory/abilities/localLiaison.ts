// Local Liaison in the lab: once a turn, at a station, Characterize a Disease or Test a Cure is free, not both. LAB-LL-8
import { DEEDS } from '../labAction.ts';
import { defineAbility } from './ability.ts';

export const localLiaisonAbility = defineAbility('local-liaison', [DEEDS.characterize, DEEDS.test]);
