// The pictures and colours of In the Lab, which no language changes.
import { around, box, disc, drop, head, pawn, plane, rays, sparkle, virus } from '../../icons/shapes.ts';
import type { MarksFor } from '../box.ts';
import type { texts } from './en/index.ts';

export const marks: MarksFor<typeof texts> = {
  roles: {
    // The house of the centre.
    cdc: {
      icon: {
        line: `M2 9.5 12 2.5l10 7v1.5H2ZM1.5 21.5h21M4 18.5h16`,
        solid: `${box(4.5, 12, 2.6, 5.5, 0.4)}${box(10.7, 12, 2.6, 5.5, 0.4)}${box(16.9, 12, 2.6, 5.5, 0.4)}`,
      },
      colour: '#8094ba',
      portrait: { emblem: 'centre' },
    },
    // A megaphone.
    'field-director': {
      icon: {
        line: 'M8 8H5a3 3 0 0 0 0 6.5h3M6.5 15l1.5 6.5h3L10 16.5M22.5 9v4.5',
        solid: 'M8.5 7.5 19 3v16.5L8.5 15Z',
      },
      colour: '#b48ae0',
      portrait: { skin: 'umber', hair: 'locs', of: 'black', clothes: ['lapels', 'tie'], cloth: 'plum' },
      commands: {
        lead: {
          icon: { line: 'M12 18h6M12 6h6', solid: `${pawn(6.5, 19)}${head(22.5, 12, 0, 0.9)}` },
        },
        'treat-near': {
          icon: {
            line: `${disc(5.5, 18, 3.5)}M8.5 15.5l4-4`,
            solid: 'M16 2.5h3V6h3.5v3H19v3.5h-3V9h-3.5V6H16Z',
          },
        },
      },
    },
    // Two who talk.
    'local-liaison': {
      icon: {
        line: 'M8.5 13.5H6l-4 3.5V4.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2V6',
        solid:
          'M11.5 9.5h9a1.5 1.5 0 0 1 1.5 1.5v11l-3.5-3.5h-7a1.5 1.5 0 0 1-1.5-1.5V11a1.5 1.5 0 0 1 1.5-1.5Z',
      },
      colour: '#ff9ec0',
      portrait: {
        skin: 'olive',
        hair: 'side',
        of: 'black',
        face: ['beard'],
        clothes: ['collar', 'scarf'],
        cloth: 'teal',
      },
      commands: {
        'pass-on': {
          icon: { line: `${box(2, 5, 8.5, 14)}M12.5 12h4`, solid: head(22.5, 12, 0) },
        },
      },
    },
    // Goggles.
    pilot: {
      icon: {
        line: 'M3 9.5C3.5 5 7 2.5 12 2.5s8.5 2.5 9 7M4 17.5V20c0 1 3 2 8 2s8-1 8-2v-2.5',
        solid: `${box(1.5, 10, 9.5, 7, 3)}${box(13, 10, 9.5, 7, 3)}`,
      },
      colour: '#7fb8d8',
      portrait: { skin: 'fair', of: 'blond', hat: 'flying', clothes: ['bars'] },
      commands: {
        pilot: {
          icon: { line: 'M2 21.5c3-2 5-2 8 0M14 21.5c3-2 5-2 8 0', solid: plane(12, 10, 1, 0) },
        },
      },
    },
    // A virus in a dish.
    virologist: {
      icon: { line: disc(12, 12, 10.5), solid: virus(12, 12, 0.75) },
      colour: '#5fa8a0',
      portrait: { skin: 'rose', hair: 'bun', of: 'black', face: ['glasses'], clothes: ['lab', 'badge'] },
      commands: {
        'remove-cube': {
          icon: { line: `${box(2, 3, 8, 12)}M12 19h10`, solid: 'M17 5 21 7.2v4.6L17 14l-4-2.2V7.2Z' },
        },
        'pay-pair': {
          icon: {
            line: `${box(2, 3, 7, 11)}${box(5.5, 7, 7, 11)}M14.5 12.5h2`,
            solid: box(17.5, 7, 5, 11, 1),
          },
        },
      },
    },
  },
  events: {
    // A tap that runs.
    'improved-sanitation': {
      icon: {
        line: 'M2 8.5h9V6M8.5 3.5h5M11 8.5h4a5 5 0 0 1 5 5v1h-5v-1h-13',
        solid: drop(17.5, 16.2, 6.4),
      },
    },
    // What broke out stays inside its fence.
    'infection-zone-ban': {
      icon: { line: `${disc(12, 12, 10.5)}${rays(12, 12, 6, 7.5, around(8))}`, solid: disc(12, 12, 3.4) },
    },
    // A double helix.
    'sequencing-breakthrough': {
      icon: {
        line: 'M4 1.8c0 5.5 10 5 10 10.2S4 16.5 4 22.2M14 1.8c0 5.5-10 5-10 10.2s10 4.5 10 10.2M5.5 5h7M5.5 19h7',
        solid: sparkle(19, 6.5, 4.2),
      },
    },
  },
  facts: {},
};
