// Finds the explanation of a thing among those of a game.
import type { Explanation, Explanations, What, WhatKind } from './explanation.ts';

/** A command that plays an event is explained by the event. */
const KINDS: Readonly<Record<WhatKind, readonly WhatKind[]>> = {
  role: ['role'],
  event: ['event'],
  action: ['action', 'event'],
  thing: ['thing'],
  challenge: ['challenge'],
};

export function lookUp({ texts, rules }: Explanations, what: What): Explanation | undefined {
  for (const kind of KINDS[what.kind]) {
    if (!Object.hasOwn(texts[kind], what.id)) continue;
    const found = texts[kind][what.id];
    if (found === undefined) continue;
    const { title, text, points = [] } = found;
    return { title, text, points, rules: rules[kind][what.id] ?? [] };
  }
  return undefined;
}
