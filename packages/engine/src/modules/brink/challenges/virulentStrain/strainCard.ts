// Epidemic cards of the virulent strain. One that acts once does so between Infect and Intensify and leaves the game; one that continues
// lies beside the board from the end of its epidemic on, some until the strain is cured.
// BRINK-VS-4 BRINK-VS-11 to BRINK-VS-13, BRINK-VS-15 to BRINK-VS-17, BRINK-VS-20 to BRINK-VS-22, BRINK-VS-25
import { defineField, read, write } from '../../../../kernel/field.ts';
import { answer, answerDuring } from '../../../../kernel/points.ts';
import { FLAG } from '../../../../kernel/ranges.ts';
import type { Answer, Card, Colour, Field, Module, State } from '../../../../kernel/types.ts';
import { removeCard } from '../../../../ops/cards.ts';
import { actsOnce, epidemicDone, isInForce } from '../../../../rules/epidemic.ts';
import { cured, isCured } from '../../../base/cure.ts';
import type { BrinkFact } from '../../facts.ts';
import { strainOf } from './strain.ts';

const isCalled = (s: State, card: Card, id: string): boolean => s.game.cardIds[card] === id;

interface Once extends Omit<Module, 'points'> {
  /** Whether there is anything to do. */
  readonly isDue: (s: State, strain: Colour) => boolean;
  readonly act: (s: State, strain: Colour) => void;
}

/** A card that does something once. */
export function defineOnce({ isDue, act, ...module }: Once): Module {
  return {
    ...module,
    points: [
      answer(actsOnce, (s, _holder, card) => {
        if (!isCalled(s, card, module.id) || !isDue(s, strainOf(s))) return false;
        s.sink?.({ fact: 'strainActed', card: module.id } satisfies BrinkFact);
        act(s, strainOf(s));
        return true;
      }),
    ],
  };
}

interface Continuing extends Omit<Module, 'points'> {
  /** Whether it ends when the strain is cured. */
  readonly until?: 'cure';
  /** What it changes; the field is set while it is in force. */
  readonly bends: (inForce: Field) => readonly Answer[];
}

/** A card that goes on. */
export function defineContinuing({ until, bends, ...module }: Continuing): Module {
  const { id, fields = [] } = module;
  const field = defineField(`${id}.inForce`, 1, 'public', FLAG);
  const goesOn = (s: State): boolean => read(s, field) === 1;
  const isPast = (s: State): boolean => until === 'cure' && isCured(s, strainOf(s));
  const begin = (s: State): void => {
    write(s, field, 1);
    s.sink?.({ fact: 'strainBegan', card: id } satisfies BrinkFact);
  };
  const end = (s: State): void => {
    write(s, field, 0);
    s.sink?.({ fact: 'strainEnded', card: id } satisfies BrinkFact);
    removeCard(s, s.game.cardNumbers.get(id)!, 'epidemic');
  };
  return {
    ...module,
    fields: [...fields, field],
    sound: (s) => !goesOn(s) || !isPast(s),
    points: [
      answerDuring(field, isInForce, (s, _holder, card) => isCalled(s, card, id)),
      answer(epidemicDone, (s, _holder, card) => {
        if (isCalled(s, card, id) && !isPast(s)) begin(s);
      }),
      answerDuring(field, cured, (s) => {
        if (isPast(s)) end(s);
      }),
      ...bends(field),
    ],
  };
}
