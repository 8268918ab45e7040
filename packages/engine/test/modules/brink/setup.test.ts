import { describe, expect, it } from 'vitest';
import {
  compile,
  formatConfig,
  formatSave,
  parseConfig,
  parseSave,
  RULES_VERSION,
} from '../../../src/index.ts';
import { sightOf } from '../../../src/kernel/sight.ts';
import { viewOf } from '../../../src/kernel/view.ts';
import { PLACES, type State } from '../../../src/kernel/types.ts';
import { isEpidemic, putInHand } from '../../../src/ops/cards.ts';
import { stackPlayerCard } from '../../../src/ops/decks.ts';
import { scenario } from '../../scenario/scenario.ts';
import { begin, configOf, fullWorld, gameOf } from './boxes.ts';

const brink = ['brink'];

/** The piles of the player deck from the top, without their epidemics. */
function pilesOf({ playerDeck: { group, size } }: State): number[] {
  const piles = Map.groupBy(group.subarray(0, size), (pile) => pile);
  return [...piles.values()].map((cards) => cards.length - 1).toReversed();
}

const eventsIn = ({ game, places }: State, isThere: (place: number) => boolean): number =>
  places.subarray(game.firstEvent, game.firstEpidemic).filter(isThere).length;

describe('setup with On the Brink', () => {
  it.each([
    [2, 4, 44],
    [3, 3, 45],
    [4, 2, 48],
    [5, 2, 48],
  ])(
    'BRINK-SET-1 BRINK-SET-2 BRINK-SET-12 %i players begin with %i cards, %i are left',
    (players, hand, left) => {
      const state = begin({ boxes: brink, players });
      expect([...state.handSizes]).toEqual(Array.from({ length: players }, () => hand));
      expect(state.playerDeck.size).toBe(left + 4);
    },
  );

  it.each([
    [
      2,
      [
        [11, 11, 11, 11],
        [9, 9, 9, 9, 8],
        [8, 8, 7, 7, 7, 7],
        [7, 7, 6, 6, 6, 6, 6],
      ],
    ],
    [
      3,
      [
        [12, 11, 11, 11],
        [9, 9, 9, 9, 9],
        [8, 8, 8, 7, 7, 7],
        [7, 7, 7, 6, 6, 6, 6],
      ],
    ],
    [
      4,
      [
        [12, 12, 12, 12],
        [10, 10, 10, 9, 9],
        [8, 8, 8, 8, 8, 8],
        [7, 7, 7, 7, 7, 7, 6],
      ],
    ],
    [
      5,
      [
        [12, 12, 12, 12],
        [10, 10, 10, 9, 9],
        [8, 8, 8, 8, 8, 8],
        [7, 7, 7, 7, 7, 7, 6],
      ],
    ],
  ])('BRINK-SET-3 BRINK-SET-13 the piles of %i players with 4 to 7 epidemics', (players, piles) => {
    for (const [index, expected] of piles.entries())
      expect(pilesOf(begin({ boxes: brink, players, epidemics: 4 + index }))).toEqual(expected);
  });

  it('BRINK-SET-3 there are 7 epidemic cards with the box, and 6 without', () => {
    expect(gameOf({ boxes: brink }).cardIds.at(-1)).toBe('epidemic-7');
    expect(gameOf({ boxes: ['lab'] }).cardIds.at(-1)).toBe('epidemic-6');
    expect(gameOf({}).cardIds.at(-1)).toBe('epidemic-6');
  });

  it.each([
    [brink, 13, 13],
    [['lab'], 11, 8],
    [['brink', 'lab'], 17, 16],
  ])(
    'BRINK-SET-6 BRINK-SET-16 LAB-ROL-1 with %j there are %i roles and %i events',
    (boxes, roles, events) => {
      const { pool, events: drawn } = configOf({ boxes });
      expect([pool.length, drawn.length]).toEqual([roles, events]);
      expect(pool).not.toContain('bio-terrorist');
      expect(pool).not.toContain('cdc');
      const dealt = Array.from({ length: 40 }, (_, seed) => [...begin({ boxes, players: 4 }, seed).roles]);
      for (const four of dealt) expect(new Set(four).size).toBe(4);
      expect(new Set(dealt.flat()).size).toBe(roles);
    },
  );

  it('BRINK-SET-16 without a box there are 7 roles and 5 events', () => {
    const { pool, events } = configOf({});
    expect([pool.length, events.length]).toEqual([7, 5]);
  });

  it('BRINK-SET-7 the roles that were not dealt stay part of the game, also where the table named its own', () => {
    const dealt = gameOf({ boxes: brink, players: 3 });
    expect(dealt.roleIds).toHaveLength(13);
    const named = gameOf({ boxes: brink, roles: ['archivist', 'medic'] });
    expect(named.roleIds.toSorted()).toEqual(dealt.roleIds.toSorted());
    expect(gameOf({ boxes: brink, pool: ['archivist', 'medic', 'generalist'] }).roleIds).toHaveLength(3);
  });

  it('BRINK-SET-15 any number of epidemics goes with any number of players', () => {
    for (const players of [2, 3, 4, 5]) {
      for (const epidemics of [4, 5, 6, 7])
        expect(configOf({ boxes: brink, players, epidemics })).toMatchObject({ players, epidemics });
    }
  });

  it.each([
    [brink, 5],
    [['lab'], 4],
    [['brink', 'lab'], 2],
  ])(
    'BRINK-SET-8 LAB-EVT-1 LAB-EVT-20 with %j and %i players 2 events per player are used',
    (boxes, players) => {
      const state = begin({ boxes, players });
      const boxed = eventsIn(state, (place) => place === PLACES.boxed);
      expect(configOf({ boxes, players }).events.length - boxed).toBe(2 * players);
    },
  );

  it('BRINK-SET-8 which events are used is drawn, and nobody sees the others', () => {
    const boxedIn = (seed: number): string =>
      String(begin({ boxes: brink }, seed).places.map((place) => Number(place === PLACES.boxed)));
    expect(new Set([0, 1, 2].map(boxedIn)).size).toBe(3);
    const state = begin({ boxes: brink });
    for (const viewer of [-1, 0, 1]) {
      expect([...sightOf(state, viewer).table.places]).not.toContain(PLACES.boxed);
      expect(JSON.stringify(viewOf(state, viewer))).not.toContain('boxed');
    }
  });

  it('BRINK-SET-9 without a box all events of the base game are used', () => {
    const state = begin({});
    expect(eventsIn(state, (place) => place === PLACES.deck || place < 2)).toBe(5);
  });

  it('BRINK-SET-10 events are shuffled in before hands are dealt', () => {
    const held = Array.from({ length: 20 }, (_, seed) =>
      eventsIn(begin({ boxes: brink, players: 4 }, seed), (place) => place < 4),
    );
    expect(Math.max(...held)).toBeGreaterThan(1);
  });

  it('BRINK-SET-11 the first seat begins if nobody holds a city card', () => {
    const onlyEvents = fullWorld.setup.map((step) =>
      step.name === 'hands' ? { ...step, run: dealEventsAlone } : step,
    );
    const definition = { ...fullWorld, id: 'only-events', setup: onlyEvents };
    expect(begin({ boxes: brink, players: 5 }, 0, definition).turn).toBe(0);
  });

  it('BRINK-SET-14 hands of legendary games are private unless the table says otherwise', () => {
    expect(gameOf({ boxes: brink, epidemics: 7 }).openHands).toBe(false);
    expect(gameOf({ boxes: brink, epidemics: 7, options: { hands: 'open' } }).openHands).toBe(true);
  });

  it('BRINK-SET-17 a configuration without a box does not mention boxes', () => {
    const plain = compile({});
    const none = compile({ boxes: [] });
    if (!plain.ok || !none.ok) throw new Error('both are configurations');
    expect(none.value).toBe(plain.value);
    expect(Object.keys(plain.value.config)).not.toContain('boxes');
    expect(formatConfig(plain.value.config).join('\n')).not.toContain('boxes');
  });
});

