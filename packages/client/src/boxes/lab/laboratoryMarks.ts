// The pictures of what is done and what happens in the laboratory.
import { box, burst, disc, drop, head, rays, sparkle } from '../../icons/shapes.ts';
import type { PartMarksFor } from '../box.ts';
import type { part } from './en/laboratory/index.ts';

type Marks = PartMarksFor<typeof part>;

/** A dish seen from the side. */
const DISH = 'M2 15.5h20M4 15.5l1.2 5a1.5 1.5 0 0 0 1.5 1.2h10.6a1.5 1.5 0 0 0 1.5-1.2l1.2-5';
/** A Sequence card. */
const CARD = box(4, 2, 16, 20, 2);
const FLASK = 'M9 2h6M10 2v6.5L4.5 19a2 2 0 0 0 1.8 3h11.4a2 2 0 0 0 1.8-3L14 8.5V2';
const cube = (x: number, y: number, size: number): string => box(x, y, size, size, 0.8);

const characterize = {
  icon: { line: `${FLASK}M7 14.5h10`, solid: 'M7.6 15.5h8.8l2 4.3a.8.8 0 0 1-.7 1.2H6.3a.8.8 0 0 1-.7-1.2Z' },
};
// Round and round.
const centrifuge = {
  icon: {
    line: 'M4 12a8 8 0 0 1 13.7-5.6M20 12a8 8 0 0 1-13.7 5.6',
    solid: `${head(20.4, 8.4, 55, 0.9)}${head(3.6, 15.6, 235, 0.9)}${disc(12, 12, 2.8)}`,
  },
};
// One way becomes two.
const separate = {
  icon: { line: 'M12 21.5V14L5.5 7.5M12 14l6.5-6.5', solid: `${head(3, 5, 225, 1)}${head(21, 5, -45, 1)}` },
};
// One cube becomes two.
const grow = {
  icon: { line: 'M3 4.5h6M6 1.5v6', solid: `${cube(3, 11.5, 8.5)}${cube(13, 11.5, 8.5)}` },
};
// Into a circle.
const apply = {
  icon: { line: `${disc(12, 16, 6)}M12 2v4`, solid: `${head(12, 11, 90, 0.9)}${cube(9.5, 13.5, 5)}` },
};
const test = { icon: { line: FLASK, solid: 'M10.4 18 7.6 15.2l1.3-1.3 1.5 1.5 4-4 1.3 1.3Z' } };
// A double helix in a frame.
const sequence = {
  icon: {
    line: 'M6 1.8c0 5.5 12 5 12 10.2S6 16.5 6 22.2M18 1.8c0 5.5-12 5-12 10.2s12 4.5 12 10.2M7.5 5h9M7.5 19h9M9.5 12h5',
  },
};
const sample = { icon: { line: `${DISH}M12 2v3`, solid: `${head(12, 8.5, 90, 0.8)}${cube(9.8, 9.8, 4.6)}` } };
const placed = {
  icon: { line: CARD, solid: `${disc(9, 9, 2.2)}${disc(15, 9, 2.2)}${head(12, 18.5, 90, 0.9)}` },
};
const swapped = {
  icon: {
    line: `${CARD}M8 8.5h6M16 15.5h-6`,
    solid: `${head(17.5, 8.5, 0, 0.8)}${head(6.5, 15.5, 180, 0.8)}`,
  },
};
const dropped = { icon: { line: `${CARD}M8.5 8.5l7 7M15.5 8.5l-7 7` } };

const commands: Marks['commands'] = {
  characterize,
  centrifuge,
  separate,
  grow,
  apply,
  test,
  sequence,
  sample,
  'no-sample': { icon: { line: `${DISH}M8 4l8 8M16 4l-8 8` } },
  fill: { icon: { line: disc(12, 12, 9.5), solid: cube(7.5, 7.5, 9) } },
  enough: { icon: { line: 'M8 2h8l6 6v8l-6 6H8l-6-6V8Z', solid: 'M8.5 8.5h7v7h-7Z' } },
  'test-in': { icon: { line: `${disc(12, 14, 7.5)}M17 3h5`, solid: cube(9, 11, 6) } },
  'place-sequence': placed,
  'swap-sequence': swapped,
  'drop-sequence': dropped,
  'close-line': { icon: { line: `${CARD}M1.5 12h21M9 8l6 8` } },
  'skip-lab': { icon: { line: `${FLASK}M3 4l18 17` } },
};

const facts: Marks['facts'] = {
  sampled: sample.icon,
  characterized: characterize.icon,
  processed: { line: `${DISH}M6 6.5h8`, solid: `${head(19.5, 6.5, 0, 1)}${drop(11.8, 8.6, 4.6)}` },
  applied: apply.icon,
  tested: test.icon,
  sequenceDrawn: sequence.icon,
  sequencePlaced: placed.icon,
  sequenceSwapped: swapped.icon,
  sequenceDropped: dropped.icon,
  sequenceShuffled: {
    line: `${CARD}${rays(12, 12, 4.5, 6.5, [0, 90, 180, 270])}`,
    solid: sparkle(12, 12, 3.4),
  },
  lineClosed: { line: `${CARD}M1.5 12h21`, solid: burst(12, 12, 4, 1.8, 4) },
};

export const marks: Marks = { commands, cards: {}, facts };
