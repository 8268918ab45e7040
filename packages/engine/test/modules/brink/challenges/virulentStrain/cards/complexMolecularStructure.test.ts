import { describe, it } from 'vitest';
import { strainTable } from '../tables.ts';

const RED = ['tokyo', 'seoul', 'osaka', 'beijing', 'shanghai', 'manila'];
const BLUE = ['paris', 'milan', 'essen', 'london', 'madrid'];
const withCards = (colour: string, cards: readonly string[], count: number): string =>
  `cure ${colour} with ${cards.slice(0, count).join(' ')}`;
const red = (count: number): string => withCards('red', RED, count);

const complex = strainTable.with({
  strain: 'red',
  inForce: ['complex-molecular-structure'],
  roles: ['medic', 'researcher'],
  hands: { medic: RED },
});

describe('Complex Molecular Structure', () => {
  it('BRINK-SC-28 BRINK-CMS-1 the cure of the strain takes six cards', () => {
    complex().refuses(red(5), 'wrong-count').does(red(6)).cure('red', 'eradicated').hand('medic');
  });

  it('BRINK-CMS-1 five of the Scientist', () => {
    complex({ roles: ['scientist', 'researcher'], hands: { scientist: RED } })
      .refuses(red(4), 'wrong-count')
      .does(red(5))
      .hand('scientist', RED[5]!);
  });

  it('BRINK-CMS-1 BRINK-SC-7 four and three samples of the Field Operative', () => {
    const operative = complex.bind(undefined, {
      roles: ['field-operative', 'researcher'],
      hands: { 'field-operative': RED.slice(0, 4) },
      samples: { red: 3 },
    });
    operative().does('cure red piece by piece').told({ fact: 'cured', colour: 'red' });
    complex({
      roles: ['field-operative', 'researcher'],
      hands: { 'field-operative': RED.slice(0, 3) },
      samples: { red: 3 },
    }).refuses('cure red piece by piece');
  });

  it('BRINK-CUR-3 Sequencing Breakthrough takes the card off again', () => {
    complex({ hands: { medic: [...RED.slice(0, 5), 'sequencing-breakthrough'] } })
      .does('sequencing-breakthrough', red(5))
      .hand('medic');
    complex({
      roles: ['scientist', 'researcher'],
      hands: { scientist: [...RED.slice(0, 4), 'sequencing-breakthrough'] },
    })
      .does('sequencing-breakthrough', red(4))
      .hand('scientist');
  });

  it('BRINK-CMS-2 other cures take what they took', () => {
    complex({ hands: { medic: BLUE } })
      .does(withCards('blue', BLUE, 5))
      .told({ fact: 'cured', colour: 'blue' });
  });
});
