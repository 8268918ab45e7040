import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const table = {
  roles: ['medic', 'scientist'],
  at: { medic: 'paris', scientist: 'paris' },
  epidemics: 5,
  options: { hands: 'private' },
};
const requests = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes('take'));

describe('share knowledge with private hands', () => {
  it('BASE-SHR-2 BASE-SHR-5 a card the other may hold can be asked for, and passes if he has it and agrees', () => {
    scenario({ ...table, hands: { scientist: ['paris', 'tokyo'] } })
      .does('take paris from scientist')
      .asks('consent', { asked: 2 })
      .as('scientist')
      .allows('accept', 'refuse')
      .does('accept')
      .hand('medic', 'paris')
      .hand('scientist', 'tokyo')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-SHR-5 who is asked for a card he does not hold can only refuse, and nothing is spent', () => {
    const game = scenario({ ...table, hands: { medic: ['lima'], scientist: ['tokyo'] } }).does(
      'take paris from scientist',
    );
    expect(game.legal()).toEqual(['2: refuse']);
    game
      .waitsFor('scientist')
      .asks('consent', { asked: 2 })
      .as('scientist')
      .refuses('accept')
      .does('refuse')
      .hand('medic', 'lima')
      .hand('scientist', 'tokyo')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-SHR-5 who holds the card may refuse it too, and the asker sees no difference', () => {
    const seen = [['paris'], ['tokyo']].map((hand) => {
      const game = scenario({ ...table, hands: { medic: ['lima'], scientist: hand } });
      const before = game.legal('medic');
      game.does('take paris from scientist');
      const asked = { view: game.view('medic'), heard: game.heard('medic') };
      game
        .as('scientist')
        .does('refuse')
        .hand('scientist', ...hand)
        .asks('actions', { seat: 1, left: 4 });
      return {
        before,
        asked,
        after: game.view('medic'),
        heard: game.heard('medic'),
        next: game.legal('medic'),
      };
    });
    expect(requests(seen[0]!.before)).toEqual(['1: take paris from 2']);
    expect(seen[1]).toEqual(seen[0]);
  });

  it('BASE-SHR-5 where agreement is automatic an impossible request fails by itself and costs nothing', () => {
    const automatic = { ...table, options: { hands: 'private', consent: 'automatic' } };
    scenario({ ...automatic, hands: { scientist: ['tokyo'] } })
      .does('take paris from scientist')
      .told({
        fact: 'asked',
        seat: 2,
        by: 1,
        command: { kind: 'take', seat: 1, card: 'paris', player: 2 },
      })
      .told({ fact: 'answered', seat: 2, answer: 'refused' })
      .hand('medic')
      .hand('scientist', 'tokyo')
      .asks('actions', { seat: 1, left: 4 });
    scenario({ ...automatic, hands: { scientist: ['paris'] } })
      .does('take paris from scientist')
      .told({ fact: 'answered', seat: 2, answer: 'accepted' })
      .hand('medic', 'paris')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-SHR-2 without an action left the refusal of a request does not tell whether the card is there', () => {
    for (const hand of [['paris'], ['tokyo']]) {
      scenario({ ...table, hands: { scientist: hand } })
        .does('drive essen', 'drive paris', 'drive essen', 'drive paris')
        .refuses('take paris from scientist', 'no-action-left', 'No action is left in this turn.')
        .asks('actions', { left: 0 });
    }
  });

  it('BASE-SHR-2 BASE-SHR-4 nobody asks for a card that he knows to be elsewhere', () => {
    for (const known of [
      { hands: { medic: ['paris'], scientist: ['tokyo'] } },
      { hands: { scientist: ['tokyo'] }, playerDiscard: ['paris'] },
      { hands: { scientist: [] } },
    ]) {
      const game = scenario({ ...table, ...known }).refuses('take paris from scientist', 'card-not-held');
      expect(requests(game.legal('medic'))).toEqual([]);
      game.asks('actions', { left: 4 });
    }
  });

  it('BASE-SHR-3 BASE-SHR-4 BASE-SHR-7 a request still needs the common city, its card, and a city card', () => {
    const hands = { scientist: ['milan', 'airlift'] };
    scenario({ ...table, hands })
      .refuses('take milan from scientist', 'wrong-city')
      .refuses('take airlift from 2', 'not-a-city-card')
      .asks('actions', { left: 4 });
    scenario({ ...table, at: { medic: 'paris', scientist: 'milan' }, hands })
      .refuses('take paris from scientist', 'not-together')
      .refuses('take milan from scientist', 'not-together')
      .asks('actions', { left: 4 });
  });

  it('BASE-SHR-4 every unseen city card may be asked of the Researcher, and no card that is seen elsewhere', () => {
    const game = scenario({
      ...table,
      roles: ['medic', 'researcher'],
      at: {},
      hands: { medic: ['lima'], researcher: ['tokyo'] },
      playerDiscard: ['cairo'],
    });
    const asked = requests(game.legal('medic'));
    expect(asked).toHaveLength(46);
    expect(asked).not.toContain('1: take lima from 2');
    expect(asked).not.toContain('1: take cairo from 2');
    game
      .does('take tokyo from researcher')
      .as('researcher')
      .does('accept')
      .hand('medic', 'lima', 'tokyo')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-SHR-6 a card that passed is known to the whole table', () => {
    const game = scenario({
      ...table,
      roles: ['medic', 'scientist', 'dispatcher'],
      hands: { medic: ['paris', 'lima'], scientist: ['tokyo'] },
    })
      .does('give paris to scientist')
      .as('scientist')
      .does('accept');
    expect(game.view('dispatcher').seats.map((seat) => seat.hand)).toEqual([[], ['paris'], []]);
    expect(game.view('dispatcher').seats.map((seat) => seat.handSize)).toEqual([1, 2, 0]);
    game.asks('actions', { seat: 1, left: 3 });
  });
});
