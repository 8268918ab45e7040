import { describe, expect, it } from 'vitest';
import { BT, hisTurn, shown, terroristTable } from './tables.ts';

const SEVEN = ['cairo', 'delhi', 'lima', 'osaka', 'paris', 'milan', 'lagos'];

describe('the hand of the Bio-Terrorist', () => {
  it('BRINK-BIO-13 BRINK-BVW-3 its number is public, its cards are his secret', () => {
    const s = hisTurn({ terrorist: { city: 'tokyo', hand: ['cairo', 'delhi'] }, infectNext: ['lima'] });
    s.does('draw-infection');
    expect(shown(s).hand).toEqual({ size: 3, known: [] });
    expect(shown(s, 'dispatcher').hand).toEqual({ size: 3, known: [] });
    expect([...shown(s, BT).hand.known].sort()).toEqual(['cairo', 'delhi', 'lima']);
    expect(s.heard('dispatcher')).toEqual([{ fact: 'infectionTaken', seat: 3, cards: 3 }]);
    expect(s.heard(BT)).toContainEqual(expect.objectContaining({ fact: 'infectionTakenCard', city: 'lima' }));
  });

  it('BRINK-BAC-1 he draws the top card, more than once, hidden, spotted or captured', () => {
    for (const terrorist of [{ city: 'tokyo' }, { city: 'atlanta' }, { city: 'tokyo', captured: true }]) {
      const s = hisTurn({ terrorist, infectNext: ['lima', 'osaka', 'paris'] }).does(
        'draw-infection',
        'draw-infection',
      );
      expect(shown(s, BT).hand.known).toEqual(
        ['osaka', 'lima'].sort((a, b) => s.game.cityNumbers.get(a)! - s.game.cityNumbers.get(b)!),
      );
      expect(s.view().infectionDeck.size).toBe(46);
    }
  });

  it('BRINK-BAC-2 from an empty deck he draws nothing, and the discard pile is not shuffled for him', () => {
    const s = hisTurn({
      terrorist: { city: 'tokyo' },
      infectNext: ['lima'],
      infectionDeckSize: 1,
      infectionDiscard: ['paris'],
    });
    s.does('draw-infection').refuses('draw-infection', 'deck-empty').infectionDiscard('paris');
  });

  it('BRINK-BIO-14 above seven cards he discards at once, face up, and the choice is no command of his turn', () => {
    const s = hisTurn({ terrorist: { city: 'tokyo', hand: SEVEN }, infectNext: ['santiago'] })
      .does('draw-infection')
      .asks('infection-hand-limit')
      .waitsFor(BT)
      .refuses('wait')
      .refuses('sneak osaka')
      .does('shed milan')
      .infectionDiscard('milan')
      .asks('terrorist', { left: 2 });
    expect(shown(s).hand.size).toBe(7);
    expect(shown(s, BT).hand.known).not.toContain('milan');
    hisTurn({ terrorist: { city: 'tokyo', hand: SEVEN.slice(1) }, infectNext: ['santiago'] })
      .does('draw-infection')
      .asks('terrorist', { left: 2 });
  });

  it('BRINK-BIO-15 what he used lies face up in the discard pile and returns with the next Intensify', () => {
    const s = hisTurn({
      terrorist: { city: 'tokyo', hand: ['cairo'] },
      drawNext: ['epidemic', 'lima'],
      infectLast: ['essen'],
      options: { windows: 'always' },
    });
    s.does('infect-remotely cairo', 'wait', 'wait').infectionDiscard('cairo');
    s.as('dispatcher').does('continue').as('researcher').does('end', 'continue');
    // Only he and the epidemic had turned cards over: both lie on top now.
    expect([...s.view().infectionDeck.sets['set-2']!].sort()).toEqual(['cairo', 'essen']);
  });

  it('BRINK-BIO-16 a card he holds is not flipped, but cubes reach its city otherwise', () => {
    const s = terroristTable({
      terrorist: { city: 'tokyo', hand: ['cairo'] },
      cubes: { algiers: { black: 3 } },
      infectNext: ['algiers', 'lima'],
    })
      .does('end', 'infect')
      .cubes('cairo', 'black', 1);
    const { sets, groups } = s.view().infectionDeck;
    expect(sets['set-1']).toContain('cairo');
    // Of his card everybody knows only that it is one of those.
    expect(groups[0]).toMatchObject({ size: 46, sets: { 'set-1': 47 }, drawn: 1 });
    expect(s.view().infectionRemoved).toEqual([]);
  });

  it('BRINK-BVW-6 who has seen a card on top knows that he holds it, the others do not', () => {
    const s = terroristTable({
      roles: ['dispatcher', 'troubleshooter'],
      hands: { dispatcher: ['forecast'] },
      terrorist: { city: 'tokyo' },
      infectNext: ['lima', 'osaka', 'paris', 'milan', 'lagos', 'cairo'],
      options: { windows: 'possible' },
    });
    s.does('forecast', 'next paris', 'next lima', 'next osaka', 'next milan', 'next lagos');
    s.does('end');
    while (s.view().frames.at(-1)?.frame !== 'terrorist') s.does('infect');
    s.as(BT).does('draw-infection');
    expect(shown(s, BT).hand.known).toEqual(['osaka']);
    expect(shown(s, 'dispatcher').hand.known).toEqual(['osaka']);
    expect(shown(s, 'troubleshooter').hand.known).toEqual([]);
    expect(shown(s).hand.known).toEqual([]);
    // He has not seen what she saw.
    expect(Object.keys(s.view(BT).infectionDeck.groups[0]!.known)).toEqual([]);
    s.does('infect-remotely osaka');
    expect(shown(s, 'dispatcher').hand.known).toEqual([]);
  });
});
