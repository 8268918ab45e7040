// Takes any of its commands, each equally likely.
import { below } from '../kernel/random.ts';
import type { Player } from './player.ts';

export const randomPlayer: Player = {
  name: 'random',
  choose: (_look, offers, random) => offers.items[below(random, offers.count)]!,
};
