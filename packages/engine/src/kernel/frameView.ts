// Unfinished business in names: the frames of the stack with those of their fields that mean something outside.
import { eachFrame, FIELDS } from './frame.ts';
import { priceAsked } from './price.ts';
import { toCommand } from './translate.ts';
import type { Game, State } from './types.ts';

/** One unit of unfinished business in names; the last of the list is what the game waits for. */
export interface FrameView {
  readonly frame: string;
  readonly [field: string]: unknown;
}

/** What fields of frames mean outside; fields that are not listed are nobody's business. */
const SHOWN_FIELDS: Readonly<Record<string, (game: Game, value: number) => unknown>> = {
  seat: (_game, value) => value + 1,
  asked: (_game, value) => value + 1,
  city: (game, value) => game.cityIds[value],
  card: (game, value) => game.cardIds[value],
  infection: (game, value) => game.infectionIds[value],
  colour: (game, value) => game.colourIds[value],
  region: (game, value) => game.regionIds[value],
  line: (game, value) => game.lineIds[value],
  research: (game, value) => game.things.research.names[value],
  sequence: (game, value) => game.config.decks?.['sequence']?.[value - 1],
  command: toCommand,
  left: (_game, value) => value,
  open: (_game, value) => value,
  placed: (_game, value) => value,
  giver: (_game, value) => value + 1,
  player: (_game, value) => value + 1,
  spreading: (game, value) => game.cityIds[value - 1],
  current: (game, value) => game.colourIds[value - 1],
};

export function framesOf(s: State): FrameView[] {
  const frames: FrameView[] = [];
  eachFrame(s, (kind, at) => {
    const frame: FrameView & Record<string, unknown> = { frame: kind.name };
    for (let index = 0; index < kind.fields.length; index++) {
      const name = kind.fields[index]!;
      const show = SHOWN_FIELDS[name];
      const value = s.stack[at + FIELDS + index]!;
      if (show !== undefined) frame[name] = show(s.game, value);
      if (name === 'command') frame['price'] = priceAsked(s, value);
    }
    frames.push(frame);
  });
  return frames;
}
