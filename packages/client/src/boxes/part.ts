// The words of a game together with those of the boxes in use.
import type { Endings, GamePart, Kinds } from '../words/game/parts.ts';
import type { BoxMarks, BoxTexts, ChallengePart, PartMarks, TableMarks, TableTexts } from './box.ts';

export function withBox(part: GamePart, texts: TableTexts, play: (event: string) => string): GamePart {
  const { spoken = {} } = texts;
  return {
    ...part,
    roles: { ...part.roles, ...texts.roles },
    events: { ...part.events, ...namesOf(texts) },
    challenges: { ...part.challenges, ...texts.challenges },
    options: { ...part.options, ...withOptions(part.options, texts.options) },
    epidemics: { ...part.epidemics, ...texts.epidemics },
    kinds: { ...part.kinds, ...kindsOf(texts, play) },
    facts: { ...part.facts, ...texts.facts },
    moves: { ...part.moves, ...texts.moves },
    removals: { ...part.removals, ...texts.removals },
    prevented: { ...part.prevented, ...texts.prevented },
    waits: { ...part.waits, ...texts.waits },
    reasons: { ...part.reasons, ...texts.reasons },
    things: { ...part.things, ...texts.things },
    deeds: { ...part.deeds, ...texts.deeds },
    endings: withEndings(part.endings, texts.endings),
    banners: { ...part.banners, ...texts.banners },
    spoken: {
      ...part.spoken,
      city: (...about) => [...part.spoken.city(...about), ...(spoken.city?.(...about) ?? [])],
      besidesHand: (...about) => [
        ...part.spoken.besidesHand(...about),
        ...(spoken.besidesHand?.(...about) ?? []),
      ],
      places: (...about) => [...(part.spoken.places?.(...about) ?? []), ...(spoken.places?.(...about) ?? [])],
      tracks: (...about) => [...part.spoken.tracks(...about), ...(spoken.tracks?.(...about) ?? [])],
    },
  };
}

/** Where both have something to say of an ending, the second hears what the first says. */
function withEndings(one: Endings = {}, other: Endings = {}): Endings {
  const both = Object.keys(other).filter((id) => id in one);
  const chained = both.map((id): [string, Endings[string]] => [
    id,
    (view, usual) => {
      const first = one[id]!(view, usual);
      return { ...first, ...other[id]!(view, { ...usual, ...first }) };
    },
  ]);
  return { ...one, ...other, ...Object.fromEntries(chained) };
}

/** An option that the game has too keeps what the game says of other values. */
const withOptions = (known: GamePart['options'], added: GamePart['options']): GamePart['options'] =>
  Object.fromEntries(
    Object.entries(added).map(([name, option]) => [
      name,
      { ...option, value: (value: string) => option.value(value) ?? known[name]?.value(value) },
    ]),
  );

const namesOf = ({ events }: TableTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(events).map(([id, { name }]) => [id, name]));

function kindsOf({ roles, events, challenges }: TableTexts, play: (event: string) => string): Kinds {
  const plays = Object.entries(events).map(
    ([id, event]) => [id, { ...event, label: play(event.name) }] as const,
  );
  const others = [...Object.values(roles), ...Object.values(events), ...Object.values(challenges)].flatMap(
    ({ commands = {} }) => Object.entries(commands),
  );
  return Object.fromEntries([...plays, ...others]);
}

/** The words of a box before any challenge. */
export const plainTexts = (texts: BoxTexts): TableTexts => ({
  ...texts,
  challenges: {},
  options: {},
  epidemics: {},
});

/** The words of a box together with what one of its challenges adds. */
export function withPart(texts: TableTexts, id: string, part: ChallengePart): TableTexts {
  const { challenge, commands = {} } = part;
  return {
    ...texts,
    ...(challenge === undefined
      ? {}
      : { challenges: { ...texts.challenges, [id]: { ...challenge, commands } } }),
    options: { ...texts.options, ...withOptions(texts.options, part.options ?? {}) },
    epidemics: { ...texts.epidemics, ...part.epidemics },
    facts: { ...texts.facts, ...part.facts },
    removals: { ...texts.removals, ...part.removals },
    waits: { ...texts.waits, ...part.waits },
    reasons: { ...texts.reasons, ...part.reasons },
    things: { ...texts.things, ...part.things },
    deeds: { ...texts.deeds, ...part.deeds },
    endings: withEndings(texts.endings, part.endings),
    banners: { ...texts.banners, ...part.banners },
    spoken: withSpoken(texts.spoken ?? {}, part.spoken ?? {}),
  };
}

type Spoken = NonNullable<BoxTexts['spoken']>;

/** Lines of both, one after the other. */
function joined<About extends readonly unknown[], Line>(
  one: ((...about: About) => readonly Line[]) | undefined,
  other: ((...about: About) => readonly Line[]) | undefined,
) {
  if (one === undefined || other === undefined) return one ?? other;
  return (...about: About): readonly Line[] => [...one(...about), ...other(...about)];
}

function withSpoken(one: Spoken, other: Spoken): Spoken {
  const all = {
    city: joined(one.city, other.city),
    besidesHand: joined(one.besidesHand, other.besidesHand),
    tracks: joined(one.tracks, other.tracks),
    places: joined(one.places, other.places),
  };
  return Object.fromEntries(Object.entries(all).filter(([, lines]) => lines !== undefined));
}

/** The pictures of a box before any challenge. */
export const plainMarks = (marks: BoxMarks): TableMarks => ({ ...marks, challenges: {}, cards: {} });

/** Its pictures together with those of a challenge. */
export function withMarks(
  marks: TableMarks,
  challenge: string,
  { commands = {}, cards = {}, facts, face }: PartMarks,
): TableMarks {
  const own = Object.entries(cards).map(([id, mark]) => [id, { ...mark, challenge }] as const);
  return {
    ...marks,
    challenges: { ...marks.challenges, [challenge]: { commands } },
    cards: { ...marks.cards, ...Object.fromEntries(own) },
    facts: { ...marks.facts, ...facts },
    face: { ...marks.face, ...face },
  };
}
