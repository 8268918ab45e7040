// The pictures and colours of On the Brink, which no language changes.
import type { View } from '@cordon/engine';
import { countsIn, cubesOnBoard, numberShown, strainShown, wordsIn } from '@cordon/protocol/telling';
import { box, disc, head, pawn, plane, sparkle } from '../../icons/shapes.ts';
import type { MarksFor } from '../box.ts';
import type { texts } from './en/index.ts';

/** A cube at the left, and a tube that it goes into. */
const CUBE = 'M7 8.5 11.5 11v5.5L7 19l-4.5-2.5V11Z';
const TUBE = 'M1 5.5h12M1.5 5.5v13a4 4 0 0 0 4 4h3a4 4 0 0 0 4-4v-13M14 12h1.5';

const PURPLE = 'purple';

/** Whether there is a purple disease without a cure. */
const isOpen = (view: View): boolean => wordsIn(view.shows['cures'])[PURPLE] === 'none';

export const marks: MarksFor<typeof texts> = {
  roles: {
    // A drawer of files.
    archivist: {
      icon: {
        line: `${box(2.5, 10, 19, 11.5)}M5.5 10V6h13v4M8 6V2.5h8V6`,
        solid: box(8.5, 13.5, 7, 3.5, 1),
      },
      colour: '#a9b87c',
      portrait: {
        skin: 'rose',
        hair: 'fringe',
        of: 'white',
        face: ['glasses', 'moustache'],
        clothes: ['lapels', 'bow'],
        cloth: 'plum',
      },
      commands: {
        // Out of the pile again.
        recall: {
          icon: { line: `${box(3, 12.5, 18, 9.5)}M12 12V6`, solid: head(12, 1.5, -90) },
        },
      },
    },
    // A hood.
    'bio-terrorist': {
      icon: {
        line: 'M12 3c-4.5 0-7.5 3.4-7.5 8.5v10h15v-10C19.5 6.4 16.5 3 12 3Z',
        solid: 'M7.5 10.5h9v3.5l-3.200-1.200-1.300 1-1.300-1-3.200 1.200Z',
      },
      colour: '#8c5bd6',
      portrait: { skin: 'fair', hair: 'short', of: 'dark', face: ['mask'], hat: 'cap', clothes: ['crew'] },
    },
    // A cube under a bell jar.
    'containment-specialist': {
      icon: {
        line: 'M5 19v-7a7 7 0 0 1 14 0v7M2 21h20M12 5V2',
        solid: 'M12 9.8 15.8 12v4.4L12 18.6 8.2 16.4V12Z',
      },
      colour: '#f2b8a0',
      portrait: { skin: 'umber', of: 'black', hat: 'hood', clothes: ['crew'] },
    },
    // The curve of an epidemic.
    epidemiologist: {
      icon: { line: 'M3 2.5V21h19', solid: 'M6.5 17.5c4 0 3.5-11.5 7-11.5s3.5 11.5 7.5 11.5Z' },
      colour: '#7fe0b0',
      portrait: { skin: 'brown', hair: 'long', of: 'black', face: ['glasses'], clothes: ['lapels', 'badge'] },
      commands: {
        request: {
          icon: { line: `${box(13.5, 5, 8.5, 14)}M11.5 12h-4`, solid: head(1.5, 12, 180) },
        },
      },
    },
    // A dropper.
    'field-operative': {
      icon: {
        line: 'M13 6.5 17.5 11M14 9.5 6.5 17 4 20 7 17.5 14.5 10',
        solid: `M15 5.5l2.6-2.8a2.5 2.5 0 0 1 3.7 3.7L18.5 9Z${disc(3.2, 21.3, 1)}`,
      },
      colour: '#b09a4e',
      portrait: { skin: 'fair', hair: 'tied', of: 'red', clothes: ['crew', 'strap', 'scarf'], cloth: 'sand' },
      commands: {
        // Into the tube, out of it, three of them.
        collect: {
          icon: { line: TUBE, solid: `${CUBE}${head(17.5, 12, 180, 0.8)}` },
        },
        return: {
          icon: { line: TUBE, solid: `${CUBE}${head(20.5, 12, 0, 0.8)}` },
        },
        'pay-samples': {
          icon: { line: TUBE, solid: `${CUBE}${disc(18, 6, 2)}${disc(18, 12, 2)}${disc(18, 18, 2)}` },
        },
      },
    },
    // A hand with five fingers.
    generalist: {
      icon: {
        line: 'M8.5 11.5V5M12 11.5V2.5M15.5 11.5V3.5M19 12.5V7M3.5 12.5 8 17.5',
        solid: 'M8 12h11.5v4a6 6 0 0 1-6 6H13c-3 0-4.5-1.8-5.5-4.5Z',
      },
      colour: '#9aa7ff',
      portrait: { skin: 'olive', hair: 'short', of: 'dark', face: ['goatee'], clothes: ['crew', 'badge'] },
    },
    // A torch.
    troubleshooter: {
      icon: {
        line: `${box(1.5, 9.5, 10, 5)}M20.5 12h2M19.5 7.5l2-1.5M19.5 16.5l2 1.5`,
        solid: 'M12 9 16.5 6v12L12 15Z',
      },
      colour: '#e3cfa4',
      portrait: {
        skin: 'tan',
        hair: 'bob',
        of: 'black',
        hat: 'cap',
        clothes: ['collar', 'strap'],
        cloth: 'crimson',
      },
    },
  },
  events: {
    // Sand runs, and there is some more.
    'borrowed-time': {
      icon: {
        line: 'M4 2h12M4 22h12M5.5 2c0 5 3 6.5 4.5 10-1.5 3.5-4.5 5-4.5 10M14.5 2c0 5-3 6.5-4.5 10 1.5 3.5 4.5 5 4.5 10M20 8.5v7M16.5 12h6',
        solid: 'M7 21.5c.5-3 1.8-4.3 3-5.5 1.2 1.2 2.5 2.5 3 5.5Z',
      },
    },
    // No aeroplane may pass.
    'commercial-travel-ban': {
      icon: { line: `${disc(12, 12, 10)}M5 5 19 19`, solid: plane(12, 12, 0.72, 45) },
    },
    // An ambulance.
    'mobile-hospital': {
      icon: {
        line: `M1.5 18V5.5H14V18M14 9h4.5l4 4.5V18h-2M1.5 18h2M8.5 18h7M7.8 8v6M4.8 11h6${disc(6, 18.5, 2.5)}${disc(18, 18.5, 2.5)}`,
        solid: `${disc(6, 18.5, 1)}${disc(18, 18.5, 1)}`,
      },
      commands: {
        remove: {
          icon: { line: 'M15 12h7.5M3 2.5v4M1 4.5h4', solid: CUBE },
        },
      },
    },
    // One goes, another comes.
    'new-assignment': {
      icon: {
        line: 'M14 5h4.5a3 3 0 0 1 3 3v2M10 21H5.5a3 3 0 0 1-3-3v-2',
        solid: `${pawn(7, 15)}${pawn(17.5, 23)}${head(10.5, 5, 180, 0.8)}`,
      },
      commands: {
        become: {
          icon: { line: `${box(3.5, 1.5, 17, 21, 2)}M15.5 5h2`, solid: pawn(12, 18.8) },
        },
      },
    },
    // A syringe.
    'rapid-vaccine-deployment': {
      icon: {
        line: 'M15.5 3.5 20.5 8.5M18 6 15 9M10.5 5.5 18.5 13.5M12 7 4.5 14.5V19.5H9.5L17 12M4.5 19.5 1.8 22.2',
        solid: 'M5.5 15 8.5 12 12 15.5 9 18.5H5.5Z',
      },
      commands: {
        vaccinate: {
          icon: { line: 'M18.5 4v6M15.5 7h6M16.5 16h6', solid: CUBE },
        },
        enough: {
          icon: { line: 'M8 2h8l6 6v8l-6 6H8l-6-6V8Z', solid: 'M8.5 8.5h7v7h-7Z' },
        },
      },
    },
    // A second look at the paper.
    're-examined-research': {
      icon: {
        line: `M10 21.5H3.5V2.5h14V8M7 7h7M7 11.5h3${disc(15.5, 15, 4.5)}M18.8 18.3 22.3 21.8`,
        solid: disc(15.5, 15, 2),
      },
      commands: {
        retrieve: {
          icon: { line: `${box(3, 12.5, 18, 9.5)}M12 12V6`, solid: head(12, 1.5, -90) },
        },
      },
    },
    // A capsule, and waves that carry it.
    'remote-treatment': {
      icon: {
        line: 'M14.5 5.5a8 8 0 0 1 4 4M15.5 1.8a12 12 0 0 1 6.7 6.7M9 10.5 4 15.5a3.2 3.2 0 0 0 4.5 4.5L13.5 15Z',
        solid: 'M9 10.5 11.5 8A3.2 3.2 0 0 1 16 12.5L13.5 15Z',
      },
      commands: {
        clear: {
          icon: { line: 'M15 12h7.5M17 4.5h3.5', solid: CUBE },
        },
      },
    },
    // A sealed order with a star.
    'special-orders': {
      icon: { line: `${box(2, 5, 20, 15, 2)}M3 7l9 6 9-6`, solid: sparkle(17.5, 17, 6) },
    },
  },
  face: {
    kept: (view, seat) =>
      view.seats[seat - 1]?.role === 'field-operative' ? countsIn(view.shows['samples']) : {},
    led: (view) => [numberShown(view, 'specialOrders')].filter((seat) => seat > 0),
    strain: strainShown,
    spared: (view) => (isOpen(view) && cubesOnBoard(view, PURPLE) === 0 ? [PURPLE] : []),
    countsFor: (view, card) => (isOpen(view) && (view.cubes[card]?.[PURPLE] ?? 0) > 0 ? [PURPLE] : []),
  },
  facts: {
    samplesReturned: { line: TUBE, solid: `${CUBE}${head(20.5, 12, 0, 0.8)}` },
  },
};
