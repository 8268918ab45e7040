// Prints lines for people: wrapped and tinted in a terminal, plain everywhere else.
import { styleText } from 'node:util';

/** How a colour of the game is shown; black would vanish on a dark screen. */
const TINTS = {
  blue: 'blueBright',
  yellow: 'yellow',
  black: 'gray',
  red: 'redBright',
  purple: 'magentaBright',
} as const;

function isColour(word: string): word is keyof typeof TINTS {
  return Object.hasOwn(TINTS, word);
}

/** Only whole words: “yellow-fever” is no colour. styleText itself heeds NO_COLOR and whether the output is a terminal. */
function tint(line: string): string {
  return line.replaceAll(/(?<![\w-])(?:blue|yellow|black|red|purple)(?![\w-])/gu, (word) =>
    isColour(word) ? styleText(TINTS[word], word) : word,
  );
}

/** Breaks a line between words; what follows the first break is indented. */
export function wrap(line: string, width: number): string {
  const rows: string[] = [];
  const [first = '', ...words] = line.split(' ');
  let row = first;
  for (const word of words) {
    if (row.trim() !== '' && row.length + 1 + word.length > width) {
      rows.push(row);
      row = `    ${word}`;
    } else row = `${row} ${word}`;
  }
  return [...rows, row].join('\n');
}

const NARROWEST = 40;
/** For terminals that do not say how wide they are. */
const USUAL_WIDTH = 80;

export function say(...lines: readonly string[]): void {
  const { isTTY, columns } = process.stdout;
  const width = Math.max(NARROWEST, columns === 0 ? USUAL_WIDTH : columns);
  for (const line of lines) process.stdout.write(`${tint(isTTY ? wrap(line, width) : line)}\n`);
}
