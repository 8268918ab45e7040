import { describe, expect, it } from 'vitest';
import { iberia, type IberianScenario } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const hands = { sailor: ['new-rails'], politician: ['purify-water', 'hospital-founding'] };
const full = { yellow: 3 };

/** Both players could play what they hold. */
function open(s: IberianScenario): IberianScenario {
  return s.allows(
    '1: new-rails',
    '2: purify-water palma-de-mallorca',
    '2: hospital-founding yellow in cuenca',
  );
}

/** Neither could, whatever it is. */
function closed(s: IberianScenario): IberianScenario {
  return s
    .refuses('1: new-rails', 'not-now')
    .refuses('2: purify-water palma-de-mallorca', 'not-now')
    .refuses('2: hospital-founding yellow in cuenca', 'not-now');
}

describe('Playing events', () => {
  it('IB-EVT-1 IB-EVT-2 both players play on both turns, and no action is spent', () => {
    const s = iberia({ roles, hands, infectNext: ['porto', 'huelva'] });
    s.does('2: hospital-founding yellow in cuenca').hospital('yellow', 'cuenca').asks('actions', { left: 4 });
    s.does('drive toledo', 'new-rails', 'lay huesca-zaragoza', 'lay madrid-toledo').asks('actions', {
      left: 3,
    });
    iberia({ roles, hands, turn: 'politician' })
      .does('1: new-rails', '1: lay huesca-zaragoza', '1: lay madrid-toledo')
      .rails('huesca-zaragoza', 'madrid-toledo')
      .asks('actions', { seat: 2, left: 4 })
      .does('purify-water r16', 'pour r16')
      .tokens('r16', 2)
      .asks('actions', { seat: 2, left: 4 });
  });

  it('IB-EVT-1 nobody plays an event out of the hand of another', () => {
    iberia({ roles, hands })
      .refuses('purify-water r16', 'card-not-held')
      .as('politician')
      .refuses('new-rails', 'card-not-held')
      .does('purify-water r16');
  });

  it('IB-EVT-3 whoever plays the event decides about it, not the player whose turn it is', () => {
    const s = iberia({ roles, hands });
    s.as('politician').does('purify-water r16').asks('second-token', { seat: 2 }).waitsFor('politician');
    s.as('sailor').refuses('pour r01', 'not-your-turn').refuses('enough', 'not-your-turn');
    s.as('politician').does('pour r01').tokens('r16', 1).tokens('r01', 1).asks('actions', { seat: 1 });
  });

  it('IB-EVT-8 the card goes to the discard pile when its effect is over, not before', () => {
    const s = iberia({ roles, hands }).as('politician').does('purify-water r16');
    expect(s.view().playerDiscard).toEqual([]);
    s.does('pour r16').hand('politician', 'hospital-founding').discarded('purify-water');
    s.does('hospital-founding yellow in cuenca').hand('politician').discarded('hospital-founding');
  });

  it('IB-EVT-13 everybody may look through both discard piles at any moment, even while a question is open', () => {
    const s = iberia({
      roles,
      playerDiscard: ['vigo', 'new-rails'],
      infectionDiscard: ['porto', 'huelva'],
      infectNext: ['barcelona'],
      tokens: { r08: 1, r16: 1 },
    });
    for (const commands of [[], ['end'], ['infect'], ['pay r08']]) {
      s.does(...commands);
      for (const looks of ['sailor', 'politician', undefined]) {
        const { playerDiscard, infectionDiscard } = s.view(looks);
        expect([...playerDiscard].sort()).toEqual(['new-rails', 'vigo']);
        expect(infectionDiscard.slice(0, 2)).toEqual(['porto', 'huelva']);
      }
    }
    s.infectionDiscard('porto', 'huelva', 'barcelona');
  });
});

