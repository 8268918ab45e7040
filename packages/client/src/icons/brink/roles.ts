// The roles of On the Brink and In the Lab.
import type { Drawings } from '../drawing.ts';
import { box, disc, virus } from '../shapes.ts';

export const BRINK_ROLES: Drawings = {
  // A drawer of files.
  archivist: {
    line: `${box(2.5, 10, 19, 11.5)}M5.5 10V6h13v4M8 6V2.5h8V6`,
    solid: box(8.5, 13.5, 7, 3.5, 1),
  },
  // A cube under a bell jar.
  'containment-specialist': {
    line: 'M5 19v-7a7 7 0 0 1 14 0v7M2 21h20M12 5V2',
    solid: 'M12 9.8 15.8 12v4.4L12 18.6 8.2 16.4V12Z',
  },
  // The curve of an epidemic.
  epidemiologist: { line: 'M3 2.5V21h19', solid: 'M6.5 17.5c4 0 3.5-11.5 7-11.5s3.5 11.5 7.5 11.5Z' },
  // A dropper.
  'field-operative': {
    line: 'M13 6.5 17.5 11M14 9.5 6.5 17 4 20 7 17.5 14.5 10',
    solid: `M15 5.5l2.6-2.8a2.5 2.5 0 0 1 3.7 3.7L18.5 9Z${disc(3.2, 21.3, 1)}`,
  },
  // A hand with five fingers.
  generalist: {
    line: 'M8.5 11.5V5M12 11.5V2.5M15.5 11.5V3.5M19 12.5V7M3.5 12.5 8 17.5',
    solid: 'M8 12h11.5v4a6 6 0 0 1-6 6H13c-3 0-4.5-1.8-5.5-4.5Z',
  },
  // A torch.
  troubleshooter: {
    line: `${box(1.5, 9.5, 10, 5)}M20.5 12h2M19.5 7.5l2-1.5M19.5 16.5l2 1.5`,
    solid: 'M12 9 16.5 6v12L12 15Z',
  },
  // A hood.
  'bio-terrorist': {
    line: 'M3.5 22c0-5 .8-7.5 2-11C7 5.5 9 2 12 2s5 3.5 6.5 9c1.2 3.5 2 6 2 11Z',
    solid: `M12 7.5c2.5 0 4.3 2.3 4.3 5.5s-1.8 5.5-4.3 5.5S7.7 16.2 7.7 13 9.5 7.5 12 7.5Z${disc(10.2, 12.5, 1.3)}${disc(13.8, 12.5, 1.3)}`,
  },
  // A megaphone.
  'field-director': {
    line: 'M8 8H5a3 3 0 0 0 0 6.5h3M6.5 15l1.5 6.5h3L10 16.5M22.5 9v4.5',
    solid: 'M8.5 7.5 19 3v16.5L8.5 15Z',
  },
  // A virus in a dish.
  virologist: { line: disc(12, 12, 10.5), solid: virus(12, 12, 0.75) },
  // Two who talk.
  'local-liaison': {
    line: 'M8.5 13.5H6l-4 3.5V4.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2V6',
    solid: 'M11.5 9.5h9a1.5 1.5 0 0 1 1.5 1.5v11l-3.5-3.5h-7a1.5 1.5 0 0 1-1.5-1.5V11a1.5 1.5 0 0 1 1.5-1.5Z',
  },
  // Goggles.
  pilot: {
    line: 'M3 9.5C3.5 5 7 2.5 12 2.5s8.5 2.5 9 7M4 17.5V20c0 1 3 2 8 2s8-1 8-2v-2.5',
    solid: `${box(1.5, 10, 9.5, 7, 3)}${box(13, 10, 9.5, 7, 3)}`,
  },
  // A public building.
  cdc: { line: 'M3 21.5h18M5.5 11.5V18M12 11.5V18M18.5 11.5V18', solid: 'M12 2.5 22 8.5H2Z' },
};
