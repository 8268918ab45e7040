// Researcher, Lab version: once a turn, at a station, Sequence a Disease is free. LAB-RES-2
import { DEEDS } from '../labAction.ts';
import { defineAbility } from './ability.ts';

export const researcherAbility = defineAbility('researcher', [DEEDS.sequence]);
