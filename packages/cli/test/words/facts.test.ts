import { describe, expect, it } from 'vitest';
import { compile, type Fact } from '@cordon/engine';
import { tell } from '../../src/words/facts.ts';

const compiled = compile({});
if (!compiled.ok) throw new Error(compiled.error.message);
const game = compiled.value;
const sentences = (facts: readonly Fact[]): string[] => tell(game, ['medic', 'scientist'], facts);

describe('facts as sentences', () => {
  it('calls players by the role they had when something happened', () => {
    const played: Fact = { fact: 'eventPlayed', seat: 1, card: 'airlift' };
    expect(
      sentences([played, { fact: 'roleChanged', seat: 1, from: 'dispatcher', role: 'medic' }, played]),
    ).toEqual([
      'Player 1 (Dispatcher) plays Airlift.',
      'Player 1 (Dispatcher) is the Medic from now on. Treats all cubes of a colour at once; cubes of cured diseases vanish where the Medic is.',
      'Player 1 (Medic) plays Airlift.',
    ]);
  });

  it('merges a chain of outbreaks into one', () => {
    const outbreak = (city: string, depth: number, total: number): Fact => ({
      fact: 'outbreak',
      city,
      colour: 'black',
      depth,
      total,
    });
    const placed = (city: string, from: string, now: number): Fact => ({
      fact: 'placed',
      city,
      from,
      colour: 'black',
      count: 1,
      now,
      cause: 'outbreak',
      depth: 0,
    });
    expect(
      sentences([
        { fact: 'infectionDrawn', city: 'delhi', from: 'top' },
        outbreak('delhi', 0, 1),
        placed('tehran', 'delhi', 1),
        outbreak('karachi', 1, 2),
        placed('tehran', 'karachi', 2),
        outbreak('kolkata', 1, 3),
        { fact: 'prevented', city: 'chennai', colour: 'black', by: 'medic', cause: 'outbreak' },
        { fact: 'infectionDiscarded', city: 'delhi' },
      ]),
    ).toEqual([
      'Infection card Delhi.',
      'OUTBREAK in Delhi, chain to Karachi and Kolkata, 3 of 8. Cubes there now, black: Tehran 2. No cube in Chennai.',
    ]);
  });

  it('tells a draw as far as it was heard', () => {
    const drew: Fact = { fact: 'drew', seat: 2, count: 2 };
    const epidemic: Fact = { fact: 'epidemicDrawn', seat: 2, card: 'epidemic-1' };
    expect(sentences([drew])).toEqual(['Player 2 (Scientist) draws 2 cards.']);
    expect(sentences([drew, epidemic])).toEqual(['Player 2 (Scientist) draws an EPIDEMIC and 1 other card.']);
    expect(sentences([drew, { fact: 'drewCard', seat: 2, card: 'airlift' }, epidemic])).toEqual([
      'Player 2 (Scientist) draws Airlift and an EPIDEMIC.',
    ]);
  });

  it('tells why no cube came', () => {
    const drawn: Fact = { fact: 'infectionDrawn', city: 'paris', from: 'bottom' };
    const prevented = (by: string): Fact => ({
      fact: 'prevented',
      city: 'paris',
      colour: 'blue',
      by,
      cause: 'epidemic',
    });
    expect(sentences([drawn, prevented('cures')])).toEqual([
      'The bottom infection card is Paris: no cube, the disease is eradicated.',
    ]);
    expect(sentences([drawn, prevented('medic')])).toEqual([
      'The bottom infection card is Paris: no cube, thanks to the Medic.',
    ]);
  });
});
