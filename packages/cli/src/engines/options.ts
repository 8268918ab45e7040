// Programs on the command line: --engine "python3 mine.py", once for each program. The first is called engine1.
import { numberOf, textOf, textsOf, type OptionSpecs, type Values } from '../options.ts';
import { Trouble } from '../trouble.ts';
import { wordsOfCommand } from './words.ts';
import type { Program } from './seat.ts';

export const ENGINE_OPTIONS: OptionSpecs = {
  engine: { type: 'string', multiple: true },
  'engine-seconds': { type: 'string' },
};

/** What a program's fault does to the game: it is lost, `fast` plays on, or the whole run stops. */
export const ON_FAULT = ['loss', 'replace', 'stop'] as const;
export type OnFault = (typeof ON_FAULT)[number];

export const isOnFault = (text: string): text is OnFault => ON_FAULT.some((name) => name === text);

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

export function readOnFault(values: Values): OnFault {
  const text = textOf(values, 'on-fault') ?? ON_FAULT[0];
  if (!isOnFault(text)) throw new Trouble(`--on-fault takes ${ON_FAULT.join(', ')}, not “${text}”.`);
  return text;
}
