// Whatever is chosen, in whatever order: what comes out is a table that the engine agrees to.
import { compile, type ConfigRequest, type GameGuide } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { availableWith } from '../../../src/games/available.ts';
import { GAMES } from '../../../src/games/games.ts';
import { leaving, POOLS, sourcesOf } from '../../../src/games/pools.ts';
import {
  askedFor,
  chosenRoles,
  configOf,
  deckAsked,
  decksOf,
  mayHide,
  optionsOf,
  optionOf,
  poolsOf,
  usualSetup,
  withBoxes,
  withChallenge,
  withLeftOut,
  withPlayers,
  withRole,
  type Setup,
} from '../../../src/screens/newGame/setup.ts';

const isPlayable = (setup: Setup, guide: GameGuide): boolean =>
  compile(configOf(setup, guide) as ConfigRequest).ok;

describe.each(GAMES)('$id', (guide) => {
  const { players, roles } = guide.choices;

  it('begins with a table that can be played, all seats mine', () => {
    const setup = usualSetup(guide, 'local');
    expect(isPlayable(setup, guide)).toBe(true);
    expect(setup.sitters).toEqual(Array.from({ length: setup.players }, () => ({ kind: 'me' })));
    expect(setup).toMatchObject({ game: guide.id, place: 'local', people: 'one', roles: 'random' });
  });

  it('stays playable with every number of players, with roles of chance and with chosen ones', () => {
    for (const count of players)
      for (const wanted of ['random', roles.slice(0, 2), roles.toReversed()] as const) {
        const setup = withPlayers({ ...usualSetup(guide, 'online'), roles: wanted }, count, guide);
        expect(isPlayable(setup, guide), `${String(count)} ${String(wanted)}`).toBe(true);
        expect(setup.sitters).toHaveLength(count);
        expect(setup.roles.slice(0, 2)).toEqual(wanted.slice(0, 2));
      }
  });

  it('keeps who sits where when players come and go', () => {
    const bot = { kind: 'bot', bot: 'greedy' } as const;
    const begun = { ...usualSetup(guide, 'local'), sitters: [{ kind: 'me' } as const, bot] };
    const more = withPlayers(begun, 4, guide);
    expect(more.sitters).toEqual([{ kind: 'me' }, bot, { kind: 'me' }, { kind: 'me' }]);
    expect(withPlayers(more, 2, guide).sitters).toEqual([{ kind: 'me' }, bot]);
  });
});

describe('boxes', () => {
  const base = GAMES.find(({ id }) => id === 'base')!;
  const plain = usualSetup(base, 'local');
  const boxed = (...boxes: readonly string[]): Setup => withBoxes(plain, boxes, base);

  it('bring players, epidemics and roles, and are not mentioned where there are none', () => {
    expect(configOf(plain, base)).not.toHaveProperty('boxes');
    expect(configOf(boxed('brink', 'lab'), base).boxes).toEqual(['brink', 'lab']);
    const { players, epidemics, roles } = availableWith(base, ['brink']);
    expect([players.at(-1), epidemics.at(-1)]).toEqual([5, 7]);
    expect(roles).toEqual([...base.choices.roles, ...base.choices.boxes[0]!.roles]);
    expect(availableWith(base, ['lab']).players).toEqual(base.choices.players);
  });

  it('stay playable in every combination', () => {
    for (const boxes of [['brink'], ['lab'], ['brink', 'lab']])
      for (const players of availableWith(base, boxes).players)
        for (const epidemics of availableWith(base, boxes).epidemics) {
          const setup = withPlayers({ ...boxed(...boxes), epidemics }, players, base);
          const { roles } = availableWith(base, boxes);
          for (const wanted of ['random', roles.slice(-players)] as const)
            expect(isPlayable({ ...setup, roles: wanted }, base), `${String(boxes)} ${String(players)}`).toBe(
              true,
            );
        }
  });

  it('take along what only they offer when they are put away', () => {
    const five = withPlayers({ ...boxed('brink', 'lab'), epidemics: 7 }, 5, base);
    const chosen = { ...five, roles: ['pilot', 'medic', 'archivist', 'scientist', 'virologist'] };
    const left = withBoxes(chosen, ['lab'], base);
    expect(left).toMatchObject({ players: 4, epidemics: 6 });
    expect(left.sitters).toHaveLength(4);
    expect(left.roles).not.toContain('archivist');
    expect(withBoxes(chosen, [], base).roles).toHaveLength(4);
    expect(isPlayable(withBoxes(chosen, [], base), base)).toBe(true);
  });

  it('know what is usual at a table of their size', () => {
    const hands = base.choices.options.find(({ name }) => name === 'hands')!;
    const legendary = withPlayers({ ...boxed('brink'), epidemics: 7 }, 5, base);
    expect(optionOf(legendary, base, hands)).toBe('private');
  });
});

