import { describe, expect, it } from 'vitest';
import { compile, gamesThereAre, type GameChoices } from '../../src/index.ts';

describe('what a table can choose', () => {
  it('is told of every game, the usual one first', () => {
    expect(gamesThereAre().map(({ id }) => id)).toEqual(['base', 'iberia']);
    const usual = compile({});
    expect(usual.ok && usual.value.id).toBe(gamesThereAre()[0]!.id);
  });

  it.each(gamesThereAre())('is what $id takes, and nothing else', (choices) => {
    const { id: game, players, epidemics, roles, events, challenges, options } = choices;
    for (const count of players) expect(compile({ game, players: count }).ok).toBe(true);
    for (const count of epidemics) expect(compile({ game, epidemics: count }).ok).toBe(true);
    expect(compile({ game, players: Math.max(...players) + 1 }).ok).toBe(false);
    expect(compile({ game, pool: roles, events, challenges }).ok).toBe(true);
    for (const { name, values, challenge } of options) {
      const needed = {
        game,
        boxes: choices.boxes.map(({ id }) => id),
        challenges: challenge === undefined ? [] : [challenge],
      };
      for (const value of values) expect(compile({ ...needed, options: { [name]: value } }).ok).toBe(true);
      expect(compile({ ...needed, options: { [name]: 'otherwise' } }).ok).toBe(false);
      expect(compile({ game, options: { [name]: values[0]! } }).ok).toBe(challenge === undefined);
    }
  });

  it('says what holds at every table when nobody says anything', () => {
    for (const { id: game, players, epidemics, challenges, options } of gamesThereAre())
      for (const [row, seats] of players.entries())
        for (const [column, count] of epidemics.entries()) {
          const compiled = compile({ game, players: seats, epidemics: count, challenges });
          if (!compiled.ok) throw new Error(compiled.error.message);
          // What a challenge puts in the place of an option holds with that challenge only.
          const ordered = options.toSorted(
            (one, other) => Number(one.challenge === undefined) - Number(other.challenge === undefined),
          );
          const all = Object.fromEntries(ordered.map(({ name, usual }) => [name, usual[row]![column]]));
          expect({ ...all, ...compiled.value.config.options }).toEqual(all);
        }
  });

  it('names the boxes and what each adds, and what is usual with them', () => {
    const [base, iberia] = gamesThereAre();
    expect(base!.boxes.map(({ id }) => id)).toEqual(['brink', 'lab']);
    expect(base!.boxes[0]).toMatchObject({
      players: [5],
      epidemics: [7],
      challenges: ['virulent-strain', 'mutation', 'bio-terrorist'],
      eventsPerPlayer: 2,
    });
    expect(iberia!.boxes).toEqual([]);
    expect([base!.players, base!.epidemics]).toEqual([
      [2, 3, 4],
      [4, 5, 6],
    ]);
    const hands = base!.options.find(({ name }) => name === 'hands');
    // The last numbers are those of solo and team mode.
    expect(hands?.usual).toEqual([2, 3, 4, 5, 1, 6].map(() => ['open', 'private', 'private', 'private']));
  });

  it('says which challenges need another box, and which exclude each other', () => {
    const [{ id: game, boxes, challenges, terms }] = gamesThereAre() as [GameChoices];
    expect(terms).toMatchObject({
      mutation: { needs: [], without: ['bio-terrorist', 'worldwide-panic'] },
      'worldwide-panic': { needs: ['brink'], without: ['mutation', 'bio-terrorist'] },
      'bio-terrorist': { needs: [], players: [3, 4, 5], opponent: { role: 'bio-terrorist' } },
      team: { players: [4, 6], sides: [1, 1, 2, 2, 3, 3] },
    });
    expect(Object.entries(terms).flatMap(([id, { sides }]) => (sides === undefined ? [] : [id]))).toEqual([
      'team',
    ]);
    const all = [...challenges, ...boxes.flatMap((box) => box.challenges)];
    const own = (challenge: string): string => boxes.find((box) => box.challenges.includes(challenge))!.id;
    for (const one of all) {
      const { needs = [], without = [] } = terms[one] ?? {};
      const given = [own(one), ...needs];
      expect(compile({ game, boxes: given, challenges: [one] }).ok).toBe(true);
      for (const box of given)
        expect(compile({ game, boxes: given.filter((other) => other !== box), challenges: [one] }).ok).toBe(
          false,
        );
      for (const other of all.filter((each) => each !== one))
        expect(compile({ game, boxes: ['brink', 'lab'], challenges: [one, other] }).ok).toBe(
          !without.includes(other),
        );
    }
  });

  it('lists each option of a full table that is not as usual once', () => {
    for (const { id: game, boxes, challenges: own, options, terms } of gamesThereAre()) {
      const bringing = [...new Set([...own, ...options.flatMap(({ challenge }) => challenge ?? [])])];
      // Not all of them go together: each in turn with all that go with it.
      for (const first of bringing.length === 0 ? [undefined] : bringing) {
        const challenges: string[] = [];
        for (const one of first === undefined ? [] : [first, ...bringing])
          if (!challenges.some((other) => other === one || terms[one]?.without.includes(other) === true))
            challenges.push(one);
        const there = options.filter(
          ({ challenge }) => challenge === undefined || challenges.includes(challenge),
        );
        const unusual = Object.fromEntries(there.map(({ name, values }) => [name, values.at(-1)!]));
        const compiled = compile({ game, boxes: boxes.map(({ id }) => id), challenges, options: unusual });
        if (!compiled.ok) throw new Error(compiled.error.message);
        expect(compiled.value.config.options).toEqual(unusual);
      }
    }
  });

  it('leaves out of a configuration what is usual and came later, so that old ones stay the same', () => {
    const challenges = ['historical-diseases'];
    const plain = compile({ game: 'iberia', challenges });
    const said = { 'epidemic-tokens': 'outbreak', malaria: 'infections' };
    const explicit = compile({ game: 'iberia', challenges, options: said });
    if (!plain.ok || !explicit.ok) throw new Error('both are configurations');
    expect(explicit.value.config).toEqual(plain.value.config);
    const {
      hands,
      passengers,
      diseases,
      'yellow-fever': fever,
      consent,
      windows,
      ...more
    } = plain.value.config.options;
    expect([hands, passengers, diseases, fever, consent, windows]).not.toContain(undefined);
    expect(more).toEqual({});
  });
});
