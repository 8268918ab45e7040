// What costs nothing comes to an end: whoever uses free abilities and interruptions for as long as there are any soon has none left,
// because each is for once a turn or changes something that cannot be changed back.
import { describe, expect, it } from 'vitest';
import {
  apply,
  clone,
  legal,
  type Command,
  type ConfigRequest,
  type Game,
  type State,
} from '../../src/index.ts';
import { first, pack, seatOf } from '../../src/kernel/command.ts';
import { movePawn } from '../../src/ops/pawns.ts';
import { defineFree } from '../../src/rules/undertake.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { madeUpGame } from '../kernel/madeUp.ts';
import { GAME_IDS, wholeGame } from '../scenario/samples.ts';
import { gameOf } from './configurations.ts';
import { demand } from './demand.ts';
import { anyKind, pick, playGame, type Chance } from './play.ts';

/** More than a hand has cards: what is paid with cards ends with them. */
const MOST_USES = 12;

const isFree = (game: Game, { kind }: Command): boolean => {
  const { spends } = game.kindsByName.get(kind)!;
  return spends === 'free' || spends === 'interruption';
};

/** Does it, and says whether anything came of it: with hidden hands one may ask in vain. */
function succeeds(state: State, command: Command): boolean {
  const applied = apply(state, command);
  demand(applied.ok, 'a legal command is refused');
  return !applied.value.some((fact) => fact.fact === 'answered' && fact.answer === 'refused');
}

/** An answer to what a free ability asks; everybody agrees who can. */
function answerTo(commands: readonly Command[], chance: Chance): Command {
  const willing = commands.filter(({ kind }) => kind !== 'refuse');
  return pick(willing.length > 0 ? willing : commands, chance);
}

/** Uses what is free until nothing of it is left; the kinds that were used. */
function useUp(from: State, chance: Chance): string[] {
  const state = clone(from);
  const used: string[] = [];
  const vain = new Set<string>();
  for (;;) {
    const commands = legal(state);
    const free = commands.filter(
      (command) => isFree(state.game, command) && !vain.has(JSON.stringify(command)),
    );
    if (free.length > 0) {
      const command = pick(free, chance);
      if (succeeds(state, command)) used.push(command.kind);
      else vain.add(JSON.stringify(command));
      demand(used.length <= MOST_USES, () => `no end of ${used.slice(-4).join(', ')}`);
    } else if (state.over === 0 && state.top > from.top) succeeds(state, answerTo(commands, chance));
    else return used;
  }
}

/** Plays a game in which everything free is used up, on a copy, wherever somebody has something. */
function play(game: Game, text: string): Set<string> {
  const used = new Set<string>();
  playGame(game, text, anyKind, ({ state, commands, chance }) => {
    if (!commands.some((command) => isFree(game, command)) || chance(2) === 0) return;
    for (const kind of useUp(state, chance)) used.add(kind);
  });
  return used;
}

/** Each role that has something free beside its neighbours in the list, at tables that ask and at tables that do not. */
function tablesOf(id: string): ConfigRequest[] {
  const { config, roleIds, roleFree, interruptions } = wholeGame(id);
  const { boxes = [], challenges } = config;
  const owners = [...roleIds.keys()].filter(
    (role) => roleFree[role]!.length + interruptions[role]!.length > 0,
  );
  return owners.flatMap((role) =>
    [0, 1].map((number) => ({
      game: id,
      ...(boxes.length === 0 ? {} : { boxes }),
      challenges,
      roles: [0, 1, 2].map((seat) => roleIds[(role + seat * (1 + number)) % roleIds.length]!),
      players: 3,
      options: number === 0 ? { hands: 'open', consent: 'ask' } : { hands: 'private', consent: 'automatic' },
    })),
  );
}

describe.each(GAME_IDS)('free abilities of %s', (id) => {
  it('come to an end, every kind of them', () => {
    const used = new Set<string>();
    for (const [number, request] of tablesOf(id).entries())
      for (let game = 0; game < 4; game++)
        for (const kind of play(gameOf(request), `free ${String(number)} ${String(game)}`)) used.add(kind);
    const all = [...wholeGame(id).kindsByName.values()].filter(
      ({ spends }) => spends === 'free' || spends === 'interruption',
    );
    expect([...used].toSorted()).toEqual(all.map(({ name }) => name).toSorted());
  });
});

describe('a free ability that goes back and forth', () => {
  it('is found', () => {
    const wander = defineFree({
      name: 'wander',
      phrase: 'wander {to}',
      operands: { to: 'city' },
      effect: (s, command) => movePawn(s, seatOf(command), first(command), 'drive'),
    });
    const modules = [
      ...baseGame.modules,
      {
        id: 'wandering',
        commands: [wander],
        free: [
          (s, seat, out) => {
            for (const to of s.game.near[s.pawns[seat]!]!) out.add(pack(wander, seat, to));
          },
        ],
      } satisfies (typeof baseGame.modules)[number],
    ];
    expect(() => play(madeUpGame('wandering', { modules }), 'wandering')).toThrow('no end of wander');
  });
});
