// The epidemic cards that this box adds to the challenge Virulent Strain of On the Brink. LAB-VS-1
import type { Module } from '../../../../../kernel/types.ts';
import { highlyContagious } from './highlyContagious.ts';
import { resistantToTreatment } from './resistantToTreatment.ts';

export const labStrainCards: readonly Module[] = [highlyContagious, resistantToTreatment];
