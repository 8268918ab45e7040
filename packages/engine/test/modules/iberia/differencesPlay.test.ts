import { describe, expect, it } from 'vitest';
import { apply, clone, legal, view } from '../../../src/index.ts';
import { iberia } from '../../scenario/iberia.ts';
import { scenario, type Position } from '../../scenario/scenario.ts';
import { drivesFrom } from './board.ts';
import { iberianGame } from './setups.ts';

const roles = ['politician', 'sailor'];
const base = ['dispatcher', 'medic'];
const yellow = ['valencia', 'alicante', 'teruel', 'girona', 'tarragona'];
const blue = ['paris', 'essen', 'milan', 'london', 'madrid'];
const quiet = { drawNext: ['soria', 'burgos'] };

/** Every other city where the pawn of the first seat is after some one command. */
function reached(position: Omit<Position, 'game'>): string[] {
  const { state } = iberia(position);
  const cities = legal(state).map((command) => {
    const copy = clone(state);
    if (!apply(copy, command).ok) throw new Error(`${command.kind} is refused`);
    return view(copy, 0).seats[0]!.city!;
  });
  return [...new Set(cities)].filter((city) => city !== view(state, 0).seats[0]!.city).sort();
}

describe('other than the base game: moves', () => {
  it('IB-DIF-7 the card of a far city takes nobody there', () => {
    scenario({ roles: base, hands: { dispatcher: ['tokyo'] } })
      .does('direct tokyo')
      .at('dispatcher', 'tokyo');
    const position = { roles, at: { politician: 'madrid' }, hands: { politician: ['valencia', 'cadiz'] } };
    expect(reached(position)).toEqual(drivesFrom('madrid'));
    iberia(position).refuses('direct valencia').refuses('drive valencia', 'not-connected');
  });

  it('IB-DIF-8 the card of the own city takes nobody anywhere', () => {
    scenario({ roles: base, hands: { dispatcher: ['atlanta'] } })
      .does('charter tokyo')
      .at('dispatcher', 'tokyo');
    const position = { roles, at: { politician: 'madrid' }, hands: { politician: ['madrid'] } };
    expect(reached(position)).toEqual(drivesFrom('madrid'));
    iberia(position).refuses('charter valencia');
  });

  it('IB-DIF-9 nobody travels from hospital to hospital', () => {
    scenario({ roles: base, stations: ['atlanta', 'tokyo'] })
      .does('shuttle tokyo')
      .at('dispatcher', 'tokyo');
    const position = {
      roles,
      at: { politician: 'madrid' },
      hospitals: { red: 'madrid', yellow: 'valencia', black: 'cadiz', blue: 'vigo' },
    };
    expect(reached(position)).toEqual(drivesFrom('madrid'));
    iberia(position).refuses('shuttle valencia');
  });

  it('IB-DIF-10 trains follow rails, ships join ports for a card of the colour one goes to', () => {
    iberia({
      roles,
      at: { politician: 'madrid' },
      rails: ['madrid-cuenca', 'cuenca-valencia'],
      hands: { politician: ['lisboa', 'girona'] },
    })
      .does('train valencia')
      .refuses('ship vigo discarding girona', 'wrong-colour')
      .does('ship vigo discarding lisboa')
      .at('politician', 'vigo')
      .discarded('lisboa')
      .asks('actions', { left: 2 });
    scenario({ roles: base, hands: { dispatcher: ['tokyo'] } })
      .refuses('train chicago')
      .refuses('ship miami discarding tokyo');
  });
});

