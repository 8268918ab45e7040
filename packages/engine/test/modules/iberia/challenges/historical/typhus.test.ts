import { describe, expect, it } from 'vitest';
import { iberia } from '../../../../scenario/iberia.ts';

const typhus = {
  roles: ['sailor', 'politician'],
  challenges: ['historical-diseases'],
  options: { diseases: 'typhus' },
};
const doctor = { ...typhus, roles: ['rural-doctor', 'politician'] };

describe('Typhus', () => {
  it('IB-EX-15 IB-TYP-1 IB-TYP-2 IB-TYP-3 the first of two red cubes takes two actions, the last takes one', () => {
    iberia({ ...typhus, cubes: { madrid: { red: 2 } } })
      .does('treat red')
      .cubes('madrid', 'red', 1)
      .supply('red', 23)
      .asks('actions', { left: 2 })
      .does('treat red')
      .cubes('madrid', 'red', 0)
      .asks('actions', { left: 1 });
    iberia({ ...typhus, options: { diseases: 'malaria' }, cubes: { madrid: { red: 2 } } })
      .does('treat red')
      .asks('actions', { left: 3 });
  });

  it('IB-TYP-3 three red cubes take five actions', () => {
    iberia({ ...typhus, left: 5, cubes: { madrid: { red: 3 } } })
      .does('treat red')
      .asks('actions', { left: 3 })
      .does('treat red')
      .asks('actions', { left: 1 })
      .does('treat red')
      .cubes('madrid', 'red', 0)
      .asks('actions', { left: 0 });
    iberia({ ...typhus, cubes: { madrid: { red: 3 } } })
      .does('treat red', 'treat red')
      .cubes('madrid', 'red', 1)
      .refuses('treat red', 'no-action-left');
  });

  it('IB-TYP-4 IB-EX-15 with one action left no red cube of several can be removed', () => {
    const s = iberia({ ...typhus, left: 1, cubes: { madrid: { red: 2 } } }).refuses(
      'treat red',
      'too-few-actions',
    );
    expect(s.legal().filter((text) => text.includes('treat'))).toEqual([]);
    iberia({ ...typhus, left: 1, cubes: { madrid: { red: 1 } } })
      .does('treat red')
      .asks('actions', { left: 0 });
  });

  it('IB-TYP-9 an action left over pays for nothing in a later turn', () => {
    iberia({ ...typhus, left: 1, cubes: { madrid: { red: 3 } }, infectNext: ['vigo', 'toledo'] })
      .refuses('treat red', 'too-few-actions')
      .cubes('madrid', 'red', 3)
      .asks('actions', { left: 1 })
      .does('end', 'infect', 'infect', 'continue')
      .as('politician')
      .does('treat red')
      .cubes('madrid', 'red', 2)
      .asks('actions', { left: 2 });
  });

  it('IB-TYP-5 cubes of other colours in the same city take one action', () => {
    iberia({ ...typhus, cubes: { madrid: { red: 3, blue: 3, yellow: 2, black: 1 } } })
      .does('treat blue', 'treat yellow', 'treat black')
      .asks('actions', { left: 1 })
      .cubes('madrid', 'blue', 2)
      .cubes('madrid', 'yellow', 1)
      .cubes('madrid', 'black', 0)
      .refuses('treat red', 'too-few-actions');
  });

  it('IB-TYP-6 it costs the same once the disease is researched', () => {
    iberia({ ...typhus, researched: ['red'], cubes: { madrid: { red: 3 } } })
      .does('treat red')
      .cubes('madrid', 'red', 2)
      .asks('actions', { left: 2 });
  });

  it('IB-TYP-8 events that remove cubes cost no more than ever', () => {
    const hands = { sailor: ['overseas-migration', 'science-triumph'] };
    iberia({ ...typhus, left: 0, hands, cubes: { madrid: { red: 3 }, burgos: { red: 2 } } })
      .does('overseas-migration red from madrid', 'emigrate red from madrid')
      .cubes('madrid', 'red', 1)
      .asks('actions', { left: 0 })
      .does('science-triumph r11', 'heal red in burgos', 'leave madrid')
      .cubes('burgos', 'red', 1)
      .asks('actions', { left: 0 });
  });

  it('IB-TYP-10 red infections and outbreaks are as ever', () => {
    iberia({ ...typhus, cubes: { soria: { red: 3 } }, infectNext: ['leon', 'soria'] })
      .does('end', 'infect')
      .cubes('leon', 'red', 1)
      .does('infect')
      .outbreaks(1)
      .cubes('soria', 'red', 3)
      .cubes('burgos', 'red', 1)
      .cubes('zaragoza', 'red', 1)
      .cubes('madrid', 'red', 0)
      .supply('red', 18);
  });
});

describe('Typhus and the Rural Doctor', () => {
  it('IB-EX-128 IB-TYP-7 two red cubes of one city take two actions together', () => {
    iberia({ ...doctor, cubes: { madrid: { red: 2 } } })
      .does('treat red and red in madrid')
      .cubes('madrid', 'red', 0)
      .asks('actions', { left: 2 });
    iberia({ ...doctor, cubes: { madrid: { red: 1, blue: 1 } } })
      .does('treat red and blue in madrid')
      .cubes('madrid', 'blue', 0)
      .asks('actions', { left: 3 });
  });

  it('IB-TYP-7 the extra cube alone can make it two actions, and two dear cubes are no dearer', () => {
    const cubes = { madrid: { red: 3, blue: 1 }, burgos: { red: 2 }, soria: { red: 1 } };
    iberia({ ...doctor, cubes })
      .does('treat blue and red in burgos')
      .asks('actions', { left: 2 });
    iberia({ ...doctor, cubes })
      .does('treat blue and red in soria')
      .asks('actions', { left: 3 });
    iberia({ ...doctor, cubes })
      .does('treat red and red in burgos')
      .cubes('madrid', 'red', 2)
      .cubes('burgos', 'red', 1)
      .asks('actions', { left: 2 });
    iberia({ ...doctor, cubes })
      .does('treat red and red in madrid')
      .cubes('madrid', 'red', 1)
      .asks('actions', { left: 2 });
  });

  it('IB-TYP-7 the extra red cube counts what is left when it is taken', () => {
    iberia({ ...doctor, cubes: { madrid: { red: 2, blue: 1 } } })
      .does('treat blue and red in madrid')
      .asks('actions', { left: 2 });
    iberia({ ...doctor, left: 1, cubes: { madrid: { red: 1, blue: 2 } } })
      .refuses('treat red and red in madrid', 'no-cube')
      .does('treat red and blue in madrid')
      .asks('actions', { left: 0 });
  });

  it('IB-TYP-7 IB-TYP-4 with one action left no dear cube can be taken', () => {
    iberia({ ...doctor, left: 1, cubes: { madrid: { red: 1, blue: 1 }, burgos: { red: 2 } } })
      .refuses('treat blue and red in burgos', 'too-few-actions')
      .refuses('treat red and red in burgos', 'too-few-actions')
      .does('treat red and blue in madrid')
      .asks('actions', { left: 0 });
  });
});
