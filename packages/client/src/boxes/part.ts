// The words of a game together with those of the boxes in use.
import type { GamePart, Kinds } from '../words/game/parts.ts';
import type { BoxTexts } from './box.ts';

export function withBox(part: GamePart, texts: BoxTexts, play: (event: string) => string): GamePart {
  const { spoken = {} } = texts;
  return {
    ...part,
    roles: { ...part.roles, ...texts.roles },
    events: { ...part.events, ...namesOf(texts) },
    challenges: { ...part.challenges, ...texts.challenges },
    options: { ...part.options, ...texts.options },
    epidemics: { ...part.epidemics, ...texts.epidemics },
    kinds: { ...part.kinds, ...kindsOf(texts, play) },
    facts: { ...part.facts, ...texts.facts },
    moves: { ...part.moves, ...texts.moves },
    removals: { ...part.removals, ...texts.removals },
    prevented: { ...part.prevented, ...texts.prevented },
    waits: { ...part.waits, ...texts.waits },
    reasons: { ...part.reasons, ...texts.reasons },
    spoken: {
      ...part.spoken,
      city: (...about) => [...part.spoken.city(...about), ...(spoken.city?.(...about) ?? [])],
      besidesHand: (...about) => [
        ...part.spoken.besidesHand(...about),
        ...(spoken.besidesHand?.(...about) ?? []),
      ],
      tracks: (...about) => [...part.spoken.tracks(...about), ...(spoken.tracks?.(...about) ?? [])],
    },
  };
}

const namesOf = ({ events }: BoxTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(events).map(([id, { name }]) => [id, name]));

function kindsOf({ roles, events, challenges }: BoxTexts, play: (event: string) => string): Kinds {
  const plays = Object.entries(events).map(
    ([id, event]) => [id, { ...event, label: play(event.name) }] as const,
  );
  const others = [...Object.values(roles), ...Object.values(events), ...Object.values(challenges)].flatMap(
    ({ commands = {} }) => Object.entries(commands),
  );
  return Object.fromEntries([...plays, ...others]);
}
