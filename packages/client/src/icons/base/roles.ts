// The roles of the base game.
import type { Drawings } from '../drawing.ts';
import { box } from '../shapes.ts';

export const BASE_ROLES: Drawings = {
  // An umbrella: prepared for rain.
  'contingency-planner': {
    line: 'M12 1.5v2M12 11v8a2.8 2.8 0 0 0 5.6 0',
    solid: 'M1.8 12.5A10.2 9.8 0 0 1 22.2 12.5Q18.8 9.8 15.4 12.5 12 9.8 8.6 12.5 5.2 9.8 1.8 12.5Z',
  },
  // A headset.
  dispatcher: {
    line: 'M4 14v-2.5a8 8 0 0 1 16 0V14M20 18.5c0 2.6-2.4 3.5-7 3.5',
    solid: `${box(2, 13, 4.5, 6.5)}${box(17.5, 13, 4.5, 6.5)}`,
  },
  // A case.
  medic: {
    line: `${box(2, 7.5, 20, 14, 2.5)}M8 7.5V5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2.5`,
    solid: 'M10.7 10.7h2.6v2.5h2.5v2.6h-2.5v2.5h-2.6v-2.5H8.2v-2.6h2.5Z',
  },
  // A helmet.
  'operations-expert': {
    line: 'M4 15.5V14a8 8 0 0 1 4.5-7.2M20 15.5V14a8 8 0 0 0-4.5-7.2',
    solid: 'M9.8 4.5h4.4V12H9.8ZM1.5 16.5h21V18a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2Z',
  },
  // A barrier.
  'quarantine-specialist': {
    line: `${box(1.5, 5.5, 21, 8.5)}M6 14v7.5M18 14v7.5M3.5 21.5h5M15.5 21.5h5`,
    solid: 'M5.5 13.5 9 6h3.5L9 13.5ZM12 13.5 15.5 6H19L15.5 13.5Z',
  },
  // A microscope.
  researcher: {
    line: 'M4 22h16M5 17.5h8M15.2 6.3a8 8 0 0 1 1.3 15.7',
    solid: 'M7 2.5 11 1.5 13.8 12 9.8 13Z',
  },
  // A flask.
  scientist: {
    line: 'M8.5 2h7M10 2v6.5L4 19a2 2 0 0 0 1.7 3h12.6a2 2 0 0 0 1.7-3L14 8.5V2',
    solid: 'M8.5 14.5h7l2.8 4.8H5.7Z',
  },
};
