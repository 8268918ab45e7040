import { describe, expect, it } from 'vitest';
import { checkPosition } from '../../../../properties/invariants.ts';
import { BOTH, mutationCards, mutationTable, panicTable } from './tables.ts';

describe('a Mutation card', () => {
  const infectNext = ['mutation-1', 'paris'];

  it('BRINK-MUT-6 BRINK-MUT-7 BRINK-SC-30 puts a purple cube on the city of the bottom card, and counts as one card of the rate', () => {
    const s = mutationTable({ infectNext, infectLast: ['lagos'] }).does('end');
    const before = s.view().infectionDeck.size;
    s.does('infect')
      .told(
        { fact: 'specialInfectionDrawn', card: 'mutation-1', from: 'top' },
        { fact: 'infectionDrawn', city: 'lagos', from: 'bottom' },
        { fact: 'placed', city: 'lagos', colour: 'purple', count: 1, now: 1 },
        { fact: 'infectionDiscarded', city: 'lagos' },
        { fact: 'specialInfectionDiscarded', card: 'mutation-1' },
      )
      .cubes('lagos', 'purple', 1)
      .cubes('lagos', 'yellow', 0)
      .infectionDiscard('lagos', 'mutation-1')
      .asks('infections', { left: 1 });
    checkPosition(s.state, 0);
    s.does('infect').cubes('paris', 'blue', 1).asks('pause');
    expect(s.view().infectionDeck.size).toBe(before - 3);
  });

  it('BRINK-MUT-8 on a city with three purple cubes it causes one outbreak and puts none there', () => {
    mutationTable({ infectNext, infectLast: ['lagos'], cubes: { lagos: { purple: 3 } } })
      .does('end', 'infect')
      .cubes('lagos', 'purple', 3)
      .cubes('sao-paulo', 'purple', 1)
      .cubes('kinshasa', 'purple', 1)
      .cubes('khartoum', 'purple', 1)
      .cubes('lagos', 'yellow', 0)
      .outbreaks(1)
      .infectionDiscard('lagos', 'mutation-1');
  });

  it('BRINK-MUT-9 the bottom card of a purple city brings no second purple cube', () => {
    mutationTable({ infectNext, infectLast: ['lagos'], cubes: { lagos: { purple: 1 } } })
      .does('end', 'infect')
      .cubes('lagos', 'purple', 2)
      .supply('purple', 10);
  });

  it('BRINK-MUT-10 BRINK-SC-30 with purple eradicated it is only discarded', () => {
    const s = mutationTable({ infectNext, infectLast: ['lagos'], eradicated: ['purple'] }).does('end');
    const { size } = s.view().infectionDeck;
    s.does('infect').infectionDiscard('mutation-1').supply('purple', 12);
    expect(s.view().infectionDeck.size).toBe(size - 1);
    expect(s.facts.map(({ fact }) => fact)).not.toContain('infectionDrawn');
  });

  it('BRINK-MUT-11 a protected city gets none, and both cards are discarded', () => {
    mutationTable({
      roles: ['quarantine-specialist', 'dispatcher'],
      at: { 'quarantine-specialist': 'kinshasa' },
      infectNext,
      infectLast: ['lagos'],
    })
      .does('end', 'infect')
      .told({ fact: 'prevented', city: 'lagos', colour: 'purple', by: 'quarantine-specialist' })
      .supply('purple', 12)
      .infectionDiscard('lagos', 'mutation-1');
    const medic = {
      roles: ['medic', 'dispatcher'],
      at: { medic: 'lagos' },
      infectNext,
      infectLast: ['lagos'],
      cubes: { osaka: { purple: 1 } },
    };
    mutationTable({ ...medic, cured: ['purple'] })
      .does('end', 'infect')
      .cubes('lagos', 'purple', 0)
      .infectionDiscard('lagos', 'mutation-1');
    mutationTable(medic).does('end', 'infect').cubes('lagos', 'purple', 1);
  });

  it.each(BOTH)(
    'BRINK-MUT-12 BRINK-SC-30 %s: at the bottom it is discarded without effect, and the next card is drawn',
    (_name, table) => {
      const [one, other] = mutationCards(table());
      const s = table({ infectNext: [one!], infectLast: [other!, 'lagos', 'lima'] })
        .does('end', 'infect')
        .told(
          { fact: 'specialInfectionDrawn', card: one! },
          { fact: 'specialInfectionDrawn', card: other!, from: 'bottom' },
          { fact: 'specialInfectionDiscarded', card: other! },
          { fact: 'infectionDrawn', city: 'lagos' },
        )
        .infectionDiscard(other!, 'lagos', one!)
        .cubes('lima', 'purple', 0);
      expect(s.view().cubes['lagos']).toBeDefined();
      table({ drawNext: ['epidemic', 'paris'], infectLast: [one!, other!, 'lima'] })
        .does('end')
        .infectionDiscard(one!, other!, 'lima')
        .cubes('lima', 'yellow', 3)
        .cubes('lima', 'purple', 0)
        .asks('before-intensify');
    },
  );

  it('BRINK-MUT-13 an empty deck is made anew first, without the card that is being resolved', () => {
    const s = mutationTable({
      infectNext: ['mutation-1'],
      infectionDeckSize: 1,
      infectionDiscard: ['mutation-2', 'lima'],
    });
    s.does('end', 'infect').told({ fact: 'intensified', count: 2 }).cubes('lima', 'purple', 1);
    expect(s.view().infectionDiscard.toSorted()).toEqual(expect.arrayContaining(['lima', 'mutation-1']));
    expect(s.view().infectionDiscard.at(-1)).toBe('mutation-1');
  });

  it('BRINK-MUT-14 Resilient Population can’t choose it', () => {
    const hands = { dispatcher: ['resilient-population'] };
    const s = mutationTable({ hands, infectionDiscard: ['mutation-1', 'lima', 'mutation-2'] }).as(
      'dispatcher',
    );
    expect(s.legal('dispatcher').filter((command) => command.includes('resilient'))).toEqual([
      '2: resilient-population lima',
    ]);
    s.refuses('resilient-population mutation-1', 'not-a-city-card').does('resilient-population lima');
    const none = mutationTable({
      hands,
      infectionDiscard: ['mutation-1', 'mutation-2'],
      options: { windows: 'possible' },
    });
    expect(none.legal('dispatcher').filter((command) => command.includes('resilient'))).toEqual([]);
  });

  it('BRINK-MUT-15 BRINK-TRB-6 it returns with Intensify; Forecast and the Troubleshooter see it, and only see it', () => {
    const s = mutationTable({
      drawNext: ['epidemic', 'paris'],
      infectLast: ['lima'],
      infectionDiscard: ['mutation-1', 'mutation-2'],
    }).does('end', 'continue');
    expect(s.view().infectionDiscard).toEqual([]);
    expect(Object.values(s.view().infectionDeck.sets)).toContainEqual(['lima', 'mutation-1', 'mutation-2']);
    const top = ['mutation-1', 'paris', 'osaka', 'lima', 'cairo', 'delhi'];
    mutationTable({ infectNext: top, hands: { dispatcher: ['forecast'] } })
      .as('dispatcher')
      .does('forecast', 'next paris', 'next osaka', 'next mutation-1', 'next lima', 'next cairo')
      .as('operations-expert')
      .does('end', 'infect', 'infect')
      .cubes('paris', 'blue', 1)
      .infectionDiscard('paris', 'osaka');
    const trouble = mutationTable({
      roles: ['dispatcher', 'troubleshooter'],
      infectNext: ['lima', 'cairo', 'mutation-2', 'paris'],
    });
    trouble.does('end', 'infect', 'infect', 'continue').supply('purple', 12);
    expect(trouble.heard('troubleshooter')).toContainEqual(
      expect.objectContaining({ fact: 'saw', cards: ['mutation-2', 'paris'] }),
    );
    expect(trouble.view('troubleshooter').infectionDeck.groups[0]!.known).toEqual({
      1: 'mutation-2',
      2: 'paris',
    });
  });

  it('BRINK-MUT-16 nobody can play anything until its outbreaks are over', () => {
    const s = mutationTable({
      infectNext,
      infectLast: ['lagos'],
      cubes: { lagos: { purple: 3 } },
      hands: { dispatcher: ['one-quiet-night', 'airlift'] },
    })
      .does('end')
      .allows('2: airlift 1 to paris')
      .does('infect');
    const facts = s.facts.map(({ fact }) => fact);
    expect(facts[0]).toBe('specialInfectionDrawn');
    expect(facts.at(-1)).toBe('specialInfectionDiscarded');
    s.asks('infections').allows('2: airlift 1 to paris');
  });

  it('LAB-WP-6 BRINK-MUT-8 BRINK-SC-30 in Worldwide Panic two cubes; with two there already, filled to three and one outbreak', () => {
    const next = ['red-mutation-1', 'paris'];
    panicTable({ infectNext: next, infectLast: ['lagos'] })
      .does('end', 'infect')
      .cubes('lagos', 'purple', 2)
      .outbreaks(0);
    panicTable({ infectNext: next, infectLast: ['lagos'], cubes: { lagos: { purple: 2 } } })
      .does('end', 'infect')
      .cubes('lagos', 'purple', 3)
      .cubes('sao-paulo', 'purple', 1)
      .cubes('kinshasa', 'purple', 1)
      .cubes('khartoum', 'purple', 1)
      .outbreaks(1);
  });
});
