import { describe, expect, it } from 'vitest';
import { seedFromText, start, type Game } from '../../src/index.ts';
import { defineCommand, pack } from '../../src/kernel/command.ts';
import { defineFrame, eachFrame, push } from '../../src/kernel/frame.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { madeUpGame } from '../kernel/madeUp.ts';
import { GAMES } from './configurations.ts';
import { checkFrames } from './framesTell.ts';
import { anyKind, careful, playGame } from './play.ts';

/** Copies of one card are told apart by their numbers, which tells nobody anything. */
const hasCopies = ({ config: { decks = {} } }: Game): boolean =>
  Object.values(decks).some((words) => new Set(words).size < words.length);

describe.each(GAMES)('frames of $id', ({ combinations }) => {
  it('hold no secret, whatever kind they are', () => {
    const [met, checked, said] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const [number, { name, game }] of combinations.entries()) {
      // A window that opens only for somebody who can play tells everybody that somebody can: docs/architecture.md says so.
      if ((!game.openHands && !game.windowsAlways) || hasCopies(game)) continue;
      const chooser = number % 4 < 2 ? anyKind : careful;
      playGame(game, `frames ${name}`, chooser, ({ state, commands, chance, done }) => {
        if (state.over !== 0) return;
        // Where a kind of frame or of command is new, everybody looks at whatever can be said.
        let isNew = commands.some(({ kind }) => !said.has(kind));
        for (const { kind } of commands) said.add(kind);
        eachFrame(state, ({ name: kind }) => {
          // What setup leaves on the stack no command has put there.
          if (done > 0) met.add(kind);
          isNew ||= !checked.has(kind);
        });
        const viewer = chance(game.shape.seats + 1);
        const draws = chance(2) === 0 ? 'same' : 'any';
        const viewers = isNew ? [...Array(game.shape.seats + 1).keys()] : [viewer];
        for (const command of isNew ? commands : [anyKind(commands, chance)])
          for (const one of viewers)
            for (const kind of checkFrames(state, command, one, draws, `${name} ${String(chance(1 << 30))}`))
              checked.add(kind);
      });
    }
    expect([...met].filter((kind) => !checked.has(kind))).toEqual([]);
  }, 60_000);
});

describe('a frame that does hold a secret', () => {
  it('is found', () => {
    const answer = defineCommand({ name: 'hm', phrase: 'hm', play: () => undefined });
    const leak = defineFrame({
      name: 'leak',
      fields: ['card'],
      on: ['actions'],
      alwaysAsks: true,
      step: () => false,
      offer: (s, _at, out) => out.add(pack(answer, s.turn)),
    });
    const look = defineCommand({
      name: 'look-secretly',
      phrase: 'look-secretly',
      spends: 'action',
      play: (s) => push(s, leak, s.playerDeck.cards[s.playerDeck.size - 1]),
    });
    const modules = [
      ...baseGame.modules,
      {
        id: 'leaks',
        commands: [answer, look],
        frames: [leak],
        actions: [(_s, seat, out) => out.add(pack(look, seat))],
      } satisfies (typeof baseGame.modules)[number],
    ];
    const { state } = start(madeUpGame('leaky', { modules }), seedFromText('leak'));
    const command = { kind: 'look-secretly', seat: state.turn + 1 } as never;
    expect(() => checkFrames(state, command, 0, 'any', 'leak')).toThrow('frames tell player 0 a secret');
  });
});
