// Malaria, black: an infection card puts two cubes on a city without black cubes. IB-MAL-1 to IB-MAL-11
import type { OptionSpec } from '../../../../kernel/config.ts';
import { answer, isSilent } from '../../../../kernel/points.ts';
import type { City, Colour, Module, State } from '../../../../kernel/types.ts';
import { cubesOn } from '../../../../ops/cubes.ts';
import { orderMatters } from '../../../../rules/chain.ts';
import { infectCubes } from '../../../../rules/infectionCard.ts';
import { spreadCubes, takesFourth } from '../../../../rules/placing.ts';
import { has } from './diseases.ts';

const CUBES = 2;

/**
 * Ruling A-35 (IB-MAL-6 IB-MAL-7 IB-MAL-8 IB-MAL-11): cards of the infect part only, unless the table lets black outbreaks bring two
 * cubes as well; never an epidemic. Each cube meets tokens for itself.
 */
export const malariaScope: OptionSpec = {
  name: 'malaria',
  values: ['infections', 'outbreaks'],
  usual: () => 'infections',
  omitUsual: true,
};

const isWide = (s: State): boolean => s.game.config.options[malariaScope.name] === 'outbreaks';

const isFresh = (s: State, city: City, colour: Colour): boolean =>
  has(s, colour, 'malaria') && cubesOn(s, city, colour) === 0;

export const malariaRules: Module = {
  id: 'malaria',
  points: [
    answer(infectCubes, (s, _holder, count, city, cause) =>
      cause === 'infection' && isFresh(s, city, s.game.colourOf[city]!) ? CUBES : count,
    ),
    answer(spreadCubes, (s, _holder, count, city, colour) =>
      isWide(s) && isFresh(s, city, colour) ? CUBES : count,
    ),
    // Patients who leave a hospital before or after an outbreak decide whether it finds a city without cubes.
    answer(
      orderMatters,
      (s, _holder, colour) => isWide(s) && has(s, colour, 'malaria') && !isSilent(s, takesFourth),
    ),
  ],
};
