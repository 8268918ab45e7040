// The Lab challenge: cures are developed on a lab board, from samples taken while treating. LAB-LAB-1 to LAB-LAB-20
import type { Challenge } from '../../../../kernel/definition.ts';
import { after } from '../../../../kernel/steps.ts';
import { epidemiologistAbility } from './abilities/epidemiologist.ts';
import { localLiaisonAbility } from './abilities/localLiaison.ts';
import { researcherAbility } from './abilities/researcher.ts';
import { labThings } from './board.ts';
import { labCureRules } from './cures.ts';
import { shuffleAll } from './deck.ts';
import { freeLabRules } from './freeLab.ts';
import { labBoardRules } from './labBoard.ts';
import { dealSequence } from './lines.ts';
import { samplingRules } from './sampling.ts';
import { sequenceDeck } from './sequences.ts';

export const laboratory: Challenge = {
  id: 'lab',
  name: 'the Lab challenge',
  leavesOut: { roles: ['field-operative'] },
  modules: [
    labBoardRules,
    freeLabRules,
    samplingRules,
    labCureRules,
    researcherAbility,
    epidemiologistAbility,
    localLiaisonAbility,
  ],
  options: [],
  decks: [sequenceDeck],
  things: labThings,
  parts: (usual) => usual,
  setup: (usual) =>
    after('deck', usual, {
      name: 'laboratory',
      run(s) {
        shuffleAll(s);
        dealSequence(s, 0, 'setup');
      },
    }),
};

/** For the types of their commands. */
export type LaboratoryRules = readonly [typeof labBoardRules, typeof freeLabRules, typeof samplingRules];
