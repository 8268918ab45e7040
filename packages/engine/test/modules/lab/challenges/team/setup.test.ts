// What lies on the table when a team game begins.
import { describe, expect, it } from 'vitest';
import { compile, view } from '../../../../../src/index.ts';
import { begun, deal, game, passBy, refusal, teamsOf } from './dealt.ts';

const PLAYERS = [4, 6];

describe('the setup of a team game', () => {
  it('LAB-TEAM-1 LAB-TEAM-3 BRINK-SET-1 LAB-CMP-2 four or six players in teams of two side by side, no other number', () => {
    expect(teamsOf(deal()).teams.map((team) => team)).toMatchObject([{ seats: [1, 2] }, { seats: [3, 4] }]);
    expect(teamsOf(deal({ players: 6 })).teams).toMatchObject([
      { seats: [1, 2] },
      { seats: [3, 4] },
      { seats: [5, 6] },
    ]);
    for (const players of [1, 2, 3, 5, 7])
      expect(refusal({ players })).toEqual({
        reason: 'players-outside',
        message: 'Team mode is for 4 or 6 players.',
      });
  });

  it('LAB-TEAM-7 LAB-TEAM-9 LAB-TEAM-10 two events a player, two cards each, and a Bonus card with each epidemic', () => {
    for (const players of PLAYERS) {
      for (const epidemics of [4, 5, 6, 7]) {
        const dealt = begun({ players, epidemics });
        const { playerDeck, seats } = view(dealt.state, 0);
        expect(seats.map(({ handSize }) => handSize)).toEqual(seats.map(() => 2));
        expect(playerDeck.size).toBe(48 + 2 * epidemics);
        const { cardClasses, eventsTaken } = dealt.state.game;
        expect(eventsTaken).toBe(2 * players);
        const inDeck = [...dealt.state.playerDeck.cards.subarray(0, playerDeck.size)];
        const bonus = cardClasses.find(({ name }) => name === 'bonus')!;
        const isBonus = (card: number): boolean => card >= bonus.first && card < bonus.end;
        expect(inDeck.filter(isBonus)).toHaveLength(epidemics);
        // One with each epidemic, pile by pile.
        const piles = new Map<number, number[]>();
        inDeck.forEach((card, at) => {
          const group = dealt.state.playerDeck.group[at]!;
          piles.set(group, [...(piles.get(group) ?? []), card]);
        });
        expect(piles.size).toBe(epidemics);
        for (const pile of piles.values()) {
          expect(pile.filter(isBonus)).toHaveLength(1);
          expect(pile.filter((card) => card >= dealt.state.game.firstEpidemic)).toHaveLength(1);
        }
      }
    }
  });

  it('LAB-TEAM-10 with Mutation or Worldwide Panic the Mutation Events make the deck odd', () => {
    for (const challenge of ['mutation', 'worldwide-panic'])
      for (const epidemics of [4, 7])
        expect(begun({ challenges: [challenge], epidemics }).state.playerDeck.size).toBe(51 + 2 * epidemics);
  });

  it('LAB-TEAM-9 nobody is told which cards of a pile are Bonus cards, or which ones lie in the box', () => {
    const dealt = begun({ epidemics: 5 });
    for (let viewer = 0; viewer <= 4; viewer++) {
      const { playerDeck } = view(dealt.state, viewer);
      for (const group of playerDeck.groups)
        expect(group.sets).toEqual({ cards: group.size - 1, epidemics: 1 });
    }
  });

  it('LAB-TEAM-11 LAB-TEAM-65 the awards of challenges that are not played go back into the box', () => {
    const left = (challenges: readonly string[]): readonly string[] =>
      teamsOf(deal({ challenges })).awardsLeft;
    const usual = ['blue', 'yellow', 'black', 'red'].flatMap((colour) => [
      `cure-${colour}`,
      `eradication-${colour}`,
    ]);
    expect([...left([])].sort()).toEqual([...usual, 'first-cure', 'first-eradication'].sort());
    expect(left(['virulent-strain'])).toHaveLength(11);
    expect(left(['virulent-strain'])).toContain('strain');
    expect(left(['mutation'])).toHaveLength(13);
    expect(left(['mutation'])).toEqual(
      expect.arrayContaining(['cure-purple', 'eradication-purple', 'mutation']),
    );
    expect(left(['worldwide-panic'])).toHaveLength(13);
    expect(left(['mutation', 'virulent-strain'])).toHaveLength(14);
  });

  it('LAB-TEAM-12 the infection rate marker starts on the third 2', () => {
    expect(view(deal().state, 0)).toMatchObject({ rateSpace: 3, rate: 2 });
    expect(view(begun().state, 0)).toMatchObject({ rateSpace: 3, rate: 2 });
  });

  it('LAB-TEAM-13 one station in Atlanta as usual, and one for each team', () => {
    const dealt = begun({ players: 6 });
    expect(view(dealt.state, 0).shows['stations']).toEqual(['atlanta']);
    expect(teamsOf(dealt).teams.map(({ station }) => typeof station)).toEqual(['string', 'string', 'string']);
  });

  it('LAB-TEAM-8 BRINK-VS-2 with Virulent Strain the Hidden Pocket is not used: nine epidemics to draw from with both boxes', () => {
    const { cardIds, firstEpidemic } = game({ challenges: ['virulent-strain'] });
    expect(cardIds.slice(firstEpidemic)).toHaveLength(9);
    expect(cardIds).not.toContain('hidden-pocket');
    expect(begun({ challenges: ['virulent-strain'], epidemics: 7 }).state.playerDeck.size).toBe(62);
  });

  it('BRINK-COMB-18 LAB-TEAM-8 whoever asks for the Hidden Pocket is told', () => {
    const sentence = 'Hidden Pocket is not used in team mode.';
    const events = [...game().config.events, 'hidden-pocket'];
    expect(refusal({ challenges: ['virulent-strain'], events }).message).toBe(sentence);
    expect(refusal({ events }).message).toBe(sentence);
    // It is no event anywhere.
    expect(compile({ boxes: ['brink'], events: ['airlift', 'hidden-pocket'] })).toMatchObject({
      ok: false,
      error: { reason: 'unknown-name' },
    });
  });

  it('LAB-TEAM-60 markers and infections, Goals, roles, hands, deck, and stations last', () => {
    const dealt = deal({ options: { goals: 'two' } });
    const order = (): string[] => [...new Set(dealt.facts.map(({ fact }) => fact))];
    expect(order()).toEqual([
      'stationBuilt',
      'infectionDrawn',
      'placed',
      'infectionDiscarded',
      'goalsDealt',
      'rolesOffered',
    ]);
    expect(view(dealt.state, 0)).toMatchObject({ playerDeck: { size: 0 } });
    expect(view(dealt.state, 0).seats.map(({ handSize, city }) => [handSize, city])).toEqual(
      Array.from({ length: 4 }, () => [0, undefined]),
    );
    passBy(dealt, 'team-choice');
    expect(view(dealt.state, 0).seats.map(({ handSize, city }) => [handSize, city])).toEqual(
      Array.from({ length: 4 }, () => [2, undefined]),
    );
    passBy(dealt, 'team-stations');
    const rest = [
      'goalKept',
      'rolePicked',
      'roleDealt',
      'dealt',
      'dealtCard',
      'removedFromGame',
      'firstTeam',
      'teamStationPlaced',
      'pawnPlaced',
      'turnBegan',
    ];
    expect(order().slice(6)).toEqual(rest);
    expect(view(dealt.state, 0).seats.every(({ city }) => city !== undefined)).toBe(true);
  });

  it('LAB-EVT-20 LAB-SC-22 LAB-COMB-7 BRINK-COMB-20 four players use all eight events of base and In the Lab; six need On the Brink', () => {
    expect(game({ boxes: ['lab'] }).eventsTaken).toBe(8);
    expect(game({ boxes: ['lab'] }).events).toHaveLength(8);
    expect(game({ players: 6 }).eventsTaken).toBe(12);
    expect(game({ players: 6 }).events).toHaveLength(16);
    const message = 'Team mode for 6 players needs 12 Events: add the On the Brink expansion.';
    expect(refusal({ boxes: ['lab'], players: 6 })).toEqual({ reason: 'too-few-events-for-teams', message });
    // Whoever names too few events is told so, as at any table.
    expect(refusal({ players: 6, events: ['airlift', 'forecast'] }).reason).toBe('too-few-events');
  });

  it('LAB-TEAM-5 three roles for each team must be in the pool, unless the table names its roles', () => {
    const pool = ['medic', 'scientist', 'researcher', 'dispatcher', 'pilot'];
    expect(refusal({ pool })).toEqual({
      reason: 'too-few-roles-for-teams',
      message: '4 players in teams are dealt 6 roles, but only 5 are in the pool.',
    });
    expect(game({ pool, roles: pool.slice(0, 4) }).config.roles).toEqual(pool.slice(0, 4));
  });

  it('LAB-CMP-1 the box has 8 Goal cards, 10 Bonus cards, 14 awards and a station for each of three teams', () => {
    const { config } = game({ players: 6, challenges: ['mutation', 'virulent-strain'] });
    expect(config.decks!['goals']).toHaveLength(8);
    expect(config.decks!['bonus']).toHaveLength(10);
    expect(teamsOf(deal({ challenges: ['mutation', 'virulent-strain'] })).awardsLeft).toHaveLength(14);
    expect(teamsOf(deal({ players: 6 })).teams).toHaveLength(3);
  });
});

describe('what team mode goes with', () => {
  it('LAB-TEAM-2 LAB-COMB-3 BRINK-COMB-5 BRINK-COMB-6 every challenge but the Bio-Terrorist and the lab', () => {
    for (const challenges of [
      [],
      ['virulent-strain'],
      ['mutation'],
      ['worldwide-panic'],
      ['virulent-strain', 'mutation'],
      ['virulent-strain', 'worldwide-panic'],
    ])
      expect(game({ challenges }).config.challenges).toContain('team');
    expect(refusal({ challenges: ['lab'] }).message).toBe('The Lab challenge cannot be played in team mode.');
    expect(refusal({ challenges: ['bio-terrorist'] }).message).toBe(
      'The Bio-Terrorist challenge cannot be played in team mode.',
    );
  });

  it('LAB-COMB-4 BRINK-COMB-9 not with solo mode', () => {
    for (const players of [1, 4, 6])
      expect(refusal({ challenges: ['solo'], players }).message).toBe(
        'Solo mode and team mode exclude each other.',
      );
  });

  it('LAB-TEAM-2 it needs its box', () => {
    expect(refusal({ boxes: ['brink'] }).message).toBe(
      'This needs the In the Lab expansion: the challenge team.',
    );
  });
});
