import { gamesThereAre, type ConfigRequest } from '@cordon/engine';
import {
  hashState,
  kindOf,
  PASS,
  randomPlayer,
  seatOf,
  sightOf,
  topFrame,
  type Player,
  type State,
} from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/index.ts';
import { expectSameDecisions, HIDING_LAB, HIDING_TABLES, HIDING_TEAMS } from '../support/hidden.ts';
import { gameOf, generator, offersOf, playThrough } from '../support/table.ts';

const PLANNERS = ['novice', 'fast'] as const;

/** What a bot without a past chooses. */
function choiceOf(name: string, state: State, seat: number): number {
  return makeBot(name)!.choose(() => sightOf(state, seat), offersOf(state, seat), generator('choice'));
}

describe.each(PLANNERS)('%s', (name) => {
  it.each([...HIDING_TABLES, HIDING_LAB])(
    'chooses by what its seat may know alone: $game, $players players, $hands hands',
    (table) =>
      expectSameDecisions(table, {
        player: randomPlayer,
        every: 7,
        most: Infinity,
        isAsked: (state, seat) => offersOf(state, seat).count > 1,
        decide: (state, seat) => choiceOf(name, state, seat),
      }),
  );

  it('chooses by what its seat may know alone where another team keeps its hands and its Goal card', () =>
    expectSameDecisions(HIDING_TEAMS, {
      player: randomPlayer,
      every: 23,
      most: 12,
      isAsked: (state, seat) => offersOf(state, seat).count > 1,
      decide: (state, seat) => choiceOf(name, state, seat),
    }));

  it('plays the same game from the same seed', () => {
    const game = gameOf({ players: 3, epidemics: 4, options: { consent: 'ask' } });
    const once = () =>
      hashState(
        playThrough(
          game,
          Array.from({ length: 3 }, () => makeBot(name)!),
          `${name} twice`,
        ),
      );
    expect(once()).toBe(once());
  });
});

it.each(HIDING_TABLES)(
  'strong chooses by what its seat may know alone: $game, $players players, $hands hands',
  (table) =>
    expectSameDecisions(table, {
      player: randomPlayer,
      every: 19,
      most: 8,
      isAsked: (state, seat) => offersOf(state, seat).count > 1,
      decide: (state, seat) => choiceOf('strong', state, seat),
    }),
);

/** The actions that the players of a game spend in a turn, in the mean over its first turns. */
function actionsPerTurn(players: readonly Player[], text: string): number {
  const game = gameOf({ players: players.length, epidemics: 4, options: { consent: 'automatic' } });
  let [actions, turns] = [0, 0];
  const counted = players.map((player) => ({
    name: player.name,
    choose: ((look, offers, random) => {
      const choice = player.choose(look, offers, random);
      if (choice !== PASS && game.kinds[kindOf(choice)]!.spends === 'action') actions++;
      return choice;
    }) satisfies Player['choose'],
  }));
  playThrough(game, counted, text, ({ turnsDone }) => {
    turns = turnsDone;
    return turnsDone < 8 ? 'go on' : 'enough';
  });
  return actions / turns;
}

/** Plays like another, but never unasked. */
const silent = (player: Player): Player => ({
  name: 'silent',
  choose: (look, offers, random) => (offers.items[0] === PASS ? PASS : player.choose(look, offers, random)),
});

describe('in its turn', () => {
  it('a novice thinks again after every action', () => {
    const novice = makeBot('novice')!;
    expect(actionsPerTurn([novice, novice], 'busy')).toBeGreaterThan(3);
  });

  it.each([1, 2, 3])('the fast bot does not wait for events that nobody plays (%i)', (number) => {
    const fast = makeBot('fast')!;
    const players = Array.from({ length: 4 }, () => silent(fast));
    expect(actionsPerTurn(players, `silent ${String(number)}`)).toBeGreaterThan(3.5);
  });
});

