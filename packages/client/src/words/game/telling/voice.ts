// What is needed to say anything about a game: the words of a language, and how somebody is spoken to.
import type { View } from '@cordon/engine';
import type { GamePart, SharedPart } from '../parts.ts';
import type { Speaker } from '../speaker.ts';
import type { Talk } from '../talk.ts';

export interface Voice {
  readonly shared: SharedPart;
  readonly gameOf: (game: string) => GamePart;
  readonly talkOf: (speaker: Speaker) => Talk;
  readonly said: (speaker: Speaker, command: unknown, view?: View) => string;
}
