// The pictures of what the page shows: people, panels, states.
import { COMMON_FACTS, FLAG, WON } from '../common/facts.ts';
import { BURST } from '../common/marks.ts';
import type { Drawing } from '../drawing.ts';
import { box, BUBBLE, disc, head } from '../shapes.ts';

const EYE: Drawing = {
  line: 'M1.5 12C4 7.5 7.5 5 12 5s8 2.5 10.5 7c-2.5 4.5-6 7-10.5 7S4 16.5 1.5 12Z',
  solid: disc(12, 12, 3),
};

export const THINGS = {
  chat: { line: BUBBLE, solid: `${disc(7.5, 10, 1)}${disc(12, 10, 1)}${disc(16.5, 10, 1)}` },
  log: {
    line: 'M5 2v20M11 5.5h11M11 12h6.5M11 18.5h11',
    solid: `${disc(5, 5.5, 2.2)}${disc(5, 12, 2.2)}${disc(5, 18.5, 2.2)}`,
  },
  hand: {
    line: 'M6.5 20.5 1.8 9.3l4-1.7M17.5 20.5 22.2 9.3l-4-1.7',
    solid: box(7.5, 3.5, 9, 17.5),
  },
  seats: { line: 'M8.5 2h7M8.5 22h7M2 8.5v7M22 8.5v7', solid: disc(12, 12, 5.5) },
  warning: { line: 'M12 2.5 22.3 21H1.7ZM12 9.5v4.5', solid: disc(12, 17.5, 1) },
  info: { line: `${disc(12, 12, 10.5)}M12 11.5V17`, solid: disc(12, 7.3, 1.2) },
  help: { line: `${disc(12, 12, 10.5)}M9 9.5A3 3 0 1 1 12 12.7v.8`, solid: disc(12, 17.2, 1) },
  bot: {
    line: `${box(3, 8, 18, 13.5, 3)}M12 8V4.5M1 13.5v4M23 13.5v4M9 17.8h6`,
    solid: `${disc(8.5, 13, 1.4)}${disc(15.5, 13, 1.4)}${disc(12, 2.8, 1.3)}`,
  },
  person: { line: 'M3.5 22v-1.5a6 6 0 0 1 6-6h5a6 6 0 0 1 6 6V22', solid: disc(12, 6.5, 4) },
  watch: EYE,
  eye: EYE,
  clock: { line: `${disc(12, 12, 10.5)}M12 6v6l4.5 2.5`, solid: disc(12, 12, 1.2) },
  offline: {
    line: 'M2 9.5a14 14 0 0 1 20 0M6 14.2a8.5 8.5 0 0 1 8.5-2.5M16 16l6 6M22 16l-6 6',
    solid: disc(10.5, 19, 2),
  },
  dice: {
    line: box(2, 2, 20, 20, 4),
    solid: `${disc(7.5, 7.5, 1.5)}${disc(12, 12, 1.5)}${disc(16.5, 16.5, 1.5)}`,
  },
  book: {
    line: 'M12 6C9.5 4 6 3 2 3v16c4 0 7.5 1 10 3 2.5-2 6-3 10-3V3c-4 0-7.5 1-10 3ZM12 6v16',
    solid: 'M15 5.5q2-1 4-1.2V12l-2-1.5L15 12.5Z',
  },
  star: { solid: 'M12 2 14.9 8.8 22.2 9.4 16.7 14.2 18.4 21.4 12 17.5 5.6 21.4 7.3 14.2 1.8 9.4 9.1 8.8Z' },
  keyboard: {
    line: box(1.5, 5, 21, 14, 2.5),
    solid: `${disc(6.5, 9.5, 1)}${disc(12, 9.5, 1)}${disc(17.5, 9.5, 1)}${box(6.5, 13.5, 11, 1.5, 0.5)}`,
  },
  reader: {
    line: 'M5.5 9.5a6.5 6.5 0 0 1 13 0c0 5-4.5 5.5-4.5 9a3.5 3.5 0 0 1-6.5 1.8',
    solid: 'M12 6.5a3 3 0 0 1 3 3c0 2.5-2.5 2.5-2.5 5-2.5-.5-3-2-2.2-3.8.4-.8-.8-1.2-1.3-1.2a3 3 0 0 1 3-3Z',
  },
  flag: FLAG,
  won: WON,
  chair: { line: 'M6 2.5v11M6 13.5V22M18 13.5V22', solid: 'M5.5 11.5h13v3.5h-13Z' },
  'chair-left': { line: 'M4 2.5V22M13 13.5V22M12 6h5', solid: `M3.5 11.5h10v3.5h-10Z${head(22, 6, 0)}` },
  device: { line: box(5.5, 1.5, 13, 21, 2.5), solid: disc(12, 18.5, 1.3) },
  plan: {
    line: `${disc(4.5, 19.5, 2.5)}M8.5 17l1.2-1M12.5 13.5l1.2-1M16.5 10.5l.5-.5`,
    solid: head(22, 5, -45, 1.5),
  },
  deck: { line: 'M5.5 6V2.5H21.5V18H18', solid: box(2.5, 9, 12.5, 13) },
  lock: {
    line: 'M6.5 10.5V8a5.5 5.5 0 0 1 11 0v2.5',
    solid: `${box(3.5, 11, 17, 11, 2)}${disc(12, 16.5, 1.8)}`,
  },
  map: { line: 'M2 5l6.5-2.5L15.5 5 22 2.5V19l-6.5 2.5L8.5 19 2 21.5ZM8.5 2.5V19', solid: disc(16, 11, 2) },
  chart: { line: 'M2.5 2.5v19h19M6 16l4.5-6 4 3.5L20 5', solid: disc(20, 5, 1.8) },
  outbreak: BURST,
  'infection-rate': COMMON_FACTS.rateMoved ?? BURST,
} satisfies Readonly<Record<string, Drawing>>;