function dealEventsAlone(s: State): void {
  const { firstEvent, shape } = s.game;
  let dealt = 0;
  for (let card = 0; card < s.game.firstEpidemic; card++) {
    if (s.places[card] === PLACES.boxed) continue;
    if (card >= firstEvent && dealt < 2 * shape.seats) putInHand(s, dealt++ % shape.seats, card, 0);
    else stackPlayerCard(s, card, 0);
  }
}

describe('seven epidemics', () => {
  it('BRINK-SC-1 five players begin a legendary game', () => {
    const state = begin({ boxes: brink, players: 5, epidemics: 7 });
    expect(eventsIn(state, (place) => place === PLACES.boxed)).toBe(3);
    expect([...state.handSizes]).toEqual([2, 2, 2, 2, 2]);
    expect(pilesOf(state)).toEqual([7, 7, 7, 7, 7, 7, 6]);
    expect(state.playerDeck.size).toBe(55);
    const { group, cards, size } = state.playerDeck;
    const epidemics = Array.from({ length: size }, (_, at) => at).filter((at) =>
      isEpidemic(state, cards[at]!),
    );
    expect(new Set(epidemics.map((at) => group[at])).size).toBe(7);
    const without = compile({ players: 5, epidemics: 7 });
    expect(!without.ok && without.error.message).toBe('This needs the On the Brink expansion: 5 players.');
  });

  const legendary = { boxes: brink, epidemics: 7, roles: ['operations-expert', 'scientist'] };
  const drawNext = ['epidemic', 'paris'];

  it('BRINK-SC-1 BRINK-SET-4 the rates after epidemics 1 to 7 are 2, 2, 3, 3, 4, 4, 4', () => {
    for (const [index, rate] of [2, 2, 3, 3, 4, 4, 4].entries()) {
      const rateSpace = Math.min(index + 1, 7);
      const s = scenario({ ...legendary, drawNext, rateSpace, infectLast: ['santiago'] });
      s.does('end').asks('before-intensify');
      expect(s.view()).toMatchObject({ rateSpace: Math.min(index + 2, 7), rate });
    }
  });

  it('BRINK-SC-1 BRINK-SET-5 an epidemic that finds the marker on the last space still infects and intensifies', () => {
    scenario({ ...legendary, drawNext, rateSpace: 7, infectLast: ['santiago'], infectionDiscard: ['lima'] })
      .does('end')
      .cubes('santiago', 'yellow', 3)
      .infectionDiscard('lima', 'santiago')
      .does('continue')
      .told({ fact: 'intensified', count: 2 })
      .asks('infections', { left: 4 });
  });
});

describe('boxes in texts', () => {
  it('are named once, in the order of the game, and read again', () => {
    const compiled = parseConfig('boxes lab brink\nepidemics 7');
    if (!compiled.ok) throw new Error(compiled.error.message);
    const lines = formatConfig(compiled.value.config);
    expect(lines.slice(0, 2)).toEqual(['game base', 'boxes brink lab']);
    expect(parseConfig(lines.join('\n'))).toEqual(compiled);
  });

  it('stand in saved games', () => {
    const compiled = compile({ boxes: brink, epidemics: 7 });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const record = { config: compiled.value.config, seed: Int32Array.of(1, 2, 3, 4), commands: [] };
    const saved = formatSave({ ...record, rules: RULES_VERSION, comments: {}, result: 'running' });
    if (!saved.ok) throw new Error(saved.error.message);
    expect(saved.value).toContain('\nboxes brink\n');
    expect(parseSave(saved.value)).toMatchObject({ ok: true, value: { config: { boxes: brink } } });
    const without = saved.value.replace('boxes brink\n', '');
    const read = parseSave(without);
    expect(!read.ok && read.error.message).toContain('On the Brink');
  });
});
