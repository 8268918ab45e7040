// Programs on the command line: --engine "python3 mine.py", several times if several are meant. The first is called engine1.
import { numberOf, textsOf, type OptionSpecs, type Values } from '../options.ts';
import { Trouble } from '../trouble.ts';
import { wordsOfCommand } from './words.ts';
import type { Program } from './seat.ts';

export const ENGINE_OPTIONS: OptionSpecs = {
  engine: { type: 'string', multiple: true },
  'engine-seconds': { type: 'string' },
};

const USUAL_SECONDS = 5;
const MOST_SECONDS = 3600;
const START_SECONDS = 30;

export function readEngines(values: Values): Program[] {
  const seconds = numberOf(values, 'engine-seconds', 1, MOST_SECONDS, USUAL_SECONDS);
  return textsOf(values, 'engine').map((command, index) => {
    const words = wordsOfCommand(command);
    if (words === undefined)
      throw new Trouble(`--engine takes a program and its arguments, not “${command}”.`);
    const startSeconds = Math.max(START_SECONDS, seconds);
    return { name: `engine${String(index + 1)}`, command, words, seconds, startSeconds };
  });
}