it('chooses as many roles as players, what was wanted first and each once', () => {
  expect(chosenRoles(['c', 'c', 'a'], 3, ['a', 'b', 'c', 'd'])).toEqual(['c', 'a', 'b']);
  expect(chosenRoles(['a', 'b', 'c'], 2, ['a', 'b', 'c'])).toEqual(['a', 'b']);
});

it('swaps roles where somebody takes that of another', () => {
  expect(withRole(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
  expect(withRole(['a', 'b', 'c'], 1, 'd')).toEqual(['a', 'd', 'c']);
  expect(withRole(['a', 'b', 'c'], 1, 'b')).toEqual(['a', 'b', 'c']);
});

it('says nothing about the table that the engine does not ask', () => {
  const config = configOf(usualSetup(GAMES[0]!, 'online'), GAMES[0]!);
  expect(Object.keys(config).toSorted()).toEqual(
    ['challenges', 'epidemics', 'game', 'options', 'players', 'roles'].toSorted(),
  );
});

describe('hands', () => {
  const base = GAMES.find(({ id }) => id === 'base')!;
  const beside: Setup = {
    ...usualSetup(base, 'local'),
    epidemics: 6,
    sitters: [{ kind: 'me' }, { kind: 'bot', bot: 'fast' }],
  };

  it('lie open beside bots', () => {
    expect(configOf(beside, base).options).toEqual({ hands: 'open', windows: 'possible' });
    expect(configOf({ ...beside, options: { consent: 'ask' } }, base).options).toEqual({
      consent: 'ask',
      hands: 'open',
      windows: 'possible',
    });
  });

  it('are as they were chosen', () => {
    expect(configOf({ ...beside, options: { hands: 'private' } }, base).options).toEqual({
      hands: 'private',
    });
  });

  it('are as usual where people sit in all seats, where they gather, and where nothing can be hidden', () => {
    const iberia = GAMES.find(({ id }) => id === 'iberia')!;
    const handsOf = (setup: Setup, guide: GameGuide) => configOf(setup, guide).options?.['hands'];
    expect(handsOf({ ...beside, sitters: [{ kind: 'me' }, { kind: 'me' }] }, base)).toBeUndefined();
    expect(handsOf({ ...beside, place: 'online' }, base)).toBeUndefined();
    expect(handsOf({ ...beside, game: 'iberia' }, iberia)).toBeUndefined();
  });
});

describe('nobody is asked for nothing', () => {
  const base = GAMES.find(({ id }) => id === 'base')!;
  const alone: Setup = { ...usualSetup(base, 'local'), epidemics: 6 };
  const several: Setup = { ...alone, people: 'several' };
  const chosenIn = (setup: Setup) => configOf(setup, base).options;

  it('where one person plays all seats', () => {
    expect(chosenIn(alone)).toEqual({ consent: 'automatic', windows: 'possible' });
    expect(chosenIn({ ...alone, options: { consent: 'ask', windows: 'always' } })).toEqual({
      consent: 'ask',
      windows: 'always',
    });
  });

  it('where all hands lie open', () => {
    expect(chosenIn({ ...several, options: { hands: 'open' } })).toMatchObject({ windows: 'possible' });
    // The introductory game for two.
    expect(chosenIn({ ...several, epidemics: 4 })).toEqual({ windows: 'possible' });
  });

  it('but not where that would tell what others hold', () => {
    expect(chosenIn(several)).toEqual({});
    expect(chosenIn({ ...alone, place: 'online' })).toEqual({});
    const bot = { kind: 'bot', bot: 'fast' } as const;
    expect(chosenIn({ ...alone, sitters: [{ kind: 'me' }, bot], options: { hands: 'private' } })).toEqual({
      hands: 'private',
    });
  });
});

describe('an option of the table', () => {
  const base = GAMES.find(({ id }) => id === 'base')!;
  const hands = base.choices.options.find(({ name }) => name === 'hands')!;
  const people = usualSetup(base, 'local');

  it('is shown as it is usual for the difficulty, until it is chosen', () => {
    expect(
      base.choices.epidemics.map((epidemics) => optionOf({ ...people, epidemics }, base, hands)),
    ).toEqual(['open', 'private', 'private']);
    expect(optionOf({ ...people, options: { hands: 'private' } }, base, hands)).toBe('private');
  });

  it('is shown as a game beside bots will have it', () => {
    const beside: Setup = {
      ...people,
      epidemics: 6,
      sitters: [{ kind: 'me' }, { kind: 'bot', bot: 'fast' }],
    };
    expect(optionOf(beside, base, hands)).toBe('open');
    expect(optionOf({ ...beside, place: 'online' }, base, hands)).toBe('private');
  });
});

it('asks for the cover between turns only where hands can be private', () => {
  expect(GAMES.filter(({ choices }) => mayHide(choices)).map(({ id }) => id)).toEqual(['base']);
});

describe('roles and events that are left out', () => {
  const base = GAMES.find(({ id }) => id === 'base')!;
  const boxed = withBoxes(usualSetup(base, 'local'), ['brink', 'lab'], base);
  const without = (setup: Setup, ...ids: readonly string[]): Setup => {
    const { roles, events } = availableWith(base, ['brink', 'lab']);
    const leftOut = {
      roles: ids.filter((id) => roles.includes(id)),
      events: ids.filter((id) => events.includes(id)),
    };
    return withLeftOut(setup, leftOut, base);
  };

  it.each(GAMES)('$id: each can be left out by itself, and the engine deals from the rest', (guide) => {
    const boxes = guide.choices.boxes.map(({ id }) => id);
    const all = withBoxes(usualSetup(guide, 'local'), boxes, guide);
    for (const pool of POOLS)
      for (const id of poolsOf(all, guide)[pool]) {
        const setup = withLeftOut(all, { ...all.leftOut, [pool]: [id] }, guide);
        const compiled = compile(configOf(setup, guide) as ConfigRequest);
        expect(compiled.ok, id).toBe(true);
        if (!compiled.ok) continue;
        const { config } = compiled.value;
        expect({ roles: config.pool, events: config.events }).toEqual(poolsOf(setup, guide));
        expect(poolsOf(setup, guide)[pool]).not.toContain(id);
      }
  });

  it('are mentioned only where there are some', () => {
    expect(configOf(boxed, base)).not.toHaveProperty('pool');
    expect(configOf(without(boxed, 'medic'), base)).not.toHaveProperty('events');
    expect(configOf(without(boxed, 'medic'), base).pool).toHaveLength(16);
    expect(configOf(without(boxed, 'airlift'), base)).not.toHaveProperty('pool');
  });

  it('are forgotten with their box, and remembered when it is back', () => {
    const left = without(boxed, 'pilot', 'archivist');
    const brink = withBoxes(left, ['brink'], base);
    expect(configOf(brink, base).pool).not.toContain('pilot');
    expect(configOf(withBoxes(brink, [], base), base)).not.toHaveProperty('pool');
    expect(poolsOf(withBoxes(brink, ['brink', 'lab'], base), base).roles).not.toContain('pilot');
  });

  it('can’t be chosen by a seat', () => {
    const chosen: Setup = { ...boxed, roles: ['medic', 'pilot'] };
    expect(without(chosen, 'medic').roles).not.toContain('medic');
    expect(without(chosen, 'medic').roles).toHaveLength(2);
    expect(isPlayable(without(chosen, 'medic', 'pilot'), base)).toBe(true);
  });

  it('are refused by the engine if too little is left, and allowed again with more', () => {
    const { roles, events } = availableWith(base, ['brink', 'lab']);
    const reasonOf = (setup: Setup): string | undefined => {
      const compiled = compile(configOf(setup, base) as ConfigRequest);
      return compiled.ok ? undefined : compiled.error.reason;
    };
    expect(reasonOf(without(boxed, ...roles.slice(1)))).toBe('too-few-roles');
    expect(reasonOf(without({ ...boxed, roles: ['medic', 'pilot'] }, ...roles.slice(1)))).toBe(
      'too-few-roles',
    );
    expect(reasonOf(without(boxed, ...events.slice(3)))).toBe('too-few-events');
    expect(reasonOf(without(boxed, ...events.slice(4)))).toBeUndefined();
  });

  it('come source by source, whole or one by one', () => {
    expect(sourcesOf(base, ['lab'], 'roles').map(({ box, ids }) => [box, ids.length])).toEqual([
      [undefined, 7],
      ['lab', 4],
    ]);
    expect(leaving(['a'], ['b', 'c'], 'out')).toEqual(['a', 'b', 'c']);
    expect(leaving(['a', 'b'], ['b', 'c'], 'out')).toEqual(['a', 'b', 'c']);
    expect(leaving(['a', 'b'], ['b', 'c'], 'in')).toEqual(['a']);
  });
});

describe('challenges', () => {
  const base = GAMES.find(({ id }) => id === 'base')!;
  const boxed = withBoxes(usualSetup(base, 'local'), ['brink', 'lab'], base);
  const taken = (...challenges: readonly string[]): readonly string[] =>
    challenges.reduce((setup, one) => withChallenge(setup, one, base), boxed).challenges;

  it('are taken on in the order of the game and given up again', () => {
    expect(taken('mutation', 'virulent-strain')).toEqual(['virulent-strain', 'mutation']);
    expect(taken('mutation', 'virulent-strain', 'mutation')).toEqual(['virulent-strain']);
  });

  it('make way for one that can’t be played with them', () => {
    expect(taken('virulent-strain', 'mutation', 'worldwide-panic')).toEqual([
      'virulent-strain',
      'worldwide-panic',
    ]);
    expect(taken('worldwide-panic', 'mutation')).toEqual(['mutation']);
  });
});

describe('solo', () => {
  const base = GAMES.find(({ id }) => id === 'base')!;
  const taking = (setup: Setup, ...challenges: readonly string[]): Setup =>
    challenges.reduce((sum, one) => withChallenge(sum, one, base), setup);
  const bot = { kind: 'bot', bot: 'fast' } as const;
  const three = withPlayers(
    {
      ...withBoxes(usualSetup(base, 'local'), ['brink', 'lab'], base),
      sitters: [{ kind: 'me' }, bot],
      roles: ['researcher', 'dispatcher', 'medic'],
      people: 'several',
    },
    3,
    base,
  );

  it('where players are of several teams, several people hold the device until the challenge goes', () => {
    const alone: Setup = { ...three, people: 'one' };
    const teams = taking(alone, 'team');
    expect(teams).toMatchObject({ players: 4, people: 'several' });
    expect(availableWith(base, teams.boxes, teams.challenges).sides).toEqual([1, 1, 2, 2, 3, 3]);
    expect(taking(teams, 'team').people).toBe('one');
    const hands = optionsOf(teams, base).filter(({ name }) => name === 'hands');
    expect(hands).toMatchObject([{ challenge: 'team', values: ['team', 'open'] }]);
    expect(optionsOf(alone, base).filter(({ name }) => name === 'hands')).toHaveLength(1);
    // Bots of another team do not show their cards.
    expect(configOf({ ...teams, sitters: [{ kind: 'me' }, bot, bot, bot] }, base).options).toEqual({});
  });

  it('is for one, and gives those who were there back', () => {
    const solo = taking(three, 'solo');
    expect(solo).toMatchObject({ players: 1, sitters: [{ kind: 'me' }], roles: ['medic'] });
    expect(availableWith(base, solo.boxes, solo.challenges)).toMatchObject({
      players: [1],
      addedSeats: ['cdc'],
    });
    for (const back of [taking(solo, 'solo'), taking(solo, 'lab', 'solo')])
      expect(back).toEqual({ ...three, challenges: back.challenges });
    expect(withBoxes(solo, [], base)).toMatchObject({ challenges: [], players: 3, sitters: three.sitters });
    expect(
      withBoxes(withPlayers(taking(withPlayers(three, 5, base), 'solo'), 1, base), ['lab'], base),
    ).toMatchObject({
      players: 1,
      challenges: ['solo'],
    });
  });

  it.each([
    [['lab'], 'local'],
    [['brink', 'lab'], 'online'],
  ] as const)(
    'can be played at every level with %s %s, alone and with every other challenge',
    (boxes, place) => {
      const plain = taking(withBoxes(usualSetup(base, place), boxes, base), 'solo');
      const { epidemics, challenges } = availableWith(base, boxes);
      expect(epidemics.at(-1)).toBe(boxes.length === 2 ? 7 : 6);
      for (const count of epidemics)
        for (const more of challenges)
          expect(
            isPlayable({ ...taking(plain, ...(more === 'solo' ? [] : [more])), epidemics: count }, base),
            more,
          ).toBe(true);
    },
  );

  it('leaves roles and events out without a word in the configuration, and uses four events', () => {
    const solo = taking(withBoxes(usualSetup(base, 'local'), ['brink', 'lab'], base), 'solo');
    const { roles, events } = poolsOf(solo, base);
    for (const id of ['dispatcher', 'researcher', 'epidemiologist', 'local-liaison'])
      expect(roles).not.toContain(id);
    expect(events).not.toContain('special-orders');
    expect(configOf(solo, base)).not.toHaveProperty('pool');
    expect(configOf(solo, base)).not.toHaveProperty('events');
    expect(availableWith(base, solo.boxes, solo.challenges).eventsFor(1)).toBe(4);
    const compiled = compile(configOf(solo, base) as ConfigRequest);
    if (!compiled.ok) throw new Error(compiled.error.message);
    expect({ roles: compiled.value.config.pool, events: compiled.value.config.events }).toEqual({
      roles,
      events,
    });
  });

  it('asks nobody for nothing: one person knows both hands, online too', () => {
    const online = taking(withBoxes(usualSetup(base, 'online'), ['lab'], base), 'solo');
    expect(configOf(online, base).options).toEqual({ windows: 'possible' });
  });
});

describe('a list of Sequence cards', () => {
  const base = GAMES.find(({ id }) => id === 'base')!;
  const lab = withChallenge(withBoxes(usualSetup(base, 'local'), ['lab'], base), 'lab', base);
  const own = (text: string): Setup => ({ ...lab, decks: { sequence: text } });
  const { usual } = decksOf(lab, base)[0]!;

  it('is the usual one until another is typed, and goes with its challenge', () => {
    expect(usual).toHaveLength(14);
    expect(configOf(lab, base)).not.toHaveProperty('decks');
    expect(configOf(own(usual.join('\n')), base)).not.toHaveProperty('decks');
    const typed = own(`${usual.with(0, 'k5-k').join('\n')}\n\n`);
    expect(configOf(typed, base).decks).toEqual({ sequence: usual.with(0, 'k5-k') });
    expect(isPlayable(typed, base)).toBe(true);
    expect(configOf(own(usual.with(0, 'K5-K').join(' ')), base).decks).toEqual({
      sequence: usual.with(0, 'k5-k'),
    });
    const without = withChallenge(typed, 'lab', base);
    expect(configOf(without, base)).not.toHaveProperty('decks');
    expect(configOf(withChallenge(without, 'lab', base), base).decks).toEqual({
      sequence: usual.with(0, 'k5-k'),
    });
  });

  it('is refused by the engine with the card and the reason', () => {
    const refusal = (text: string): unknown => {
      const compiled = compile(configOf(own(text), base) as ConfigRequest);
      return compiled.ok ? undefined : { reason: compiled.error.reason, params: compiled.error.params };
    };
    expect(refusal(usual.with(2, 'y4-b').join('\n'))).toEqual({
      reason: 'vial-without-circle',
      params: { deck: 'sequence', place: 3, card: 'y4-b' },
    });
    expect(refusal('')).toEqual({ reason: 'deck-size', params: { deck: 'sequence', needed: 14, named: 0 } });
  });
});

describe('an address', () => {
  it('asks for a game, or for a game by its boxes', () => {
    expect(askedFor('?game=iberia', GAMES)).toMatchObject({ game: 'iberia', boxes: [] });
    expect(askedFor('?boxes=lab,brink', GAMES)).toMatchObject({ game: 'base', boxes: ['brink', 'lab'] });
    expect(askedFor('?game=base&boxes=lab', GAMES)).toMatchObject({ game: 'base', boxes: ['lab'] });
    const solo = askedFor('?boxes=lab&challenges=solo,lab,lab,nothing&deck=sequence', GAMES)!;
    expect(solo).toMatchObject({ players: 1, challenges: ['lab', 'solo'] });
    expect(
      decksOf(
        solo,
        GAMES.find(({ id }) => id === 'base')!,
      ).map(({ name }) => name),
    ).toEqual(['sequence']);
    expect(deckAsked('?boxes=lab&deck=sequence')).toBe('sequence');
    expect(deckAsked('?boxes=lab')).toBeUndefined();
  });

  it.each(['', '?game=chess', '?boxes=nothing', '?boxes=', '?game'])('with %j asks for nothing', (search) => {
    expect(askedFor(search, GAMES)).toBeUndefined();
  });

  it('leaves out boxes of another game', () => {
    expect(askedFor('?game=iberia&boxes=brink', GAMES)).toMatchObject({ game: 'iberia', boxes: [] });
  });
});
