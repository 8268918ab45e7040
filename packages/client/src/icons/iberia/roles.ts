// The roles of Iberia.
import type { Drawings } from '../drawing.ts';
import { around, disc, rays } from '../shapes.ts';

const GRAINS = [20, 14.2, 8.4].map(
  (y) =>
    `M11 ${String(y)}c-3.8 0-5.8-1.8-5.8-4.8 3.8 0 5.8 1.8 5.8 4.8ZM13 ${String(y)}c3.8 0 5.8-1.8 5.8-4.8-3.8 0-5.8 1.8-5.8 4.8Z`,
);

export const IBERIA_ROLES: Drawings = {
  // An ear of wheat.
  agronomist: {
    line: 'M12 22.5V8',
    solid: `${GRAINS.join('')}M12 6c-1.7-1.6-1.7-3 0-4.6 1.7 1.6 1.7 3 0 4.6Z`,
  },
  // The lamp of a night round.
  nurse: {
    line: 'M5 11.5h10.5c2 0 3-1.5 6-1.5-.5 5.5-4 8.5-9 8.5s-8-3-7.5-7ZM5.2 13C1 10 1 17.5 6.5 16.5M8 22h9',
    solid: 'M20 7.5c-2.6-1.6-1.8-3.6.2-6 2 2.4 2.4 4.4-.2 6Z',
  },
  // A top hat.
  politician: {
    line: 'M7 16V4.5q5-2 10 0V16M1.8 15.5c1.2 3.5 5 5 10.2 5s9-1.5 10.2-5',
    solid: 'M7.5 11.5h9v4.2q-4.5 1.4-9 0Z',
  },
  // A wheel with wings.
  railwayman: {
    line: disc(12, 16, 5.8),
    solid: `M4 14.5C1.8 11.5 1.2 7 1.5 2.5 3 5.5 5 6.5 7.5 7c1.5.3 2.5 1 3 2Q6.5 10.5 4 14.5ZM20 14.5c2.2-3 2.8-7.5 2.5-12C21 5.5 19 6.5 16.5 7c-1.5.3-2.5 1-3 2Q17.5 10.5 20 14.5Z${disc(12, 16, 2)}`,
  },
  // A telescope.
  'royal-academy-scientist': {
    line: 'M17.5 2l4 7M2.8 11.5l2.4 4.2M11 15.5 8 22M13 14.5 17.5 22',
    solid: 'M5 10.8 16.3 4.3 18.7 8.5 7.4 15Z',
  },
  // A stethoscope.
  'rural-doctor': {
    line: 'M5.5 2.5H3.5V8.5a5 5 0 0 0 10 0V2.5H11.5M8.5 13.5V16.5a5.5 5.5 0 0 0 11 0V14',
    solid: disc(19.5, 11, 2.5),
  },
  // The wheel of a ship.
  sailor: { line: `${disc(12, 12, 6.5)}${rays(12, 12, 2, 10.8, around(6))}`, solid: disc(12, 12, 2.4) },
};
