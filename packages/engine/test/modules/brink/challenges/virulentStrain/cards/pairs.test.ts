// Strain cards together with each other and with roles and events that touch them.
import { describe, it } from 'vitest';
import { strainTable } from '../tables.ts';

describe('Chronic Effect', () => {
  const chronic = strainTable.with({
    strain: 'red',
    inForce: ['chronic-effect'],
    infectNext: ['tokyo', 'osaka'],
  });

  it('BRINK-CHR-4 BRINK-VS-20 the Medic keeps both cubes away once red is cured; elsewhere it goes on', () => {
    const medic = { roles: ['medic', 'researcher'], at: { medic: 'tokyo' } };
    chronic({ ...medic, cured: ['red'], supply: { red: 0 } })
      .does('end', 'infect')
      .ends('running')
      .cubes('tokyo', 'red', 0);
    chronic(medic).does('end', 'infect').cubes('tokyo', 'red', 2);
    chronic({ cured: ['red'], cubes: { lima: { red: 1 } } })
      .does('end', 'infect')
      .cubes('tokyo', 'red', 2);
  });

  it('BRINK-CHR-5 BRINK-UNA-3 two cubes are enough, and Unacceptable Loss may have taken them', () => {
    chronic({ supply: { red: 2 } })
      .does('end', 'infect')
      .supply('red', 0)
      .ends('running');
    chronic({
      drawNext: ['unacceptable-loss', 'madrid'],
      supply: { red: 4 },
      infectNext: [],
      infectLast: ['lima'],
      infectionDiscard: ['tokyo'],
    })
      .does('end', 'continue')
      .supply('red', 0)
      .does('continue')
      .asks('infections');
  });

  it('BRINK-VS-17 the extra card of Rate Effect puts two as well', () => {
    chronic({
      inForce: ['chronic-effect', 'rate-effect'],
      infectNext: ['tokyo', 'lima', 'osaka', 'seoul'],
    })
      .does('end', 'infect', 'infect', 'infect')
      .cubes('osaka', 'red', 2);
  });
});

describe('Uncounted Populations', () => {
  const uncounted = strainTable.with({
    drawNext: ['uncounted-populations', 'madrid'],
    infectLast: ['santiago'],
  });

  it('BRINK-UNC-2 BRINK-VS-11 counts what the Infect step of the same epidemic has left, for the strain it chose', () => {
    uncounted({ cubes: { santiago: { yellow: 2 } } })
      .does('end')
      .cubes('lima', 'yellow', 1)
      .does('continue')
      .cubes('lima', 'yellow', 2)
      .outbreaks(1);
    uncounted({
      strain: 'yellow',
      inForce: ['highly-contagious'],
      cubes: { santiago: { yellow: 1 } },
    })
      .does('end')
      .cubes('lima', 'yellow', 2)
      .does('continue')
      .cubes('lima', 'yellow', 2);
  });

  it('BRINK-UNC-4 with exactly enough cubes the game goes on', () => {
    uncounted({
      strain: 'yellow',
      infectLast: ['osaka'],
      supply: { yellow: 2 },
      cubes: { lima: { yellow: 1 }, paris: { yellow: 1 } },
    })
      .does('end', 'continue')
      .ends('running')
      .supply('yellow', 0);
  });
});

describe('Unacceptable Loss and the Field Operative', () => {
  const loss = strainTable.with({
    roles: ['field-operative', 'researcher'],
    strain: 'red',
    samples: { red: 3 },
    supply: { red: 3 },
    drawNext: ['unacceptable-loss', 'madrid'],
    infectLast: ['lima'],
  });

  it('BRINK-UNA-2 BRINK-FOP-11 BRINK-FOP-14 samples are not taken and come back to the supply', () => {
    loss().does('end', 'continue').supply('red', 0).does('continue', 'return red').supply('red', 1);
    loss({ hands: { researcher: ['new-assignment'] } })
      .does('end', 'continue', 'continue', '2: new-assignment for 1', 'accept', 'become medic')
      .supply('red', 3);
  });
});

describe('Slippery Slope with Highly Contagious', () => {
  const black = strainTable.with({
    strain: 'black',
    inForce: ['slippery-slope', 'highly-contagious'],
    infectNext: ['algiers', 'lima'],
    cubes: { algiers: { black: 3 }, cairo: { black: 3 }, istanbul: { black: 2 }, paris: { black: 1 } },
  });

  it('BRINK-VS-17 LAB-VS-4 BRINK-SLI-1 three outbreaks, six spaces', () => {
    black().does('end', 'infect').outbreaks(6).cubes('madrid', 'black', 2).cubes('milan', 'black', 1);
  });

  it('LAB-VS-8 BRINK-SLI-3 LAB-VS-7 with Infection Zone Ban one, and five cubes are enough', () => {
    black({ supply: { black: 5 }, hands: { researcher: ['infection-zone-ban'] } })
      .does('2: infection-zone-ban', 'end', 'infect')
      .ends('running')
      .outbreaks(2)
      .supply('black', 0);
  });

  it('BRINK-VS-18 LAB-VS-7 the Quarantine Specialist keeps cubes and chains away from what she protects', () => {
    black({ roles: ['quarantine-specialist', 'researcher'], at: { 'quarantine-specialist': 'baghdad' } })
      .does('end', 'infect')
      .outbreaks(2)
      .cubes('istanbul', 'black', 2)
      .cubes('paris', 'black', 3);
  });

  it('BRINK-SLI-2 the marker stops on its last space', () => {
    black({ outbreaks: 7 }).does('end', 'infect').ends('outbreaks').outbreaks(8);
  });

  it('LAB-VS-16 BRINK-VS-12 hold for the Infect step of later epidemics', () => {
    black({
      drawNext: ['rate-effect', 'madrid'],
      infectLast: ['mumbai'],
      cubes: { mumbai: { black: 2 } },
    })
      .does('end')
      .outbreaks(2)
      .cubes('karachi', 'black', 2);
  });
});

