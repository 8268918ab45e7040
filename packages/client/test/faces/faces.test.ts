// What the faces show agrees with what happened, over whole games that were won and lost.
import { legal, view, type Fact, type View } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { plainFace, type Goal } from '../../src/faces/face.ts';
import { faceOf } from '../../src/faces/faces.ts';
import { cityOf, factsOf } from '../../src/games/games.ts';
import { momentsOf, recordedGames } from '../support/recordedGames.ts';

const REACHED: Readonly<Record<string, Goal['state']>> = {
  cured: 'done',
  researched: 'done',
  eradicated: 'gone',
};

/** The goals as the facts told them, one after the other. */
function reachedBy(facts: readonly Fact[], states: Map<string, Goal['state']>): void {
  for (const fact of facts) {
    const state = REACHED[fact.fact];
    if (state !== undefined && 'colour' in fact && typeof fact.colour === 'string')
      states.set(fact.colour, state);
  }
}

const ofColour = (shown: View, game: string, seat: number, colour: string): number =>
  shown.seats[seat - 1]!.hand.filter((card) => cityOf(game, card)?.colour === colour).length;

describe.each(['base', 'iberia'])('%s', (game) => {
  const face = faceOf(game);
  const names = recordedGames(game, 'won');

  it('shows a goal as reached from the moment it was told', () => {
    const seen = new Set<string>();
    for (const name of names) {
      const states = new Map<string, Goal['state']>(factsOf(game).colours.map((colour) => [colour, 'open']));
      for (const { state, facts } of momentsOf(name)) {
        reachedBy(facts, states);
        const goals = face.goals(view(state, 0));
        expect(Object.fromEntries(goals.map((goal) => [goal.colour, goal.state])), name).toEqual(
          Object.fromEntries(states),
        );
        for (const goal of goals) seen.add(goal.state);
      }
    }
    expect(seen).toEqual(new Set(game === 'base' ? ['open', 'done', 'gone'] : ['open', 'done']));
  });

  it('names exactly the cards with which a goal can be reached', () => {
    let reached = 0;
    for (const name of names)
      for (const { state, next } of momentsOf(name)) {
        if (next?.kind !== 'cure' && next?.kind !== 'research') continue;
        reached++;
        const shown = view(state, next.seat);
        const needed = face.needed(shown, next.seat, next.colour);
        expect(next.cards, name).toHaveLength(needed);
        expect(ofColour(shown, game, next.seat, next.colour)).toBeGreaterThanOrEqual(needed);
      }
    expect(reached).toBeGreaterThan(10);
  });

  it('asks for no more cards where nobody with fewer can reach a goal, and for none where it is reached', () => {
    for (const name of names.slice(0, 3))
      for (const { state } of momentsOf(name)) {
        const shown = view(state, 0);
        for (const { seat } of shown.seats)
          for (const { colour, state: goal } of face.goals(shown)) {
            const needed = face.needed(shown, seat, colour);
            expect(needed === 0, `${name} ${colour}`).toBe(goal !== 'open');
          }
        for (const command of legal(state)) {
          if (command.kind !== 'cure' && command.kind !== 'research') continue;
          expect(command.cards).toHaveLength(face.needed(shown, command.seat, command.colour));
        }
      }
  });

  it('has a colour for each role', () => {
    const roles = factsOf(game).choices.roles;
    expect(new Set(roles.map((role) => face.roleColours[role])).size).toBe(roles.length);
    for (const role of roles) expect(face.roleColours[role]).toMatch(/^#[\da-f]{6}$/u);
  });
});

const badgesOf = (game: string, shown: View): Map<string, number | undefined> =>
  new Map(
    faceOf(game)
      .badges(shown)
      .map(({ id, count }) => [id, count]),
  );

it('counts the stations that are left, and tells of a quiet night', () => {
  let nights = 0;
  for (const name of recordedGames('base')) {
    const stations = new Set<string>();
    let isQuiet = false;
    for (const { state, facts } of momentsOf(name)) {
      for (const fact of facts) {
        if (fact.fact === 'quietNightBegan') isQuiet = true;
        if (fact.fact === 'infectionSkipped') isQuiet = false;
        if (fact.fact !== 'stationBuilt') continue;
        if (fact.from !== undefined) stations.delete(fact.from);
        stations.add(fact.city);
      }
      const shown = view(state, 0);
      expect(badgesOf('base', shown).get('stations'), name).toBe(6 - stations.size);
      expect(badgesOf('base', shown).has('quiet-night'), name).toBe(isQuiet);
      if (isQuiet) nights++;
    }
  }
  expect(nights).toBeGreaterThan(0);
});

it('lays a stored event beside its planner, from where it is played', () => {
  let stored = 0;
  for (const name of recordedGames('base'))
    for (const { state, facts } of momentsOf(name)) {
      const shown = view(state, 0);
      const beside = shown.seats.map(({ seat }) => faceOf('base').beside(shown, seat));
      const laid = facts.filter((fact) => fact.fact === 'eventStored');
      stored += laid.length;
      for (const { seat, card } of laid) expect(beside[seat - 1]).toEqual([card]);
      const owners = shown.seats.filter(({ seat }) => beside[seat - 1]!.length > 0);
      for (const { role } of owners) expect(role).toBe('contingency-planner');
    }
  expect(stored).toBeGreaterThan(0);
});

it('counts the rails, tokens and hospitals of Iberia that are left, and names its diseases', () => {
  for (const name of recordedGames('iberia')) {
    let rails = 20;
    const hospitals = new Set<string>();
    let diseases: readonly string[] = [];
    for (const { state, facts } of momentsOf(name)) {
      for (const fact of facts) {
        if (fact.fact === 'railLaid') rails--;
        if (fact.fact === 'hospitalBuilt') hospitals.add(fact.colour);
        if (fact.fact === 'diseasesInPlay') ({ diseases } = fact);
      }
      const shown = view(state, 0);
      const badges = badgesOf('iberia', shown);
      expect(badges.get('rails'), name).toBe(rails);
      expect(badges.get('hospitals'), name).toBe(4 - hospitals.size);
      expect(badges.get('tokens'), name).toBe(shown.shows['tokensLeft']);
      for (const disease of diseases) expect(badges.has(disease), name).toBe(true);
    }
  }
});

it('shows a game that brings no face plainly', () => {
  const { value: shown } = momentsOf(recordedGames('base')[0]!).next();
  expect(faceOf('constructor')).toBe(plainFace);
  expect(faceOf('unheard-of')).toBe(plainFace);
  const now = view(shown!.state, 1);
  expect(plainFace.goals(now)).toEqual([]);
  expect(plainFace.badges(now)).toEqual([]);
  expect(plainFace.needed(now, 1, 'blue')).toBe(0);
  expect(plainFace.beside(now, 1)).toEqual([]);
});