describe('other than the base game: actions', () => {
  it('IB-DIF-11 rails are built and water is purified', () => {
    iberia({ roles, hands: { politician: ['toledo'] } })
      .does('rail madrid-toledo', 'purify r20 with toledo')
      .rails('madrid-toledo')
      .tokens('r20', 2)
      .asks('actions', { left: 2 });
    scenario({ roles: base, hands: { dispatcher: ['tokyo'] } })
      .refuses('rail atlanta-chicago')
      .refuses('purify r20 with tokyo');
  });

  it('IB-DIF-12 a hospital stands only in a city of its colour, one of each of four', () => {
    iberia({ roles, at: { politician: 'valencia' }, hands: { politician: ['valencia'] } })
      .refuses('hospital red', 'wrong-colour')
      .refuses('hospital blue', 'wrong-colour')
      .refuses('hospital black', 'wrong-colour')
      .does('hospital yellow')
      .hospital('yellow', 'valencia')
      .hospital('red', undefined);
    scenario({
      roles: base,
      at: { dispatcher: 'tokyo' },
      hands: { dispatcher: ['tokyo', 'paris'] },
    })
      .does('build', 'direct paris')
      .stations('atlanta', 'tokyo');
  });

  it('IB-DIF-13 a hospital that is built again moves, although others are left', () => {
    iberia({
      roles,
      at: { politician: 'valencia' },
      hands: { politician: ['valencia'] },
      hospitals: { yellow: 'girona' },
    })
      .does('hospital yellow')
      .told({ fact: 'hospitalBuilt', city: 'valencia', from: 'girona' })
      .hospital('yellow', 'valencia')
      .hospital('red', undefined);
    scenario({ roles: base, at: { dispatcher: 'tokyo' }, hands: { dispatcher: ['tokyo'] } })
      .does('build')
      .stations('atlanta', 'tokyo');
  });

  it('IB-DIF-14 treating takes one cube, of a researched disease too', () => {
    iberia({ roles, cubes: { madrid: { red: 3 } }, researched: ['red'] })
      .does('treat red')
      .cubes('madrid', 'red', 2)
      .asks('actions', { left: 3 });
    scenario({ roles: base, cubes: { atlanta: { blue: 3 } }, cured: ['blue'] })
      .does('treat blue')
      .cubes('atlanta', 'blue', 0);
  });

  it('IB-DIF-15 a disease is researched and never cured', () => {
    const position = {
      roles,
      at: { politician: 'valencia' },
      hands: { politician: yellow },
      hospitals: { yellow: 'valencia' },
      cubes: { cuenca: { yellow: 2 } },
    };
    const table = iberia(position).refuses(`cure yellow with ${yellow.join(' ')}`);
    table
      .does(`research yellow with ${yellow.join(' ')}`)
      .researched('yellow')
      .cubes('cuenca', 'yellow', 2);
    expect(table.view().shows).not.toHaveProperty('cures');
    scenario({ roles: base, hands: { dispatcher: blue } })
      .refuses(`research blue with ${blue.join(' ')}`)
      .does(`cure blue with ${blue.join(' ')}`)
      .cure('blue', 'eradicated');
  });

  it('IB-DIF-17 research takes the hospital of the colour of the cards', () => {
    const position = { roles, at: { politician: 'madrid' }, hands: { politician: yellow } };
    const research = `research yellow with ${yellow.join(' ')}`;
    iberia({ ...position, hospitals: { red: 'madrid', yellow: 'valencia' } }).refuses(
      research,
      'wrong-colour',
    );
    iberia({ ...position, at: { politician: 'valencia' }, hospitals: { yellow: 'valencia' } })
      .does(research)
      .researched('yellow');
    scenario({ roles: base, at: { dispatcher: 'tokyo' }, stations: ['tokyo'], hands: { dispatcher: blue } })
      .does(`cure blue with ${blue.join(' ')}`)
      .cure('blue', 'eradicated');
  });

  it('IB-DIF-18 all roles need five cards for research', () => {
    for (const role of iberianGame({ players: 2 }).config.pool) {
      const other = role === 'sailor' ? 'politician' : 'sailor';
      iberia({
        roles: [role, other],
        at: { [role]: 'valencia' },
        hands: { [role]: yellow },
        hospitals: { yellow: 'valencia' },
      })
        .refuses(`research yellow with ${yellow.slice(1).join(' ')}`, 'wrong-count')
        .does(`research yellow with ${yellow.join(' ')}`)
        .researched('yellow');
    }
    scenario({ roles: ['scientist', 'medic'], hands: { scientist: blue } })
      .does(`cure blue with ${blue.slice(1).join(' ')}`)
      .cure('blue', 'eradicated');
  });

  it('IB-DIF-19 what research brings: cards of that colour purify any region beside the pawn', () => {
    const position = {
      roles,
      at: { politician: 'vigo' },
      hands: { politician: ['cadiz'] },
      cubes: { vigo: { black: 3 } },
    };
    iberia(position).refuses('purify r10 with cadiz', 'wrong-colour');
    iberia({ ...position, researched: ['black'] })
      .does('treat black')
      .cubes('vigo', 'black', 2)
      .does('purify r10 with cadiz')
      .tokens('r10', 2);
  });

  it('IB-DIF-28 the actions may be ended after any number of them, and the draw follows', () => {
    for (let done = 0; done <= 4; done++) {
      const table = iberia({ roles, ...quiet });
      for (let action = 0; action < done; action++)
        table.does(action % 2 === 0 ? 'drive toledo' : 'drive madrid');
      table
        .asks('actions', { left: 4 - done })
        .does('end')
        .told({ fact: 'drew', seat: 1, count: 2 })
        .hand('politician', 'soria', 'burgos');
    }
    iberia({ roles, ...quiet })
      .does('drive toledo', 'drive madrid', 'drive toledo', 'drive madrid')
      .refuses('drive toledo', 'no-action-left');
  });
});
