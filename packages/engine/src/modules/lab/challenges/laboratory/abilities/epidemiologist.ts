// Epidemiologist, Lab version: once a turn, at a station, Process a Sample is free. LAB-EPD-3
import { DEEDS } from '../labAction.ts';
import { defineAbility } from './ability.ts';

export const epidemiologistAbility = defineAbility('epidemiologist', [DEEDS.process]);
