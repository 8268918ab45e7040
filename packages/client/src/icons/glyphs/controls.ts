// The pictures of buttons.
import type { Drawing } from '../drawing.ts';
import { box, disc, head, rays, around } from '../shapes.ts';

const LENS = `${disc(10, 10, 7.5)}M15.7 15.7 22 22`;
const SPEAKER = 'M2.5 9H6l5.5-5v16L6 15H2.5Z';

export const CONTROLS = {
  menu: { line: 'M3 5.5h18M3 12h18M3 18.5h11', solid: disc(19.5, 18.5, 1.5) },
  close: { line: 'M4.5 4.5 19.5 19.5M19.5 4.5 4.5 19.5' },
  back: { line: 'M10 12H21.5', solid: head(2, 12, 180, 1.5) },
  settings: {
    line: 'M5 2v20M12 2v20M19 2v20',
    solid: `${disc(5, 15, 3)}${disc(12, 8, 3)}${disc(19, 16.5, 3)}`,
  },
  language: {
    line: 'M12 2a9.5 9.5 0 1 1-3.5 18.3L3 22l1-5A9.5 9.5 0 0 1 12 2ZM2.8 11.5h18.4M12 2c-5 5-5 13 0 19M12 2c5 5 5 13 0 19',
  },
  'sound-on': { line: 'M15.5 8.5a5 5 0 0 1 0 7M18.5 4.5a10.5 10.5 0 0 1 0 15', solid: SPEAKER },
  'sound-off': { line: 'M16 9l6 6M22 9l-6 6', solid: SPEAKER },
  'zoom-in': { line: `${LENS}M10 6.5v7M6.5 10h7` },
  'zoom-out': { line: `${LENS}M6.5 10h7` },
  fit: { line: 'M2 8V2h6M16 2h6v6M22 16v6h-6M8 22H2v-6', solid: box(7.5, 8.5, 9, 7) },
  search: { line: LENS, solid: disc(10, 10, 2) },
  undo: { line: 'M9 8h6a6.5 6.5 0 0 1 0 13H7', solid: head(2, 8, 180, 1.3) },
  redo: { line: 'M15 8H9a6.5 6.5 0 0 0 0 13h8', solid: head(22, 8, 0, 1.3) },
  check: { line: 'M3.5 12.5 9.5 18.5 20.5 5.5' },
  cross: { line: 'M5 5 19 19M19 5 5 19' },
  'arrow-right': { line: 'M2.5 12H14', solid: head(22, 12, 0, 1.5) },
  'arrow-left': { line: 'M21.5 12H10', solid: head(2, 12, 180, 1.5) },
  'chevron-up': { line: 'M5 15.5 12 8.5 19 15.5' },
  'chevron-down': { line: 'M5 8.5 12 15.5 19 8.5' },
  'chevron-left': { line: 'M15.5 5 8.5 12 15.5 19' },
  'chevron-right': { line: 'M8.5 5 15.5 12 8.5 19' },
  plus: { line: 'M12 4v16M4 12h16' },
  minus: { line: 'M4 12h16' },
  more: { solid: `${disc(5, 12, 1.7)}${disc(12, 12, 1.7)}${disc(19, 12, 1.7)}` },
  download: { line: 'M2.5 16v5.5h19V16M12 2.5V9', solid: head(12, 16.5, 90, 1.3) },
  upload: { line: 'M2.5 16v5.5h19V16M12 16.5V10', solid: head(12, 2.5, -90, 1.3) },
  trash: { line: 'M2.5 6h19M8.5 6V2.5h7V6', solid: 'M5 9h14l-1.2 13H6.2ZM9.5 12v7h1V12ZM13.5 12v7h1V12Z' },
  copy: { line: 'M5.5 16.5H2.5V2.5h12V5', solid: box(9, 8.5, 13, 13.5) },
  share: {
    line: `M8 10.5 16 6.5M8 13.5 16 17.5${disc(19, 5, 3)}${disc(19, 19, 3)}`,
    solid: disc(5, 12, 3.5),
  },
  link: {
    line: 'M10 14.5 14.5 10M11 6.5 14 3.5a4.8 4.8 0 0 1 6.8 6.8L17.5 13.5M13 17.5 10 20.5a4.8 4.8 0 0 1-6.8-6.8L6.5 10.5',
  },
  fullscreen: {
    line: 'M2.5 9V2.5H9M15 21.5h6.5V15M8 8 3 3M16 16l5 5',
    solid: 'M14.5 2.5h7v7ZM2.5 14.5v7h7Z',
  },
  'fullscreen-exit': {
    line: 'M2.5 8.5h6v-6M21.5 15.5h-6v6M8.5 8.5 2.5 2.5M15.5 15.5l6 6',
    solid: 'M15 3v6h6ZM9 21v-6H3Z',
  },
  play: { line: disc(12, 12, 10.5), solid: 'M9.5 7.5 17 12 9.5 16.5Z' },
  pause: { line: disc(12, 12, 10.5), solid: 'M8.5 8h2v8h-2ZM13.5 8h2v8h-2Z' },
  light: { line: rays(12, 12, 8.8, 10.8, around(8)), solid: disc(12, 12, 5) },
} satisfies Readonly<Record<string, Drawing>>;