/** What fast bots say in some games, each time with whose turn and which part of it is. */
function* saidIn(table: ConfigRequest, games: number): Generator<Said> {
  const game = gameOf(table);
  const fast = makeBot('fast')!;
  for (let number = 0; number < games; number++) {
    const said: Said[] = [];
    let now: State | undefined;
    const heard: Player = {
      name: 'heard',
      choose: (look, offers, random) => {
        const choice = fast.choose(look, offers, random);
        if (choice !== PASS)
          said.push({
            name: game.kinds[kindOf(choice)]!.name,
            part: topFrame(now!).name,
            isOwnTurn: seatOf(choice) === now!.turn,
          });
        return choice;
      },
    };
    playThrough(
      game,
      Array.from({ length: game.shape.seats }, () => heard),
      `said ${String(number)}`,
      (state) => {
        now = state;
        return 'go on';
      },
    );
    yield* said;
  }
}

interface Said {
  readonly name: string;
  readonly part: string;
  readonly isOwnTurn: boolean;
}

describe('events of others', () => {
  const said = [
    ...saidIn({ players: 4, epidemics: 6, options: { hands: 'open', consent: 'automatic' } }, 6),
  ].filter(({ isOwnTurn, part }) => !isOwnTurn && part === 'actions');

  it('that need a plan are played where a plan begins', () => {
    expect(said.map(({ name }) => name)).toEqual(expect.arrayContaining(['airlift', 'government-grant']));
  });

  it('that do not wait for their windows', () => {
    const names = new Set(said.map(({ name }) => name));
    for (const quick of ['one-quiet-night', 'resilient-population', 'forecast'])
      expect(names).not.toContain(quick);
  });
});

it('cards are handed over where hands are private, too', () => {
  const names = [
    ...saidIn({ players: 2, epidemics: 4, options: { hands: 'private', consent: 'ask' } }, 3),
  ].map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['give', 'take']));
});

/** Answers every request with no, and says nothing else unless it is asked. */
const refusing: Player = {
  name: 'refusing',
  choose: (look, offers) => {
    const refuse = look().table.game.kindsByName.get('refuse')?.id;
    const items = [...offers.items.subarray(0, offers.count)];
    return items.find((item) => item !== PASS && kindOf(item) === refuse) ?? items[0]!;
  },
};

it.each(['open', 'private'])(
  'the fast bot says only what is offered beside somebody who refuses everything, with %s hands',
  (hands) => {
    const game = gameOf({ players: 2, epidemics: 4, options: { hands, consent: 'ask' } });
    const fast = makeBot('fast')!;
    let requests = 0;
    const checked: Player = {
      name: 'checked',
      choose: (look, offers, random) => {
        const choice = fast.choose(look, offers, random);
        expect(offers.items.subarray(0, offers.count)).toContain(choice);
        if (choice !== PASS && game.kinds[kindOf(choice)]!.asks !== undefined) requests++;
        return choice;
      },
    };
    playThrough(game, [checked, refusing], 'refused', (state) => (state.turnsDone < 14 ? 'go on' : 'enough'));
    expect(requests).toBeGreaterThan(1);
  },
);

describe('the fast bot', () => {
  const tables = gamesThereAre().flatMap(({ id, players, challenges }) =>
    players.flatMap((count) =>
      [[], ...challenges.map((challenge) => [challenge]), [...challenges]]
        .filter((chosen, at, all) => all.findIndex((other) => other.join() === chosen.join()) === at)
        .map((chosen) => ({ game: id, players: count, challenges: chosen })),
    ),
  );

  it.each(tables)('does only what is offered: $game, $players players, $challenges', (table) => {
    const game = gameOf({ ...table, epidemics: 4, options: { consent: 'ask', windows: 'always' } });
    const fast = makeBot('fast')!;
    const checked = {
      name: 'checked',
      choose: (look, offers, random) => {
        const choice = fast.choose(look, offers, random);
        expect(offers.items.subarray(0, offers.count)).toContain(choice);
        return choice;
      },
    } satisfies typeof fast;
    const end = playThrough(
      game,
      Array.from({ length: game.shape.seats }, () => checked),
      'legal',
      (state) => (state.turnsDone < 2 ? 'go on' : 'enough'),
    );
    expect(end.turnsDone + end.over).toBeGreaterThan(0);
  });
});
