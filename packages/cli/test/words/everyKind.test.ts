// Every kind of command of every game is listed by “legal” and typed with Tab.
import { compile, formatWords, guides, type Command, type Game, type GameChoices } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { completions, shortChoices } from '../../src/play/completion.ts';
import { legalLines, linesWith } from '../../src/words/legal.ts';

function wholeGame(id: string, { boxes, challenges }: GameChoices): Game {
  const compiled = compile({ game: id, boxes: boxes.map((box) => box.id), challenges });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

/** A command of each kind, with the first thing of each sort in the place of its operands. */
function samplesOf(game: Game): Command[] {
  const values = {
    city: game.cityIds[0],
    seat: 2,
    colour: game.colourIds[0],
    card: game.cardIds[1],
    cards: [game.cityIds[0]],
    infection: game.infectionIds[0],
    role: game.roleIds[0],
    region: game.regionIds[0],
    line: game.lineIds[0],
    dish: 'growth',
    research: 'research-1',
    goal: 'goal-1',
    division: '3-3',
  };
  return [...game.kindsByName.values()].map(({ name, operands }) => {
    const named = Object.entries(operands).map(([operand, type]) => [operand, values[type]]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { kind: name, seat: 1, ...Object.fromEntries(named) } as Command;
  });
}

/** Types a command word by word: the first letters of each, then Tab until nothing is left to choose. */
function typed(text: string, choices: readonly string[], short?: () => string[]): string {
  let line = '';
  while (line !== text) {
    const word = text.slice(line.length).split(' ')[0]!;
    const found = completions(line + word.slice(0, -1), choices, short);
    const next = found.find((one) => text === one || (one.endsWith(' ') && text.startsWith(one)));
    if (next === undefined || next === line) return `“${line}” offers ${found.join(', ')}`;
    line = next;
  }
  return line;
}

describe.each(guides())('the commands of $id', ({ id, choices }) => {
  const game = wholeGame(id, choices);
  const samples = samplesOf(game);
  const texts = samples.map((command) => formatWords(game, command));
  const offers = samples.map((command) => ({ command, price: { actions: 1, cards: [] } }));

  it('are all different', () => {
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(samples.map((command, at) => [texts[at]!, command] as const))('%s', (text, command) => {
    expect(legalLines(game, [command])).toEqual([`  ${text}`]);
    expect(linesWith(game, offers, text.split(' ')[0]!)).toContain(`  ${text}`);
    expect(typed(text, texts)).toBe(text);
  });

  it('can be typed with the short form of a region', () => {
    const short = (): string[] => shortChoices(game, samples);
    for (const text of short()) expect(typed(text, texts, short)).toBe(text);
    expect(short().some((text) => text.includes(' r01'))).toBe(game.regionIds.length > 0);
  });
});
