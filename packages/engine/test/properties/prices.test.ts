// The price that is stated for a command is what it takes: the actions that are spent, the cards that leave the hand and the cubes
// that are given back.
import { describe, expect, it } from 'vitest';
import {
  apply,
  clone,
  formatCommand,
  gamesThereAre,
  legal,
  priced,
  view,
  type Command,
  type ConfigRequest,
  type Price,
  type State,
} from '../../src/index.ts';
import { cubesHeld } from '../../src/kernel/sound.ts';
import { isBeingPlayed } from '../../src/rules/eventCard.ts';
import { gameOf } from './configurations.ts';
import { demand } from './demand.ts';
import { anyKind, careful, pick, playGame, type Chance } from './play.ts';

const OF_EACH_KIND = 2;

interface Priced {
  readonly command: Command;
  readonly price: Price;
}

function someOfEachKind(all: readonly Priced[], chance: Chance): Priced[] {
  const kinds = Map.groupBy(all, ({ command }) => command.kind);
  return [...kinds.values()].flatMap((some) =>
    some.length <= OF_EACH_KIND ? some : Array.from({ length: OF_EACH_KIND }, () => pick(some, chance)),
  );
}

/** The actions left in the part of the turn that goes on. */
function actionsLeft(state: State): number | undefined {
  const left = view(state, 0).frames.find(({ frame }) => frame === 'actions')?.['left'];
  return typeof left === 'number' ? left : undefined;
}

/** Where the command leads if everybody agrees; undefined where nobody can. */
function carriedOut(state: State, command: Command): State | undefined {
  const after = clone(state);
  const applied = apply(after, command);
  demand(applied.ok, 'a legal command is refused');
  if (applied.value.some((fact) => fact.fact === 'answered' && fact.answer === 'refused')) return undefined;
  if (!applied.value.some(({ fact }) => fact === 'asked')) return after;
  const yes = legal(after).find(({ kind }) => kind === 'accept');
  return yes !== undefined && apply(after, yes).ok ? after : undefined;
}

/** The cards of a seat that are in no hand afterwards; an event is gone as soon as it is played. */
function cardsLost(before: State, after: State, seat: number): string[] {
  const { seats } = before.game.shape;
  return before.game.cardIds.filter((_, card) => {
    if (before.places[card] !== seat - 1 || isBeingPlayed(before, card)) return false;
    return after.places[card]! >= seats || isBeingPlayed(after, card);
  });
}

/** The cubes that the seat kept and gave back. A role that is laid down loses them too, and a lab is nobody's, which is no price. */
function cubesReturned(before: State, after: State, seat: number): Readonly<Record<string, number>> {
  const isInLab = before.game.config.challenges.includes('lab');
  if (isInLab || before.roles[seat - 1] !== after.roles[seat - 1]) return {};
  const counts = before.game.colourIds.map(
    (id, colour) => [id, cubesHeld(before, colour) - cubesHeld(after, colour)] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function check(state: State, { command, price }: Priced): void {
  const { game } = state;
  const about = (what: string) => () => `${formatCommand(game, command)}: ${what} ${JSON.stringify(price)}`;
  const after = carriedOut(state, command);
  if (after === undefined) return;
  const lost = cardsLost(state, after, command.seat);
  demand(
    JSON.stringify(lost) === JSON.stringify(price.cards.toSorted(byNumber(game.cardIds))),
    about(`loses ${lost.join(' ')}`),
  );
  const returned = cubesReturned(state, after, command.seat);
  demand(
    JSON.stringify(returned) === JSON.stringify(price.cubes ?? {}),
    about(`gives back ${JSON.stringify(returned)}`),
  );
  const [left, remain] = [actionsLeft(state) ?? 0, actionsLeft(after)];
  if (game.kindsByName.get(command.kind)!.spends !== 'action') {
    demand(price.actions === 0, about('is no action'));
    // Whoever accepts pays nothing: the price is that of the command he was asked about.
    if (remain !== undefined && after.turn === state.turn && command.kind !== 'accept')
      demand(remain >= left, about('takes actions'));
  } else if (after.over === 0) {
    const spent = remain === undefined || after.turn !== state.turn ? left : left - remain;
    demand(spent === price.actions, about(`spends ${String(spent)}`));
  }
}

const byNumber =
  (ids: readonly string[]) =>
  (one: string, other: string): number =>
    ids.indexOf(one) - ids.indexOf(other);

/** Tables of a game with these boxes and challenges in which every role sits down. */
function tablesWith(game: string, boxes: readonly string[], challenges: readonly string[]): ConfigRequest[] {
  const choices = gamesThereAre().find(({ id }) => id === game)!;
  const own = choices.boxes.filter(({ id }) => boxes.includes(id));
  const left = challenges.includes('lab') ? ['field-operative'] : [];
  const roles = [...choices.roles, ...own.flatMap((box) => box.roles)].filter((role) => !left.includes(role));
  const count = 3;
  return Array.from({ length: Math.ceil(roles.length / count) }, (_, table) => ({
    game,
    players: count,
    ...(boxes.length === 0 ? {} : { boxes }),
    challenges,
    roles: Array.from({ length: count }, (__, seat) => roles[(table * count + seat) % roles.length]!),
    options: { consent: table % 2 === 0 ? 'ask' : 'automatic' },
  }));
}

describe.each([
  { what: 'the base game', game: 'base', boxes: [], challenges: [] },
  { what: 'all boxes', game: 'base', boxes: ['brink', 'lab'], challenges: [] },
  { what: 'Virulent Strain', game: 'base', boxes: ['brink', 'lab'], challenges: ['virulent-strain'] },
  { what: 'the laboratory', game: 'base', boxes: ['brink', 'lab'], challenges: ['lab'] },
  { what: 'Iberia', game: 'iberia', boxes: [], challenges: [] },
  {
    what: 'Iberia with its challenges',
    game: 'iberia',
    boxes: [],
    challenges: ['influx-of-patients', 'historical-diseases'],
  },
])('prices of $what', ({ game: id, boxes, challenges }) => {
  it('are what leaves the hand and how many actions are spent, whatever is said', () => {
    const seen = new Set<string>();
    for (const [number, request] of tablesWith(id, boxes, challenges).entries()) {
      const game = gameOf(request);
      for (const chooser of [anyKind, careful]) {
        playGame(
          game,
          `prices ${id} ${String(number)} ${chooser.name}`,
          chooser,
          ({ state, commands, chance }) => {
            const all = priced(state);
            demand(all.length === commands.length, 'some commands have no price');
            for (const one of someOfEachKind(all, chance)) {
              check(state, one);
              if (one.price.cards.length > 0) seen.add(one.command.kind);
            }
          },
        );
      }
    }
    expect(seen.size).toBeGreaterThan(8);
  });

  it('name only cards that whoever says it holds', () => {
    for (const request of tablesWith(id, boxes, challenges)) {
      playGame(gameOf(request), `held ${id}`, anyKind, ({ state }) => {
        for (let seat = 1; seat <= state.game.shape.seats; seat++) {
          const own = priced(state, seat);
          expect(own.every(({ command }) => command.seat === seat)).toBe(true);
          const { hand } = view(state, seat).seats[seat - 1]!;
          for (const { price } of own)
            demand(
              price.cards.every((card) => hand.includes(card)),
              `${price.cards.join(' ')} is not held`,
            );
        }
      });
    }
  });
});
