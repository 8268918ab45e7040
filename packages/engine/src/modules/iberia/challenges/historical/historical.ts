// Challenge Historical Diseases: one to four diseases have an effect of their own; which ones is chosen or drawn.
// IB-HIS-1 to IB-HIS-9
import type { OptionSpec } from '../../../../kernel/config.ts';
import type { Challenge } from '../../../../kernel/definition.ts';
import { shuffle } from '../../../../kernel/random.ts';
import type { Module, State } from '../../../../kernel/types.ts';
import type { IberiaFact } from '../../facts.ts';
import { choleraRules } from './cholera.ts';
import { DISEASES, inPlay, putInPlay, diseaseFields } from './diseases.ts';
import { malariaRules, malariaScope } from './malaria.ts';
import { typhusRules } from './typhus.ts';
import { scope, yellowFeverRules } from './yellowFever.ts';

const BETWEEN = '+';
const DRAW = 'draw-';

/** Every choice of one to four diseases, and how many to draw. */
const choices = Array.from({ length: 2 ** DISEASES.length - 1 }, (_, index) =>
  DISEASES.filter((_name, disease) => ((index + 1) & (1 << disease)) !== 0).join(BETWEEN),
);
const draws = DISEASES.map((_, index) => `${DRAW}${String(index + 1)}`);

const diseases: OptionSpec = { name: 'diseases', values: [...draws, ...choices], usual: () => draws[0]! };

function chooseDiseases(s: State): void {
  const choice = s.game.config.options['diseases']!;
  const order = Int32Array.from(DISEASES.keys());
  if (choice.startsWith(DRAW)) {
    shuffle(s.random, order, 0, order.length);
    for (const disease of order.subarray(0, Number(choice.slice(DRAW.length)))) putInPlay(s, disease);
  } else
    for (const name of choice.split(BETWEEN))
      putInPlay(
        s,
        DISEASES.findIndex((disease) => disease === name),
      );
  s.sink?.({ fact: 'diseasesInPlay', diseases: named(s) } satisfies IberiaFact);
}

const named = (s: State): string[] => DISEASES.filter((disease) => inPlay(s, disease));

/** Ruling A-34 (IB-HIS-6): the cubes of setup lie on the board before any disease is in play. */
const historicalRules: Module = {
  id: 'historical-diseases',
  fields: diseaseFields,
  show: (s) => ({ diseases: named(s) }),
};

export const historicalDiseases: Challenge = {
  id: 'historical-diseases',
  modules: [historicalRules, malariaRules, typhusRules, choleraRules, yellowFeverRules],
  options: [diseases, malariaScope, scope],
  parts: (usual) => usual,
  setup: (usual) => [...usual, { name: 'diseases', run: chooseDiseases }],
};
