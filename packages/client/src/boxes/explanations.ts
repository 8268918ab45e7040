// The explanations of a box, made of its texts and marks.
import type { Explanations, RuleTable, Text, TextTable, WhatKind } from '../rules/explain/explanation.ts';
import type { BoxMarks, BoxTexts, Mark } from './box.ts';

interface Named {
  readonly commands?: Readonly<Record<string, Omit<Text, 'title'> & { readonly label: string }>>;
}

const commandsOf = <Each extends object>(
  things: Readonly<Record<string, { readonly commands?: Readonly<Record<string, Each>> }>>,
): [string, Each][] => Object.values(things).flatMap(({ commands = {} }) => Object.entries(commands));

function textsOf({ roles, events }: BoxTexts): TextTable {
  const named = ([id, { name, text, points = [] }]: [string, Omit<Text, 'title'> & { name: string }]) =>
    [id, { title: name, text, points }] as const;
  const actions = [...commandsOf<NonNullable<Named['commands']>[string]>(roles), ...commandsOf(events)];
  return {
    role: Object.fromEntries(Object.entries(roles).map(named)),
    event: Object.fromEntries(Object.entries(events).map(named)),
    action: Object.fromEntries(
      actions.map(([id, { label, text, points = [] }]) => [id, { title: label, text, points }]),
    ),
    thing: {},
    challenge: {},
  };
}

function rulesOf({ roles, events }: BoxMarks): RuleTable {
  const ruled = ([id, { rules }]: [string, Pick<Mark, 'rules'>]) => [id, rules] as const;
  return {
    role: Object.fromEntries(Object.entries(roles).map(ruled)),
    event: Object.fromEntries(Object.entries(events).map(ruled)),
    action: Object.fromEntries([...commandsOf(roles), ...commandsOf(events)].map(ruled)),
    thing: {},
    challenge: {},
  };
}

/** The role or event whose command it is decides the section. */
function exceptionsOf({ roles, events }: BoxTexts): Readonly<Record<string, string>> {
  const placed = (kind: WhatKind, ids: readonly string[], section: string) =>
    ids.map((id) => [`${kind} ${id}`, section] as const);
  const commandIds = (things: BoxTexts['roles'] | BoxTexts['events']): readonly string[] =>
    commandsOf(things).map(([id]) => id);
  return Object.fromEntries([
    ...placed('role', Object.keys(roles), 'roles'),
    ...placed('event', Object.keys(events), 'events'),
    ...placed('action', [...Object.keys(events), ...commandIds(events)], 'events'),
    ...placed('action', commandIds(roles), 'roles'),
  ]);
}

export function explanationsOf(id: string, texts: BoxTexts, marks: BoxMarks): Explanations {
  return {
    book: id,
    rules: rulesOf(marks),
    texts: textsOf(texts),
    places: { rules: {}, exceptions: exceptionsOf(texts) },
  };
}
