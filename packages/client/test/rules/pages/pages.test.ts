// The rules of every game can be read in every language, alike in both, and lead from every explanation to a section.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/games/games.ts';
import { lookUp } from '../../../src/rules/explain/lookUp.ts';
import type { Told } from '../../../src/rules/pages/load.ts';
import type { Block, Section } from '../../../src/rules/pages/page.ts';
import { PLACES as BASE } from '../../../src/rules/pages/base/places.ts';
import { PLACES as IBERIA } from '../../../src/rules/pages/iberia/places.ts';
import { sectionOf } from '../../../src/rules/pages/sections.ts';
import { piecesOf } from '../../../src/rules/search/pieces.ts';
import { LANGUAGES } from '../../../src/words/words.ts';
import { BOOKS, loadRules } from '../books.ts';
import { wrongIn } from '../typography.ts';

/** What a translation keeps: the kinds of blocks and how much is in them. */
function shapeOf({ id, blocks }: Section): unknown {
  return [id, blocks.map((block) => [block.block, sizeOf(block)])];
}

function sizeOf(block: Block): number | readonly number[] {
  switch (block.block) {
    case 'list':
    case 'steps':
      return block.items.length;
    case 'table':
      return [block.head.length, ...block.rows.map((row) => row.length)];
    case 'heading':
    case 'paragraph':
    case 'note':
      return 1;
  }
}

/** What each book tells of, in the order of the engine. */
const TOLD: ReadonlyMap<string, Told> = new Map<string, Told>(
  GAMES.flatMap(({ id, choices }) => [
    [id, choices] as const,
    ...choices.boxes.map((box) => [box.id, box] as const),
  ]),
);

it('has the rules of every game and every box', () => {
  expect(BOOKS.map(({ id }) => id).toSorted()).toEqual([...TOLD.keys()].toSorted());
});

describe.each(BOOKS.map(({ id }) => id))('the rules of %s', (book) => {
  it('say the same in both languages, piece by piece', async () => {
    const [english, french] = await Promise.all(LANGUAGES.map((language) => loadRules(language, book)));
    expect(french!.page.sections.map(shapeOf)).toEqual(english!.page.sections.map(shapeOf));
  });

  it('tell every role and event of the game', async () => {
    const { page, explanations } = await loadRules('en', book);
    const { roles, events } = TOLD.get(book)!;
    const headings = (section: string) =>
      page.sections
        .find(({ id }) => id === section)!
        .blocks.flatMap((block) => (block.block === 'heading' ? [block.text] : []));
    const titleOf = (kind: 'role' | 'event') => (id: string) => lookUp(explanations, { kind, id })!.title;
    expect(headings('roles')).toEqual(roles.map(titleOf('role')));
    expect(headings('events').slice(-events.length)).toEqual(events.map(titleOf('event')));
  });

  it('fill every table', async () => {
    const { page } = await loadRules('en', book);
    for (const block of page.sections.flatMap(({ blocks }) => blocks)) {
      if (block.block !== 'table') continue;
      expect(
        block.rows.every((row) => row.length === block.head.length),
        block.caption,
      ).toBe(true);
    }
  });

  it('have a section for whatever is explained', async () => {
    const { page, explanations } = await loadRules('en', book);
    const sections = new Set(page.sections.map(({ id }) => id));
    for (const kind of ['role', 'event', 'action', 'thing', 'challenge', 'card'] as const) {
      for (const id of Object.keys(explanations.texts[kind])) {
        const { section } = lookUp(explanations, { kind, id })!;
        expect(sections, `${kind} ${id} in ${String(section)}`).toContain(section);
      }
    }
  });

  it.each(LANGUAGES)('are set as the language is (%s)', async (language) => {
    const rules = await loadRules(language, book);
    const texts = piecesOf(rules).flatMap(({ heading, text }) => [heading, ...text.split(' · ')]);
    expect([...new Set(texts)].flatMap((text) => wrongIn(language, text))).toEqual([]);
  });
});

describe('sectionOf', () => {
  it('leads to the part of the rules that tells more', () => {
    expect(sectionOf(IBERIA, { kind: 'action', id: 'ship' }, ['IB-MOV-13'])).toBe('ships');
    expect(sectionOf(IBERIA, { kind: 'action', id: 'drive' }, ['IB-MOV-1'])).toBe('actions');
    expect(sectionOf(BASE, { kind: 'thing', id: 'undo' }, [])).toBe('table');
  });

  it('leads nowhere without a rule', () => {
    expect(sectionOf(BASE, { kind: 'thing', id: 'dice' }, [])).toBeUndefined();
  });
});