describe('Moments for events', () => {
  it('IB-EVT-11 before the first action, between actions, and between all parts of the turn', () => {
    const s = open(iberia({ roles, hands, infectNext: ['porto', 'huelva'] }).asks('actions', { left: 4 }));
    open(s.does('drive toledo').asks('actions', { left: 3 }));
    open(s.does('drive madrid', 'drive toledo', 'drive madrid').asks('actions', { left: 0 }));
    open(s.does('end').asks('infections', { left: 2 }));
    open(s.does('infect', 'infect').asks('pause'));
    open(s.does('continue').asks('actions', { seat: 2, left: 4 }));
  });

  it('IB-EVT-11 a table that stops only where somebody could play stops at the same moments', () => {
    const position = { roles, infectNext: ['porto', 'huelva'], options: { windows: 'possible' } };
    const s = open(
      iberia({ ...position, hands })
        .does('end')
        .asks('infections', { left: 2 }),
    );
    open(s.does('infect').asks('infections', { left: 1 }));
    open(s.does('infect').asks('pause'));
    iberia({ ...position, drawNext: ['vigo', 'toledo'] })
      .does('end')
      .cubes('huelva', 'black', 1)
      .asks('actions', { seat: 2 });
  });

  it('IB-EVT-4 not between turning an infection card and resolving it, but right after', () => {
    const s = iberia({ roles, hands, infectNext: ['barcelona', 'porto'], tokens: { r08: 1, r16: 1 } });
    closed(s.does('end', 'infect').asks('payment', { city: 'barcelona' }));
    open(s.does('pay r08').asks('infections', { left: 1 }));
  });

  it('IB-EVT-4 IB-EVT-10 not between drawing an epidemic and resolving it, though the event was drawn with it', () => {
    for (const drawNext of [
      ['epidemic', 'good-season'],
      ['good-season', 'epidemic'],
    ]) {
      const s = iberia({ roles, hands, drawNext, infectLast: ['barcelona'], tokens: { r08: 2, r16: 2 } });
      closed(s.does('end').hand('sailor', 'new-rails', 'good-season').asks('payment'));
      s.refuses('good-season', 'not-now').does('pay r16', 'pay r16').asks('infections', { left: 2 });
      open(s).does('good-season').asks('infections', { left: 1 });
    }
  });

  it('IB-EVT-12 nobody can step in between the steps of an epidemic, whatever events he holds', () => {
    const { events } = iberia({ roles }).game;
    const ids = events.map(({ id }) => id);
    const three = [...roles, 'agronomist'];
    const s = iberia({
      roles: three,
      hands: Object.fromEntries(three.map((role, seat) => [role, ids.slice(5 * seat, 5 * seat + 5)])),
      drawNext: ['epidemic', 'vigo'],
      infectLast: ['cuenca'],
      infectionDiscard: ['porto'],
      playerDiscard: ['madrid'],
    });
    s.does('end')
      .told({ fact: 'rateMoved' }, { fact: 'placed', city: 'cuenca' }, { fact: 'intensified' })
      .asks('infections');
    // From the draw to the reshuffle nothing was waited for; now, outside the epidemic, events are legal.
    s.allows('1: good-season');
  });

  it('IB-EVT-12 IB-EVT-7 the question of an outbreak in an epidemic is no gap for an event either', () => {
    const s = iberia({
      roles,
      hands,
      drawNext: ['epidemic', 'vigo'],
      infectLast: ['valencia'],
      cubes: { valencia: full },
      tokens: { r21: 1 },
    });
    closed(s.does('end').asks('chain', { city: 'valencia' }));
    open(s.does('spread-to cuenca').asks('infections'));
  });

  it('IB-EVT-5 between two epidemics of one draw, where it can still change the second', () => {
    const s = iberia({
      roles,
      hands,
      drawNext: ['epidemic', 'epidemic'],
      infectLast: ['huesca', 'valencia'],
    });
    open(s.does('end').cubes('huesca', 'red', 3).cubes('valencia', 'yellow', 0).asks('pause'));
    s.does('2: purify-water palma-de-mallorca', '2: pour palma-de-mallorca').asks('pause').does('continue');
    s.cubes('valencia', 'yellow', 1).tokens('r16', 0);
  });

  it('IB-EVT-6 between two infection cards, once the first is done with its whole chain', () => {
    const s = iberia({
      roles,
      hands,
      infectNext: ['cuenca', 'tarragona'],
      cubes: { cuenca: full, valencia: full },
    });
    open(s.does('end', 'infect').outbreaks(2).infectionDiscard('cuenca').asks('infections', { left: 1 }));
    s.does('2: purify-water palma-de-mallorca', '2: enough', 'infect')
      .tokens('r16', 0)
      .cubes('tarragona', 'yellow', 1);
  });

  it('IB-EVT-7 not during a chain: neither at its cities, nor at its tokens, nor between its outbreaks', () => {
    const s = iberia({
      roles,
      hands,
      infectNext: ['valencia'],
      cubes: { valencia: full, cuenca: full, albacete: full, 'ciudad-real': full },
      tokens: { r18: 1, r11: 1 },
    });
    closed(s.does('end', 'infect').asks('chain', { city: 'valencia' }).allows('outbreak cuenca'));
    closed(
      s.does('outbreak albacete', 'outbreak ciudad-real').allows('spread-to madrid', 'spread-to toledo'),
    );
    closed(s.does('spread-to madrid').asks('payment', { city: 'madrid' }));
    open(s.does('pay r11').outbreaks(4).asks('infections', { left: 1 }));
  });

  it('IB-EVT-9 to come back to seven cards, also with an event just drawn or received', () => {
    const six = ['porto', 'braga', 'evora', 'lisboa', 'coimbra', 'caceres'];
    iberia({ roles, hands: { sailor: six }, drawNext: ['vigo', 'good-season'] })
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .does('good-season')
      .hand('sailor', ...six, 'vigo')
      .asks('infections', { left: 1 });
    iberia({ roles, hands: { sailor: ['madrid'], politician: [...six, 'good-season'] } })
      .does('give madrid to politician', '2: accept')
      .asks('hand-limit', { seat: 2 })
      .does('2: good-season')
      .hand('politician', ...six, 'madrid')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('IB-EVT-14 not after the end, neither of a lost game nor of a won one', () => {
    const events = { sailor: ['good-season', 'purify-water'], politician: ['new-rails'] };
    const lost = iberia({ roles, hands: events, playerDeckSize: 1 }).allows('good-season').does('end');
    const five = ['cuenca', 'teruel', 'valencia', 'albacete', 'girona'];
    const won = iberia({
      roles,
      at: { sailor: 'cuenca' },
      hands: { ...events, sailor: [...events.sailor, ...five] },
      hospitals: { yellow: 'cuenca' },
      researched: ['blue', 'black', 'red'],
    });
    won
      .allows('good-season')
      .does(`research yellow with ${five.join(' ')}`)
      .ends('won');
    for (const s of [lost.ends('cards'), won]) {
      s.refuses('good-season', 'game-over')
        .refuses('purify-water r16', 'game-over')
        .refuses('2: new-rails', 'game-over');
      expect(s.legal()).toEqual([]);
    }
  });
});
