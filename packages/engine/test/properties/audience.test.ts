import { describe, expect, it } from 'vitest';
import {
  apply,
  audienceOf,
  clone,
  factsFor,
  formatCommand,
  legal,
  resample,
  sight,
  view,
  type Command,
  type State,
} from '../../src/index.ts';
import { GAMES, gameOf } from './configurations.ts';
import { demand } from './demand.ts';
import { anyKind, careful, pick, playGame, wordsFrom, type Chance } from './play.ts';

const OF_EACH_KIND = 5;

/** A few commands of every kind that others than the viewer can say. */
function said(state: State, viewer: number, chance: Chance): Command[] {
  const kinds = new Map<string, Command[]>();
  for (const command of legal(state)) {
    if (command.seat === viewer) continue;
    kinds.set(command.kind, [...(kinds.get(command.kind) ?? []), command]);
  }
  return [...kinds.values()].flatMap((commands) =>
    commands.length <= OF_EACH_KIND
      ? commands
      : Array.from({ length: OF_EACH_KIND }, () => pick(commands, chance)),
  );
}

/** What a viewer learns of a command without its words: the facts he hears and what he sees then. */
function learnt(state: State, command: Command, viewer: number): string {
  const after = clone(state);
  const applied = apply(after, command);
  demand(applied.ok, 'a legal command is refused');
  return JSON.stringify([factsFor(applied.value, viewer), view(after, viewer)]);
}

const SILENCE = 'nothing';

/** Whoever plays against the viewer keeps words from him. */
const hasSides = ({ game: { sides } }: State): boolean => new Set(sides).size > 1;

function heard(state: State, command: Command, viewer: number): string {
  const seats = audienceOf(state, command);
  return seats === undefined || seats.includes(viewer) ? formatCommand(state.game, command) : SILENCE;
}

/** Of commands after which he knows the same, in all states that look the same to him, he hears the same words or none. */
function checkHeard(state: State, viewer: number, chance: Chance, silent: Set<string>): void {
  const other = resample(sight(state, viewer), wordsFrom(`audience ${String(chance(1 << 30))}`));
  const wordsAfter = new Map<string, string>();
  for (const from of [state, other]) {
    for (const command of said(from, viewer, chance)) {
      const [words, after] = [heard(from, command, viewer), learnt(from, command, viewer)];
      const before = wordsAfter.get(after) ?? words;
      demand(
        before === words,
        () => `player ${String(viewer)} tells “${before}” from “${words}” by the words`,
      );
      wordsAfter.set(after, words);
      if (words === SILENCE) silent.add(command.kind);
      demand(
        words !== SILENCE || state.game.config.options['forecast'] !== 'all' || hasSides(state),
        'all may hear what all see',
      );
    }
  }
}

/** Kinds whose words not everybody hears. */
const SECRET_WORDS: Readonly<Record<string, readonly string[]>> = {
  base: ['next'],
  boxes: ['next'],
  lab: ['next'],
  iberia: ['order'],
  sides: ['fly-out', 'hide', 'next', 'sneak', 'wait'],
};

describe.each(GAMES)('who hears the words of commands of $id', ({ id, combinations }) => {
  it('learns nothing that facts and views do not tell, in every configuration', () => {
    const silent = new Set<string>();
    for (const [number, { name, game }] of combinations.entries()) {
      const chooser = number % 4 < 2 ? anyKind : careful;
      playGame(game, `audience ${name}`, chooser, ({ state, facts, done, chance }) => {
        const reordering = facts.some(({ fact }) => fact === 'lookedAt' || fact === 'reordered');
        if (state.over !== 0 || (!reordering && done > 0 && chance(25) !== 0)) return;
        checkHeard(state, chance(game.shape.seats + 1), chance, silent);
      });
    }
    // What teams choose before the first turn comes up in some deals only.
    for (const choice of ['keep-goal', 'pick']) silent.delete(choice);
    expect([...silent].sort()).toEqual(SECRET_WORDS[id]);
  }, 60_000);
});

describe('who hears which card is asked for', () => {
  it.each(['ask', 'automatic'])('learns it from the facts as well where consent is %s', (consent) => {
    const options = { hands: 'private', consent };
    const roles = ['medic', 'researcher', 'scientist'];
    const game = gameOf({ players: 3, epidemics: 5, roles, options });
    let asked = 0;
    playGame(game, `requests ${consent}`, careful, ({ state, commands, chance }) => {
      if (!commands.some(({ kind }) => kind === 'take')) return;
      asked++;
      for (let viewer = 0; viewer <= 3; viewer++) checkHeard(state, viewer, chance, new Set());
    });
    expect(asked).toBeGreaterThan(3);
  });
});
