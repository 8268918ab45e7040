import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, gamesThereAre } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { readTable } from '../src/tableOptions.ts';
import { folder } from './cordon.ts';

const CARDS = 'k4-k r4-r y4-y b4-b k4-k r4-r y4-y b4-b k4-k r4-r y4-y b4-b g4k4-kbyr g2r1k3-kr';
const lab = { boxes: 'lab', challenges: 'lab' };
const decksOf = (deck: string): unknown => readTable({ ...lab, deck: [deck] }, {}).config.decks;

describe('a deck of words', () => {
  it('is given as words or as a file, in any order of letters', () => {
    const file = join(folder(), 'cards.txt');
    writeFileSync(file, `# of our box\n${CARDS.replaceAll(' ', '\n')}\n`);
    const read = decksOf(`sequence=${CARDS}`);
    expect(read).toMatchObject({ sequence: { 0: 'k4-k', 12: 'k4g4-bykr', 13: 'k3r1g2-kr' } });
    expect(decksOf(`sequence=@${file}`)).toEqual(read);
    expect(decksOf(`sequence=${CARDS.replaceAll(' ', ',')}`)).toEqual(read);
  });

  it.each([
    ['sequence=k4-k', 'The sequence deck has 14 cards, not 1.'],
    [`sequence=${CARDS.replace('y4-y', 'y4-r')}`, 'Card 3 of the sequence deck, “y4-r”, shows the red vial'],
    ['sequence', '--deck takes NAME=WORDS or NAME=@FILE'],
    ['sequence=@/no/such/file', 'The file /no/such/file cannot be read: it does not exist.'],
    ['cards=k4-k', 'There is no deck “cards”'],
  ])('that is wrong is refused with the reason: %s', (deck, reason) => {
    expect(() => decksOf(deck)).toThrow(reason);
  });

  it('names the challenge it belongs to, and is said once', () => {
    expect(() => readTable({ deck: [`sequence=${CARDS}`] }, {})).toThrow('add --challenges lab');
    const twice = [`sequence=${CARDS}`, `sequence=${CARDS}`];
    expect(() => readTable({ ...lab, deck: twice }, {})).toThrow('The deck sequence is given twice.');
  });
});

describe('a solo table', () => {
  const solo = { boxes: 'lab', challenges: 'solo' };

  it('is for one player, said or not', () => {
    expect(readTable(solo, {}).config.players).toBe(1);
    expect(readTable({ ...solo, players: '1' }, {}).shape.seats).toBe(2);
    expect(() => readTable({ ...solo, players: '2' }, {})).toThrow('Solo mode is for 1 player.');
    expect(() => readTable({ players: '1' }, {})).toThrow('This game is for 2 to 5 players.');
  });
});

const CHALLENGES = gamesThereAre()[0]!.boxes.flatMap(({ challenges }) => challenges);
const playersIn = (set: readonly string[]): number =>
  set.includes('solo') ? 1 : set.includes('team') ? 4 : set.includes('bio-terrorist') ? 3 : 2;
const ALL_SETS = Array.from({ length: 2 ** CHALLENGES.length }, (_, bits) => {
  const challenges = CHALLENGES.filter((_one, at) => (bits & (1 << at)) !== 0);
  return { boxes: ['brink', 'lab'], players: playersIn(challenges), epidemics: 4, challenges };
});
/** So many of them are legal. */
const LEGAL_SETS = 34;

it('BRINK-COMB-2 all 34 sets of challenges that the rules allow can be played, and every other is refused in the words of the rules', () => {
  const answers = ALL_SETS.map(({ boxes, challenges, players }) => {
    const values = {
      boxes: boxes.join(','),
      challenges: challenges.join(',') || 'none',
      players: String(players),
    };
    try {
      return readTable(values, {}).config.challenges.length === challenges.length;
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(answers.filter((answer) => answer === true)).toHaveLength(LEGAL_SETS);
  const refusals = ALL_SETS.map((set) => compile(set)).map((one) => one.ok || one.error.message);
  expect(answers).toEqual(refusals);
});
