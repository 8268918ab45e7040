// What happens at a table besides the game, by the name of the entry in its log.
import type { Drawings } from '../drawing.ts';
import { GLYPHS } from '../glyphs/glyphs.ts';
import { COMMON_FACTS } from './facts.ts';

export const ENTRIES: Drawings = {
  created: GLYPHS.seats,
  linked: GLYPHS.link,
  unlisted: GLYPHS.cross,
  sat: GLYPHS.chair,
  shared: GLYPHS.device,
  left: GLYPHS['chair-left'],
  bot: GLYPHS.bot,
  started: GLYPHS.play,
  played: COMMON_FACTS.moved ?? GLYPHS.play,
  undone: GLYPHS.undo,
  exported: GLYPHS.download,
  hinted: GLYPHS.light,
  said: GLYPHS.chat,
  private: GLYPHS.lock,
  removed: GLYPHS.cross,
  proposed: GLYPHS.plan,
  answered: COMMON_FACTS.answered ?? GLYPHS.chat,
  withdrawn: GLYPHS.cross,
  voted: GLYPHS.flag,
  abandoned: GLYPHS.flag,
};
