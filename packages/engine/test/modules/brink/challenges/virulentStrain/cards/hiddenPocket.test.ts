import { describe, expect, it } from 'vitest';
import { terroristTable } from '../../bioTerrorist/tables.ts';
import { strainTable } from '../tables.ts';

const pocket = strainTable.with({
  strain: 'blue',
  eradicated: ['blue'],
  drawNext: ['hidden-pocket', 'madrid'],
  infectionDiscard: ['paris', 'milan', 'lima'],
  infectLast: ['essen'],
});

describe('Hidden Pocket', () => {
  it('BRINK-SC-22 BRINK-HID-1 BRINK-HID-2 BRINK-HID-5 brings an eradicated strain back where its cards are discarded', () => {
    pocket()
      .does('end')
      .cubes('essen', 'blue', 0)
      .cure('blue', 'eradicated')
      .does('continue')
      .told({ fact: 'strainActed', card: 'hidden-pocket' }, { fact: 'diseaseReturned', colour: 'blue' })
      .cure('blue', 'cured')
      .cubes('paris', 'blue', 1)
      .cubes('milan', 'blue', 1)
      .cubes('essen', 'blue', 1)
      .cubes('lima', 'blue', 0)
      .outbreaks(0)
      .supply('blue', 21)
      .does('continue')
      .told({ fact: 'intensified', count: 4 });
  });

  it('BRINK-HID-2 a card that left the game does not count', () => {
    pocket({ hands: { scientist: ['resilient-population'] } })
      .does('end', 'resilient-population milan', 'continue')
      .cubes('paris', 'blue', 1)
      .cubes('milan', 'blue', 0)
      .cubes('essen', 'blue', 1);
  });

  it('BRINK-HID-2 neither does one in the hand of the Bio-Terrorist', () => {
    terroristTable({
      challenges: ['virulent-strain'],
      strain: 'blue',
      eradicated: ['blue'],
      drawNext: ['hidden-pocket', 'madrid'],
      infectionDiscard: ['paris', 'lima'],
      infectLast: ['essen'],
      terrorist: { city: 'cairo', hand: ['milan'] },
    })
      .does('end', 'continue')
      .cubes('paris', 'blue', 1)
      .cubes('essen', 'blue', 1)
      .cubes('milan', 'blue', 0);
  });

  it.each([
    ['the strain is only cured', { eradicated: [], cured: ['blue'], cubes: { london: { blue: 1 } } }],
    ['the strain is not cured', { eradicated: [], cubes: { london: { blue: 1 } } }],
    ['no card of the strain is in the pile', { infectionDiscard: ['lima'], infectLast: ['bogota'] }],
    ['another disease is eradicated', { strain: 'red', cubes: { tokyo: { red: 1 } } }],
  ])('BRINK-HID-3 does nothing if %s', (_why, position) => {
    const table = pocket(position).does('end');
    const before = table.view();
    table.does('continue').asks('infections');
    expect(table.view().cubes).toEqual(before.cubes);
    expect(table.view().shows['cures']).toEqual(before.shows['cures']);
  });

  it('BRINK-HID-4 protected cities get none', () => {
    pocket({ roles: ['medic', 'researcher'], at: { medic: 'paris' } })
      .does('end', 'continue')
      .cubes('paris', 'blue', 0)
      .cubes('milan', 'blue', 1)
      .cure('blue', 'cured');
  });

  it('BRINK-HID-4 with every cube kept away the strain stays eradicated', () => {
    pocket({ roles: ['quarantine-specialist', 'researcher'], at: { 'quarantine-specialist': 'paris' } })
      .does('end', 'continue')
      .asks('infections')
      .cure('blue', 'eradicated')
      .supply('blue', 24);
  });

  it('BRINK-HID-6 the cure is kept, and the strain can be eradicated again', () => {
    const table = pocket({
      infectionDiscard: [],
      infectNext: ['osaka', 'bogota'],
      quietNight: true,
      cured: ['red', 'yellow'],
      cubes: { tokyo: { red: 1 }, lima: { yellow: 1 } },
      at: { scientist: 'essen' },
      stations: ['essen'],
      hands: { scientist: ['cairo', 'delhi', 'karachi', 'kolkata'] },
    });
    table.does('end', 'continue', 'continue').cure('blue', 'cured');
    table.does('continue').as('researcher').does('end', 'infect', 'infect', 'continue');
    table.as('scientist').does('treat blue').cure('blue', 'eradicated');
    table.does('cure black with cairo delhi karachi kolkata').ends('won');
  });

  it('BRINK-VS-19 too few cubes in the supply lose the game', () => {
    pocket({ roles: ['field-operative', 'researcher'], samples: { blue: 22 } })
      .does('end', 'continue')
      .ends('cubes');
  });
});
