// The rules of every game can be read in every language, alike in both, and lead from every explanation to a section.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/games/games.ts';
import { lookUp } from '../../../src/rules/explain/lookUp.ts';
import { loadRules, RULES_OF, type LoadedRules } from '../../../src/rules/pages/load.ts';
import type { Block, Section } from '../../../src/rules/pages/page.ts';
import { sectionOf } from '../../../src/rules/pages/sections.ts';
import { piecesOf } from '../../../src/rules/search/pieces.ts';
import { LANGUAGES, type Language } from '../../../src/words/words.ts';
import { wrongIn } from '../typography.ts';

async function rulesOf(language: Language, game: string): Promise<LoadedRules> {
  const rules = await loadRules(language, game);
  if (rules === undefined) throw new Error(`no rules of ${game}`);
  return rules;
}

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

it('has the rules of every game', () => {
  expect(RULES_OF).toEqual(GAMES.map(({ id }) => id));
});

it('has none of a game nobody wrote about', async () => {
  expect(await loadRules('en', 'chess')).toBeUndefined();
});

describe.each(RULES_OF)('the rules of %s', (game) => {
  it('say the same in both languages, piece by piece', async () => {
    const [english, french] = await Promise.all(LANGUAGES.map((language) => rulesOf(language, game)));
    expect(french!.page.sections.map(shapeOf)).toEqual(english!.page.sections.map(shapeOf));
  });

  it('tell every role and event of the game', async () => {
    const { page, explanations } = await rulesOf('en', game);
    const { choices } = GAMES.find(({ id }) => id === game)!;
    const headings = (section: string) =>
      page.sections
        .find(({ id }) => id === section)!
        .blocks.flatMap((block) => (block.block === 'heading' ? [block.text] : []));
    const titleOf = (kind: 'role' | 'event') => (id: string) => lookUp(explanations, { kind, id })!.title;
    expect(headings('roles')).toEqual(choices.roles.map(titleOf('role')));
    expect(headings('events').slice(1)).toEqual(choices.events.map(titleOf('event')));
  });

  it('fill every table', async () => {
    const { page } = await rulesOf('en', game);
    for (const block of page.sections.flatMap(({ blocks }) => blocks)) {
      if (block.block !== 'table') continue;
      expect(
        block.rows.every((row) => row.length === block.head.length),
        block.caption,
      ).toBe(true);
    }
  });

  it('have a section for whatever is explained', async () => {
    const { page, explanations } = await rulesOf('en', game);
    const sections = new Set(page.sections.map(({ id }) => id));
    for (const kind of ['role', 'event', 'action', 'thing', 'challenge'] as const) {
      for (const id of Object.keys(explanations.texts[kind])) {
        const section = sectionOf(game, { kind, id }, lookUp(explanations, { kind, id })!);
        expect(sections, `${kind} ${id} in ${String(section)}`).toContain(section);
      }
    }
  });

  it.each(LANGUAGES)('are set as the language is (%s)', async (language) => {
    const rules = await rulesOf(language, game);
    const texts = piecesOf(rules).flatMap(({ heading, text }) => [heading, ...text.split(' · ')]);
    expect([...new Set(texts)].flatMap((text) => wrongIn(language, text))).toEqual([]);
  });
});

describe('sectionOf', () => {
  it('leads to the part of the rules that tells more', () => {
    expect(sectionOf('iberia', { kind: 'action', id: 'ship' }, { rules: ['IB-MOV-13'] })).toBe('ships');
    expect(sectionOf('iberia', { kind: 'action', id: 'drive' }, { rules: ['IB-MOV-1'] })).toBe('actions');
    expect(sectionOf('base', { kind: 'thing', id: 'undo' }, { rules: [] })).toBe('table');
  });

  it('leads nowhere without a rule or a game', () => {
    expect(sectionOf('base', { kind: 'thing', id: 'dice' }, { rules: [] })).toBeUndefined();
    expect(sectionOf('chess', { kind: 'thing', id: 'undo' }, { rules: ['BASE-END-1'] })).toBeUndefined();
  });
});
