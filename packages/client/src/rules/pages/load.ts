// Brings the rules of a game in a language when somebody opens them, with its roles and events in their places.
import { factsOf } from '../../games/games.ts';
import type { Language } from '../../words/words.ts';
import { loadExplanations } from '../explain/load.ts';
import { lookUp } from '../explain/lookUp.ts';
import type { Explanations, WhatKind } from '../explain/explanation.ts';
import { heading, list, paragraph, type Block, type RulesPage, type SectionText } from './page.ts';

interface Written {
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

/** The games that have rules to read. */
export const RULES_OF: readonly string[] = Object.keys(LOADERS);

export interface LoadedRules {
  readonly page: RulesPage;
  readonly explanations: Explanations;
}

/** Undefined for a game that nothing is written about. */
export async function loadRules(language: Language, game: string): Promise<LoadedRules | undefined> {
  const [written, explanations] = await Promise.all([
    LOADERS[game]?.[language](),
    loadExplanations(language, game),
  ]);
  if (written === undefined || explanations === undefined) return undefined;
  const sections = written.order.map((id) => {
    const { title, blocks } = written.page[id]!;
    return {
      id,
      title,
      blocks: blocks.flatMap((block) =>
        block.block === 'explanations' ? explained(explanations, game, block.kind) : [block],
      ),
    };
  });
  return { page: { game, sections }, explanations };
}

function explained(explanations: Explanations, game: string, kind: WhatKind): Block[] {
  return idsOf(game, kind).flatMap((id) => {
    const found = lookUp(explanations, { kind, id });
    if (found === undefined) return [];
    const { title, text, points } = found;
    return [heading(title), paragraph(text), ...(points.length === 0 ? [] : [list(...points)])];
  });
}

/** In the order of the game. */
function idsOf(game: string, kind: WhatKind): readonly string[] {
  const { choices } = factsOf(game);
  switch (kind) {
    case 'role':
      return choices.roles;
    case 'event':
      return choices.events;
    case 'challenge':
      return choices.challenges;
    case 'action':
    case 'thing':
      return [];
  }
}
