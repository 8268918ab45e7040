// Brings a book of rules in a language when somebody opens it, with its roles and events in their places.
import { factsOf } from '../../games/games.ts';
import { loadKit } from '../../kits/load.ts';
import { gameNames } from '../../words/gameNames.ts';
import type { Language } from '../../words/words.ts';
import { loadExplanations } from '../explain/load.ts';
import { lookUp } from '../explain/lookUp.ts';
import type { Explanations, WhatKind } from '../explain/explanation.ts';
import { heading, list, paragraph, type Block, type RulesPage, type SectionText } from './page.ts';

export interface LoadedRules {
  readonly page: RulesPage;
  readonly explanations: Explanations;
}

/** The rules of a game or of a box. */
export interface Book {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly load: (language: Language) => Promise<LoadedRules>;
}

/** What is in a book, in the order of the game. */
export interface Told {
  readonly roles: readonly string[];
  readonly events: readonly string[];
  readonly challenges: readonly string[];
}

export interface Written {
  readonly order: readonly string[];
  readonly page: Readonly<Record<string, SectionText>>;
}

const LOADERS: Readonly<Record<string, Readonly<Record<Language, () => Promise<Written>>>>> = {
  base: {
    en: async () => ({ ...(await baseOrder()), page: (await import('./base/en/index.ts')).page }),
    fr: async () => ({ ...(await baseOrder()), page: (await import('./base/fr/index.ts')).page }),
  },
  iberia: {
    en: async () => ({ ...(await iberiaOrder()), page: (await import('./iberia/en/index.ts')).page }),
    fr: async () => ({ ...(await iberiaOrder()), page: (await import('./iberia/fr/index.ts')).page }),
  },
};

async function baseOrder(): Promise<Pick<Written, 'order'>> {
  return { order: (await import('./base/shape.ts')).SECTIONS };
}

async function iberiaOrder(): Promise<Pick<Written, 'order'>> {
  return { order: (await import('./iberia/shape.ts')).SECTIONS };
}

/** The rules of the games. */
export const GAME_BOOKS: readonly Book[] = Object.entries(LOADERS).map(([id, written]) => ({
  id,
  name: { en: gameNames.en(id), fr: gameNames.fr(id) },
  async load(language) {
    const [text, explanations] = await Promise.all([
      written[language](),
      loadExplanations(language, id),
      loadKit(id),
    ]);
    if (explanations === undefined) throw new Error(`nothing explains “${id}”`);
    return rulesOf(text, explanations, factsOf(id).choices);
  },
}));

/** A book as it is read: what is written, with the explanations in their places. */
export function rulesOf({ order, page }: Written, explanations: Explanations, told: Told): LoadedRules {
  const sections = order.map((id) => {
    const { title, blocks } = page[id]!;
    return {
      id,
      title,
      blocks: blocks.flatMap((block) =>
        block.block === 'explanations'
          ? explained(explanations, block.kind, block.ids ?? idsOf(told, block.kind))
          : [block],
      ),
    };
  });
  return { page: { book: explanations.book, sections }, explanations };
}

function explained(explanations: Explanations, kind: WhatKind, ids: readonly string[]): Block[] {
  return ids.flatMap((id) => {
    const found = lookUp(explanations, { kind, id });
    if (found === undefined) return [];
    const { title, text, points } = found;
    return [heading(title), paragraph(text), ...(points.length === 0 ? [] : [list(...points)])];
  });
}

function idsOf(told: Told, kind: WhatKind): readonly string[] {
  switch (kind) {
    case 'role':
      return told.roles;
    case 'event':
      return told.events;
    case 'challenge':
      return told.challenges;
    case 'action':
    case 'thing':
    case 'card':
      return [];
  }
}
