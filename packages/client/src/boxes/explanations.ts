// The explanations of a box: fetched with what only they say, and put together with its names.
import type { Explanations, Text, TextTable, WhatKind } from '../rules/explain/explanation.ts';
import type { Language } from '../words/words.ts';
import type { BoxExplained, TableMarks, TableTexts } from './box.ts';
import { boxOf } from './boxes.ts';

const commandsOf = <Each extends object>(
  things: Readonly<Record<string, { readonly commands?: Readonly<Record<string, Each>> }>>,
): [string, Each][] => Object.values(things).flatMap(({ commands = {} }) => Object.entries(commands));

function textsOf(texts: TableTexts, explained: BoxExplained): TextTable {
  const named = (
    names: Readonly<Record<string, { readonly name: string }>>,
    explaining: Readonly<Record<string, Omit<Text, 'title'>>>,
  ): Readonly<Record<string, Text>> =>
    Object.fromEntries(
      Object.entries(explaining).map(([id, text]) => [id, { title: names[id]?.name ?? id, ...text }]),
    );
  const asked = (
    words: TableTexts['epidemics'],
    points: BoxExplained['epidemics'],
  ): Readonly<Record<string, Text>> =>
    Object.fromEntries(
      Object.entries(words).map(([id, { name, about }]) => [
        id,
        { title: name, text: about, points: points[id]?.points ?? [] },
      ]),
    );
  const commands = (from: 'roles' | 'events' | 'challenges') => {
    const labels = new Map(commandsOf(texts[from]).map(([id, { label }]) => [id, label]));
    return commandsOf(explained[from]).map(
      ([id, text]) => [id, { title: labels.get(id) ?? id, ...text }] as const,
    );
  };
  return {
    role: named(texts.roles, explained.roles),
    event: named(texts.events, explained.events),
    action: Object.fromEntries([...commands('roles'), ...commands('events'), ...commands('challenges')]),
    thing: {},
    challenge: asked(texts.challenges, explained.challenges),
    card: asked(texts.epidemics, explained.epidemics),
  };
}

/** The role or event whose command it is decides the section, and so does the challenge of a card. */
function exceptionsOf(
  { roles, events, challenges }: TableTexts,
  { cards }: TableMarks,
): Readonly<Record<string, string>> {
  const placed = (kind: WhatKind, ids: readonly string[], section: string) =>
    ids.map((id) => [`${kind} ${id}`, section] as const);
  const commandIds = (things: TableTexts['roles'] | TableTexts['events']): readonly string[] =>
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

export async function explanationsIn(
  id: string,
  language: Language,
  texts: TableTexts,
  marks: TableMarks,
): Promise<Explanations> {
  const box = boxOf(id);
  if (box === undefined) throw new Error(`there is no box ${id}`);
  const [{ rules }, { explained }] = await Promise.all([box.rules(), box.explained[language]()]);
  return {
    book: id,
    rules,
    texts: textsOf(texts, explained),
    places: { rules: {}, exceptions: exceptionsOf(texts, marks) },
  };
}
