import { describe, expect, it } from 'vitest';
import {
  apply,
  compile,
  gamesThereAre,
  legal,
  seedFromText,
  start,
  view,
  type BoxChoice,
  type ConfigRequest,
  type GameChoices,
} from '@cordon/engine';
import { below, seedRandom } from '@cordon/engine/inner';
import { boardLines } from '../../src/words/board.ts';
import { tell } from '../../src/words/facts.ts';
import { wordsOf } from '../../src/words/games.ts';
import { rolesOf } from '../../src/words/names.ts';
import { waitWords } from '../../src/words/waits.ts';

const GAMES_EACH = 12;

/** Plays random games and collects what is said about each position and each command. */
function saidIn(request: ConfigRequest, number: number): string[] {
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { state } = start(compiled.value, seedFromText(`said ${String(number)}`));
  const random = new Int32Array(4);
  seedRandom(random, Int32Array.of(1, 2, 3, number));
  const said: string[] = [];
  while (state.over === 0) {
    const now = view(state, view(state, 0).waitsFor);
    const answers = legal(state, now.waitsFor);
    const words = waitWords(state.game, now, answers);
    said.push(words === now.frames.at(-1)!.frame ? `nothing is said at ${words}` : words);
    said.push(...boardLines(state.game, now));
    const all = legal(state);
    const applied = apply(state, all[below(random, all.length)]!);
    if (!applied.ok) throw new Error(applied.error.message);
    said.push(...tell(state.game, rolesOf(view(state, 0)), applied.value));
  }
  return said;
}

/** Player cards that are neither cities nor events, at tables with these boxes and one of their challenges each. */
function specialCards(game: GameChoices, boxes: readonly BoxChoice[]): string[] {
  const ids = boxes.map(({ id }) => id);
  const cards = boxes
    .flatMap((box) => box.challenges)
    .filter((challenge) => (game.terms[challenge]?.needs ?? []).every((box) => ids.includes(box)))
    .flatMap((challenge) => {
      const compiled = compile({ game: game.id, boxes: ids, challenges: [challenge] });
      if (!compiled.ok) throw new Error(compiled.error.message);
      const held = new Set([...compiled.value.cityIds, ...[game, ...boxes].flatMap(({ events }) => events)]);
      return compiled.value.cardIds.filter((id) => !held.has(id) && !id.startsWith('epidemic-'));
    });
  return [...new Set(cards)];
}

const HOLES = /undefined|NaN|null|“[^”]*” (?:none|,|$)|nothing is said|\[object/u;

describe.each(gamesThereAre())('the words of $id', (game) => {
  const { id, players, epidemics, roles, events, challenges, boxes, options } = game;

  it('say what every role, event and challenge does', () => {
    const { about } = wordsOf(id);
    for (const name of [...roles, ...events, ...challenges])
      expect(about[name], name).toMatch(/^[A-Z].*\.$/u);
    expect(Object.keys(about).toSorted()).toEqual([...roles, ...events, ...challenges].toSorted());
  });

  it('say what everything in a box does', () => {
    const words = wordsOf(id).boxes;
    expect(Object.keys(words)).toEqual(boxes.map((box) => box.id));
    for (const [index, box] of boxes.entries()) {
      const before = specialCards(game, boxes.slice(0, index));
      const cards = specialCards(game, boxes.slice(0, index + 1)).filter((card) => !before.includes(card));
      const things = [...box.roles, ...box.events, ...box.challenges, ...cards];
      const { about } = words[box.id]!;
      expect(Object.keys(about).toSorted()).toEqual(things.toSorted());
      for (const name of things) expect(about[name], name).toMatch(/^[A-Z].*\.$/u);
    }
  });

  it('say what the own options mean, and nothing of options that are not there', () => {
    const names = options.map(({ name }) => name);
    for (const name of Object.keys(wordsOf(id).options)) expect(names).toContain(name);
  });

  it('have no hole in random games of every size', () => {
    for (let number = 0; number < GAMES_EACH; number++) {
      const some = number % 2 === 0 ? [] : challenges;
      const request = {
        game: id,
        players: players[number % players.length]!,
        epidemics: epidemics[number % epidemics.length]!,
        challenges: some,
        options: some.length === 0 ? {} : { diseases: `draw-${String(1 + (number % 4))}` },
        boxes: number % 3 === 2 || number < 6 ? [] : boxes.map((box) => box.id),
      };
      const holes = saidIn(request, number).filter((words) => HOLES.test(words));
      expect(holes, JSON.stringify(request)).toEqual([]);
    }
  });
});