describe('Resistant to Treatment', () => {
  const resistant = strainTable.with({
    strain: 'red',
    inForce: ['resistant-to-treatment'],
    cubes: { manila: { red: 3, blue: 1 } },
  });

  it('LAB-VS-9 BRINK-GEN-1 BRINK-BOR-1 with five actions two treatments and one of another colour', () => {
    resistant({ roles: ['generalist', 'researcher'], at: { generalist: 'manila' }, left: 5 })
      .does('treat red', 'treat red')
      .refuses('treat red', 'too-few-actions')
      .does('treat blue')
      .asks('actions', { left: 0 });
  });

  it('LAB-VS-17 the Field Director pays two next door', () => {
    const director = { roles: ['field-director', 'researcher'], at: { 'field-director': 'taipei' } };
    resistant({ ...director, left: 1 })
      .refuses('treat red in manila', 'too-few-actions')
      .does('treat blue in manila');
    resistant({ ...director, left: 2 })
      .does('treat red in manila')
      .asks('actions', { left: 0 });
  });

  it('LAB-VS-12 BRINK-FOP-4 BRINK-MOB-4 other ways to remove cubes cost what they always cost', () => {
    resistant({ roles: ['field-operative', 'researcher'], at: { 'field-operative': 'manila' }, left: 1 })
      .does('collect red')
      .cubes('manila', 'red', 2);
    resistant({ at: { scientist: 'taipei' }, left: 1, hands: { scientist: ['mobile-hospital'] } })
      .does('mobile-hospital', 'drive manila', 'remove red')
      .cubes('manila', 'red', 2);
    resistant({ roles: ['virologist', 'researcher'], left: 1, hands: { virologist: ['osaka'] } })
      .does('remove cube from manila with osaka')
      .cubes('manila', 'red', 2);
  });

  it('LAB-VS-13 a cure in the same turn ends it', () => {
    resistant({
      at: { scientist: 'manila' },
      stations: ['manila'],
      hands: { scientist: ['osaka', 'tokyo', 'seoul', 'beijing'] },
    })
      .does('cure red with osaka tokyo seoul beijing', 'treat red')
      .cubes('manila', 'red', 0)
      .asks('actions', { left: 2 });
  });
});

describe('Complex Molecular Structure', () => {
  const reds = ['osaka', 'tokyo', 'seoul', 'beijing', 'manila', 'taipei'];
  const complex = strainTable.with({
    strain: 'red',
    inForce: ['complex-molecular-structure'],
    cubes: { lima: { red: 1 } },
  });
  const BEGIN = 'cure red piece by piece';

  it('BRINK-CUR-2 LAB-VIR-1 the Virologist’s pairs stand for cards of the larger number', () => {
    const virologist = (hand: readonly string[]) =>
      complex({ roles: ['virologist', 'researcher'], hands: { virologist: hand } });
    virologist([...reds.slice(0, 5), 'paris', 'milan'])
      .does(BEGIN)
      .cure('red', 'cured');
    virologist([...reds.slice(0, 4), 'paris', 'milan', 'delhi']).refuses(BEGIN);
  });

  it('BRINK-CMS-1 BRINK-FOP-9 BRINK-CUR-3 four cards and three samples, three with Sequencing Breakthrough', () => {
    const operative = (cards: number) =>
      complex({
        roles: ['field-operative', 'researcher'],
        samples: { red: 3 },
        hands: { 'field-operative': reds.slice(0, cards), researcher: ['sequencing-breakthrough'] },
      });
    operative(4).does(BEGIN).cure('red', 'cured');
    operative(3).refuses(BEGIN).does('2: sequencing-breakthrough', BEGIN).cure('red', 'cured');
    operative(2).does('2: sequencing-breakthrough').refuses(BEGIN);
  });

  it('BRINK-CUR-4 BRINK-NAS-12 whoever becomes the Scientist needs one fewer', () => {
    complex({
      roles: ['medic', 'researcher'],
      hands: { medic: [...reds.slice(0, 5), 'new-assignment'] },
    })
      .does('new-assignment for 1', 'become scientist', `cure red with ${reds.slice(0, 5).join(' ')}`)
      .cure('red', 'cured');
  });
});
