// The sounds of the page, as notes: short and soft, none of them a recording.

export const SOUNDS = [
  'move',
  'card',
  'cube',
  'outbreak',
  'epidemic',
  'strain',
  'mutation',
  'cure',
  'turn',
  'win',
  'loss',
] as const;
export type Sound = (typeof SOUNDS)[number];

export interface Note {
  /** Seconds after the sound begins, and how long it rings. */
  readonly at: number;
  readonly lasts: number;
  /** Hertz; a second one is where it glides to. */
  readonly pitch: number;
  readonly to?: number;
  readonly shape: 'sine' | 'triangle';
  /** Of all that is possible; everything stays soft. */
  readonly loudness: number;
}

const note = (at: number, lasts: number, pitch: number, more: Partial<Note> = {}): Note => ({
  at,
  lasts,
  pitch,
  shape: 'sine',
  loudness: 0.08,
  ...more,
});

export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  move: [note(0, 0.09, 330, { to: 420, shape: 'triangle', loudness: 0.06 })],
  card: [note(0, 0.05, 900, { to: 600, shape: 'triangle', loudness: 0.04 })],
  cube: [note(0, 0.07, 220, { to: 180, shape: 'triangle', loudness: 0.08 })],
  outbreak: [
    note(0, 0.35, 150, { to: 85, shape: 'triangle', loudness: 0.14 }),
    note(0.06, 0.3, 225, { to: 120 }),
  ],
  epidemic: [note(0, 0.3, 196), note(0.22, 0.3, 185), note(0.44, 0.55, 156, { loudness: 0.1 })],
  // An epidemic that rises; drops that fall out of tune.
  strain: [
    note(0, 0.3, 156),
    note(0.2, 0.3, 185, { to: 233 }),
    note(0.42, 0.8, 233, { to: 311, shape: 'triangle', loudness: 0.1 }),
  ],
  mutation: [
    note(0, 0.2, 415, { to: 392, shape: 'triangle' }),
    note(0.14, 0.2, 311, { to: 294, shape: 'triangle' }),
    note(0.28, 0.5, 233, { to: 208, shape: 'triangle' }),
  ],
  cure: [note(0, 0.2, 523), note(0.12, 0.2, 659), note(0.24, 0.4, 784)],
  turn: [note(0, 0.16, 587, { loudness: 0.06 }), note(0.14, 0.28, 880, { loudness: 0.05 })],
  win: [note(0, 0.25, 523), note(0.18, 0.25, 659), note(0.36, 0.25, 784), note(0.54, 0.8, 1047)],
  loss: [note(0, 0.4, 294), note(0.32, 0.4, 247), note(0.64, 0.9, 196)],
};
