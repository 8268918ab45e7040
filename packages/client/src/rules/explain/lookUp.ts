// Finds the explanation of a thing among those of a game, or of a game and its boxes.
import { sectionOf } from '../pages/sections.ts';
import type { Explanation, Explanations, What, WhatKind } from './explanation.ts';

/** A command that plays an event is explained by the event. */
const KINDS: Readonly<Record<WhatKind, readonly WhatKind[]>> = {
  role: ['role'],
  event: ['event'],
  action: ['action', 'event'],
  thing: ['thing'],
  challenge: ['challenge'],
  card: ['card'],
};

export function lookUp(explanations: Explanations, what: What): Explanation | undefined {
  const { book, texts, rules, places } = explanations;
  for (const kind of KINDS[what.kind]) {
    if (!Object.hasOwn(texts[kind], what.id)) continue;
    const found = texts[kind][what.id];
    if (found === undefined) continue;
    const { title, text, points = [] } = found;
    const own = rules[kind][what.id] ?? [];
    return { title, text, points, rules: own, book, section: sectionOf(places, what, own) };
  }
  return undefined;
}

/** The first that knows it. */
export function lookUpIn(all: readonly Explanations[], what: What): Explanation | undefined {
  for (const explanations of all) {
    const found = lookUp(explanations, what);
    if (found !== undefined) return found;
  }
  return undefined;
}
