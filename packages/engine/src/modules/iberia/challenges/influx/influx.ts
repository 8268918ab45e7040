// Challenge Influx of Patients: tokens lie under the hospitals, building one clears its city, patients move, hospitals overflow.
// IB-INX-1 to IB-INX-10, IB-INX-30 IB-INX-43
import { byName } from '../../../../kernel/byName.ts';
import type { Challenge } from '../../../../kernel/definition.ts';
import { cellsOf, defineField } from '../../../../kernel/field.ts';
import { answer } from '../../../../kernel/points.ts';
import { between } from '../../../../kernel/ranges.ts';
import { after } from '../../../../kernel/steps.ts';
import { NO_CITY, type City, type Module, type Seat, type State } from '../../../../kernel/types.ts';
import { cubesOn } from '../../../../ops/cubes.ts';
import { takesFourth } from '../../../../rules/placing.ts';
import { removeCubes } from '../../../../rules/treat.ts';
import type { IberiaFact } from '../../facts.ts';
import { built, hasHospital, hospitalCity } from '../../hospitals.ts';
import { setTokensLeft, TOKENS, tokensLeft, tokensOnBoard } from '../../water.ts';
import { overflowRules } from './overflow.ts';
import { patientRules, patientsPart } from './patients.ts';

const TOKENS_UNDER_A_HOSPITAL = 2;

/** Colour to the tokens that lie under its hospital until that is built. */
const under = defineField(
  'influx.under',
  (shape) => shape.colours,
  'public',
  between(0, TOKENS_UNDER_A_HOSPITAL),
);

function putTokensUnderHospitals(s: State): void {
  const { colours } = s.game.shape;
  s.cells.fill(TOKENS_UNDER_A_HOSPITAL, cellsOf(s, under), cellsOf(s, under) + colours);
  setTokensLeft(s, TOKENS - colours * TOKENS_UNDER_A_HOSPITAL);
}

/** Ruling A-28 (IB-INX-8): a hospital that moves clears its new city too, but there is nothing under it any more. */
function freeTokens(s: State, _holder: Seat, city: City, from: City): void {
  const colour = s.game.colourOf[city]!;
  if (from === NO_CITY) release(s, colour);
  const count = cubesOn(s, city, colour);
  if (count > 0) removeCubes(s, city, colour, count, 'hospital');
}

function release(s: State, colour: number): void {
  const at = cellsOf(s, under) + colour;
  const count = s.cells[at]!;
  s.cells[at] = 0;
  setTokensLeft(s, tokensLeft(s) + count);
  s.sink?.({
    fact: 'tokensReleased',
    colour: s.game.colourIds[colour]!,
    count,
  } satisfies IberiaFact);
}

/** Tokens lie under exactly those hospitals that were never built, and none is missing. */
function isSound(s: State): boolean {
  let lying = 0;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    const count = s.cells[cellsOf(s, under) + colour]!;
    if (count !== (hospitalCity(s, colour) === NO_CITY ? TOKENS_UNDER_A_HOSPITAL : 0)) return false;
    lying += count;
  }
  return lying + tokensOnBoard(s) + tokensLeft(s) === TOKENS;
}

const influxRules: Module = {
  id: 'influx-of-patients',
  fields: [under],
  sound: isSound,
  points: [
    answer(built, freeTokens),
    // Ruling A-39 (IB-INX-42 IB-INX-43): any colour, and outbreaks that arrive in a chain too.
    answer(takesFourth, (s, _holder, city) => hasHospital(s, city)),
  ],
  show: (s) => ({
    tokensUnderHospitals: byName(s.game.colourIds, (colour) => s.cells[cellsOf(s, under) + colour]!),
  }),
};

export const influxOfPatients: Challenge = {
  id: 'influx-of-patients',
  modules: [influxRules, patientRules, overflowRules],
  options: [],
  parts: (usual) => after('actions', usual, patientsPart),
  // Pawns are still to be placed then: the first turn has not begun.
  setup: (usual) => [...usual, { name: 'tokens', run: putTokensUnderHospitals }],
};
