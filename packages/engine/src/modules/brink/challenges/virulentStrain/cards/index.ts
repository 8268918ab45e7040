// The epidemic cards of the challenge, in the order of the alphabet.
import type { Module } from '../../../../../kernel/types.ts';
import { chronicEffect } from './chronicEffect.ts';
import { complexMolecularStructure } from './complexMolecularStructure.ts';
import { governmentInterference } from './governmentInterference.ts';
import { hiddenPocket } from './hiddenPocket.ts';
import { rateEffect } from './rateEffect.ts';
import { slipperySlope } from './slipperySlope.ts';
import { unacceptableLoss } from './unacceptableLoss.ts';
import { uncountedPopulations } from './uncountedPopulations.ts';

export const strainCards: readonly Module[] = [
  chronicEffect,
  complexMolecularStructure,
  governmentInterference,
  hiddenPocket,
  rateEffect,
  slipperySlope,
  unacceptableLoss,
  uncountedPopulations,
];
