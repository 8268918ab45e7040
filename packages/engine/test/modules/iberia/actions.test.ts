import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const EVENTS = ['purify-water', 'good-season', 'second-chance'];
const YELLOW = ['barcelona', 'tarragona', 'teruel', 'cuenca', 'alicante'];
/** The word that a command begins with. */
const verb = (command: string): string => command.split(' ')[1]!;

describe('what an action can be', () => {
  it('IB-TRN-11 the common actions are three ways to move, rail, hospital, treat, share, research and purify', () => {
    const position = {
      roles: ['nurse', 'politician'],
      at: { nurse: 'valencia', politician: 'valencia' },
      cubes: { valencia: { yellow: 1 } },
      rails: ['valencia-cuenca'],
    };
    const builder = iberia({ ...position, hands: { nurse: ['valencia', 'madrid'], politician: ['soria'] } });
    const researcher = iberia({
      ...position,
      hands: { nurse: YELLOW, politician: ['valencia'] },
      hospitals: { yellow: 'valencia' },
    });
    const verbs = new Set([...builder.legal(), ...researcher.legal()].map(verb));
    const moves = ['drive', 'train', 'ship'];
    const others = ['rail', 'hospital', 'treat', 'give', 'take', 'research', 'purify'];
    expect([...verbs].sort()).toEqual([...moves, ...others, 'end'].sort());
  });

  it('IB-TRN-9 cards that pay for an action go to the discard pile', () => {
    const at = { politician: 'valencia' };
    const roles = ['politician', 'nurse'];
    iberia({ roles, at, hands: { politician: ['valencia', 'vigo', 'soria', 'alicante'] } })
      .does('hospital yellow')
      .discarded('valencia')
      .does('purify r16 with alicante')
      .discarded('alicante', 'valencia')
      .does('ship porto discarding vigo')
      .discarded('vigo', 'alicante', 'valencia')
      .hand('politician', 'soria');
    const research = iberia({
      roles,
      at,
      hands: { politician: [...YELLOW, 'soria'] },
      hospitals: { yellow: 'valencia' },
    })
      .does(`research yellow with ${YELLOW.join(' ')}`)
      .hand('politician', 'soria');
    expect([...research.view().playerDiscard].sort()).toEqual([...YELLOW].sort());
  });

  it('IB-TRN-12 IB-TRN-13 events in a hand pay for no action; city cards beside them do', () => {
    const game = iberia({
      roles: ['politician', 'nurse'],
      at: { politician: 'valencia', nurse: 'valencia' },
      hands: { politician: [...EVENTS, 'lisboa'] },
      researched: ['blue', 'yellow', 'black'],
      hospitals: { black: 'granada' },
    });
    for (const event of EVENTS) {
      game
        .refuses(`ship vigo discarding ${event}`, 'not-a-city-card', 'A ship is paid with a city card.')
        .refuses(`purify r16 with ${event}`, 'not-a-city-card', 'Water is purified with a city card.')
        .refuses(`give ${event} to 2`, 'not-a-city-card');
    }
    game.refuses('hospital yellow', 'card-not-held');
    const paid = game
      .legal('politician')
      .filter((command) => ['ship', 'purify', 'give'].includes(verb(command)));
    expect(paid.length).toBeGreaterThan(0);
    expect(paid.every((command) => command.endsWith('lisboa'))).toBe(true);
    game.does('ship vigo discarding lisboa').hand('politician', ...EVENTS);
  });

  it('IB-TRN-13 an event does not stand in for the fifth card of a research', () => {
    const four = YELLOW.slice(0, 4);
    const position = {
      roles: ['politician', 'nurse'],
      at: { politician: 'valencia' },
      hospitals: { yellow: 'valencia' },
    };
    const short = iberia({ ...position, hands: { politician: [...four, ...EVENTS] } })
      .refuses(`research yellow with ${four.join(' ')}`, 'wrong-count')
      .refuses(`research yellow with ${four.join(' ')} purify-water`);
    expect(short.legal().map(verb)).not.toContain('research');
    iberia({ ...position, hands: { politician: [...YELLOW, 'purify-water'] } }).allows(
      `research yellow with ${YELLOW.join(' ')}`,
    );
  });
});
