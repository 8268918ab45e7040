// Follows the table and shows its moments, from now on: nothing that happened before is shown again.
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMotion } from '../../../board/motion.ts';
import { useSettings } from '../../../settings/settings.ts';
import { freshFacts } from '../../../table/fresh.ts';
import type { Scene } from '../../../scene/scene.ts';
import { readFrames, timed, type Epidemic, type Frame } from './frames.ts';
import { makePlayer, type Player } from './player.ts';

interface Followed {
  /** The number up to which everything has been shown or waits. */
  readonly number: number;
  readonly open: Epidemic | undefined;
  readonly drawn: readonly string[];
}

export interface Sequence {
  readonly now: Frame | undefined;
  /** Whether something of what happened is still to be seen. */
  readonly playing: 'yes' | 'no';
  readonly dismiss: () => void;
}

export function useSequence({ model, game, facts: { rates }, past, say, view, mine }: Scene): Sequence {
  const motion = useMotion(useSettings((state) => state.motion));
  const [player] = useState<Player<Frame>>(makePlayer);
  const [followed] = useState(() =>
    createStore<Followed>(() => ({
      // What a game begins with is shown until the first move.
      number: model.move === 0 ? 0 : model.number,
      open: undefined,
      drawn: [],
    })),
  );
  const { now } = useStore(player.store);
  const { number } = useStore(followed);
  useEffect(() => {
    const { number: before, open, drawn } = followed.getState();
    if (before === model.number) return;
    const read = readFrames(freshFacts(model, before), {
      game,
      rates,
      open,
      drawn,
      mine,
      // Whoever refuses knows it.
      titleOf: (fact) =>
        fact.fact === 'answered' && mine.includes(fact.seat) ? undefined : say.banner(game, fact, view),
    });
    if (past === undefined) player.push(timed(read, motion));
    // What goes on while somebody looks back is not shown; neither is what stood there until it went on.
    else if (read.frames.length > 0) player.clear();
    followed.setState({ number: model.number, open: read.open, drawn: read.drawn });
  }, [player, followed, model, game, rates, past, motion, say, view, mine]);
  useEffect(() => () => player.clear(), [player]);
  return {
    now,
    playing: now !== undefined || number < model.number ? 'yes' : 'no',
    dismiss: () => player.clear(),
  };
}
