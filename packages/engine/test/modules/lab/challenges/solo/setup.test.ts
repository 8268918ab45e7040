import { describe, expect, it } from 'vitest';
import {
  compile,
  seedFromText,
  start,
  view,
  type ConfigRequest,
  type Fact,
  type View,
} from '../../../../../src/index.ts';

const LEVELS = [
  { epidemics: 4, discarded: 8, deck: 40 },
  { epidemics: 5, discarded: 12, deck: 37 },
  { epidemics: 6, discarded: 14, deck: 36 },
  { epidemics: 7, discarded: 16, deck: 35 },
] as const;
const DEALS = 60;

interface Begun {
  readonly seen: View;
  readonly facts: readonly Fact[];
  readonly colours: ReadonlyMap<string, number>;
}

function begin(request: ConfigRequest, seed: string): Begun {
  const compiled = compile({ boxes: ['brink', 'lab'], challenges: ['solo'], ...request });
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { state, facts } = start(compiled.value, seedFromText(seed));
  const { cityIds, colourOf } = state.game;
  return {
    seen: view(state, 1),
    facts,
    colours: new Map(cityIds.map((id, city) => [id, colourOf[city]!])),
  };
}

describe.each(LEVELS)('a solo table with $epidemics epidemics', ({ epidemics, discarded, deck }) => {
  it('LAB-SOLO-3 LAB-SOLO-4 LAB-SOLO-10 LAB-SOLO-11 has the cards of a table of two, less those discarded at the start', () => {
    const { seen, facts, colours } = begin({ epidemics }, `level ${String(epidemics)}`);
    expect(seen.seats.map(({ handSize }) => handSize)).toEqual([4, 4]);
    expect(seen.playerDiscard).toHaveLength(discarded);
    expect(seen.playerDiscard.every((card) => colours.has(card))).toBe(true);
    expect(seen.playerDeck.size).toBe(deck);
    expect(seen.playerDeck.groups.filter(({ sets }) => (sets['epidemics'] ?? 0) === 1)).toHaveLength(
      epidemics,
    );
    expect(Object.values(seen.cubes).flatMap((here) => Object.values(here))).toHaveLength(9);
    const told = facts.find((fact) => fact.fact === 'discardedAtStart');
    expect([...(told?.cards ?? [])].sort()).toEqual([...seen.playerDiscard].sort());
    const dealt = facts.flatMap((fact) => (fact.fact === 'dealt' ? fact.seat : []));
    expect(dealt).toEqual([1, 2]);
  });

  it('LAB-SOLO-5 never discards more than six of a colour, and six when it comes so', () => {
    let most = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      const { seen, colours } = begin({ epidemics }, `deal ${String(deal)}`);
      const counts = [0, 0, 0, 0];
      for (const card of seen.playerDiscard) counts[colours.get(card)!]! += 1;
      most = Math.max(most, ...counts);
    }
    expect(most).toBe(epidemics === 4 ? Math.min(most, 6) : 6);
  });

  it.each(['mutation', 'worldwide-panic'])('LAB-SOLO-11 has three more cards with %s', (challenge) => {
    const { seen } = begin({ epidemics, challenges: [challenge, 'solo'] }, 'purple');
    expect(seen.playerDeck.size).toBe(deck + 3);
  });

  it('LAB-SOLO-6 LAB-EVT-20 uses four events, and never Special Orders', () => {
    for (const boxes of epidemics === 7 ? [['brink', 'lab']] : [['lab'], ['brink', 'lab']]) {
      const used = new Set<string>();
      const compiled = compile({ boxes, challenges: ['solo'], epidemics });
      if (!compiled.ok) throw new Error(compiled.error.message);
      const { firstEvent, endOfEvents, cardIds, config } = compiled.value;
      expect(config.events).toHaveLength(boxes.length === 1 ? 8 : 15);
      for (let deal = 0; deal < 8; deal++) {
        const { state } = start(compiled.value, seedFromText(`events ${String(deal)}`));
        const inGame = cardIds
          .slice(firstEvent, endOfEvents)
          .filter((_, at) => state.places[firstEvent + at] !== 21);
        expect(inGame).toHaveLength(4);
        for (const id of inGame) used.add(id);
      }
      expect(used.has('special-orders')).toBe(false);
      expect(used.size).toBeGreaterThan(6);
    }
  });
});

describe('who plays', () => {
  it('LAB-SOLO-1 LAB-SOLO-9 LAB-ROL-3 one player has a pawn and a role; the CDC has neither, and is dealt to nobody', () => {
    const { seen, facts } = begin({}, 'seats');
    expect(seen.seats.map(({ city }) => city)).toEqual(['atlanta', undefined]);
    expect(seen.seats[1]!.role).toBe('cdc');
    expect(facts.filter(({ fact }) => fact === 'roleDealt')).toHaveLength(1);
    expect(seen.config.pool).not.toContain('cdc');
    expect(compile({ boxes: ['lab'], challenges: ['solo'], roles: ['cdc'] }).ok).toBe(false);
  });

  it('LAB-SOLO-7 LAB-SOLO-8 BRINK-EPD-9 deals one of the roles that solo mode uses', () => {
    const dealt = new Set(
      Array.from({ length: 150 }, (_, deal) => begin({}, `role ${String(deal)}`).seen.seats[0]!.role),
    );
    expect([...dealt].sort()).toEqual(
      [
        'archivist',
        'containment-specialist',
        'contingency-planner',
        'field-director',
        'field-operative',
        'generalist',
        'medic',
        'operations-expert',
        'pilot',
        'quarantine-specialist',
        'scientist',
        'troubleshooter',
        'virologist',
      ].sort(),
    );
  });

  it('LAB-SOLO-36 the one player sees both hands, from either seat; watchers see neither where hands are private', () => {
    const compiled = compile({
      boxes: ['lab'],
      challenges: ['solo'],
      epidemics: 5,
      options: { hands: 'private' },
    });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const { state, facts } = start(compiled.value, seedFromText('sight'));
    for (const [viewer, count] of [
      [1, 4],
      [2, 4],
      [0, 0],
    ] as const)
      expect(view(state, viewer).seats.map(({ hand }) => hand.length)).toEqual([count, count]);
    const dealt = facts.filter(({ fact }) => fact === 'dealtCard');
    expect(dealt).toHaveLength(8);
    for (const { audience } of dealt) expect(audience).toEqual([1, 2]);
    expect(facts.find(({ fact }) => fact === 'firstPlayer')).toEqual({ fact: 'firstPlayer', seat: 1 });
  });
});
