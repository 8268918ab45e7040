// The explanations of a box, made of its texts and marks.
import type { Explanations, RuleTable, Text, TextTable, WhatKind } from '../rules/explain/explanation.ts';
import type { CardWords } from '../words/game/parts.ts';
import type { BoxMarks, BoxTexts, Mark } from './box.ts';

interface Named {
  readonly commands?: Readonly<Record<string, Omit<Text, 'title'> & { readonly label: string }>>;
}

const commandsOf = <Each extends object>(
  things: Readonly<Record<string, { readonly commands?: Readonly<Record<string, Each>> }>>,
): [string, Each][] => Object.values(things).flatMap(({ commands = {} }) => Object.entries(commands));

const explainedBy = (words: Readonly<Record<string, CardWords>>) =>
  Object.fromEntries(
    Object.entries(words).map(([id, { name, about, points = [] }]) => [
      id,
      { title: name, text: about, points },
    ]),
  );

function textsOf({ roles, events, challenges, epidemics }: BoxTexts): TextTable {
  const named = ([id, { name, text, points = [] }]: [string, Omit<Text, 'title'> & { name: string }]) =>
    [id, { title: name, text, points }] as const;
  const actions = [
    ...commandsOf<NonNullable<Named['commands']>[string]>(roles),
    ...commandsOf(events),
    ...commandsOf(challenges),
  ];
  return {
    role: Object.fromEntries(Object.entries(roles).map(named)),
    event: Object.fromEntries(Object.entries(events).map(named)),
    action: Object.fromEntries(
      actions.map(([id, { label, text, points = [] }]) => [id, { title: label, text, points }]),
    ),
    thing: {},
    challenge: explainedBy(challenges),
    card: explainedBy(epidemics),
  };
}

function rulesOf({ roles, events, challenges, cards }: BoxMarks): RuleTable {
  const ruled = ([id, { rules }]: [string, Pick<Mark, 'rules'>]) => [id, rules] as const;
  return {
    role: Object.fromEntries(Object.entries(roles).map(ruled)),
    event: Object.fromEntries(Object.entries(events).map(ruled)),
    action: Object.fromEntries(
      [...commandsOf(roles), ...commandsOf(events), ...commandsOf(challenges)].map(ruled),
    ),
    thing: {},
    challenge: Object.fromEntries(Object.entries(challenges).map(ruled)),
    card: Object.fromEntries(Object.entries(cards).map(ruled)),
  };
}

/** The role or event whose command it is decides the section, and so does the challenge of a card. */
function exceptionsOf(
  { roles, events, challenges }: BoxTexts,
  { cards }: BoxMarks,
): Readonly<Record<string, string>> {
  const placed = (kind: WhatKind, ids: readonly string[], section: string) =>
    ids.map((id) => [`${kind} ${id}`, section] as const);
  const commandIds = (things: BoxTexts['roles'] | BoxTexts['events']): readonly string[] =>
    commandsOf(things).map(([id]) => id);
  return Object.fromEntries([
    ...placed('role', Object.keys(roles), 'roles'),
    ...placed('event', Object.keys(events), 'events'),
    ...placed('action', [...Object.keys(events), ...commandIds(events)], 'events'),
    ...placed('action', commandIds(roles), 'roles'),
    ...Object.entries(challenges).flatMap(([id, challenge]) => [
      ...placed('challenge', [id], id),
      ...placed('action', Object.keys(challenge.commands ?? {}), id),
    ]),
    ...Object.entries(cards).map(([id, { challenge }]) => [`card ${id}`, challenge] as const),
  ]);
}

export function explanationsOf(id: string, texts: BoxTexts, marks: BoxMarks): Explanations {
  return {
    book: id,
    rules: rulesOf(marks),
    texts: textsOf(texts),
    places: { rules: {}, exceptions: exceptionsOf(texts, marks) },
  };
}
