// What the game waits for, frame by frame, and how it ended.
import type { Waiting } from '../explained.ts';
import type { GameWords } from '../gameWords.ts';
import type { Asked, GamePart, SharedPart } from '../parts.ts';
import type { Voice } from './voice.ts';
import type { Talk } from '../talk.ts';
import type { View } from '@cordon/engine';

function endingOf(shared: SharedPart, game: GamePart, ending: string, view?: View): Waiting {
  const words = shared.endings[ending] ?? shared.endings['running'];
  const usual = words?.(game) ?? { heading: '', sentence: '' };
  return { ...usual, ...(view && game.endings?.[ending]?.(view, usual)) };
}

function askedOf(talk: Talk, view: View, said: Asked['said']): Asked {
  const frame = view.frames.at(-1) ?? { frame: '' };
  return {
    talk,
    view,
    frame,
    seat: view.waitsFor,
    said,
    word: (field) => {
      const value = frame[field];
      return typeof value === 'string' ? value : '';
    },
    number: (field) => {
      const value = frame[field];
      return typeof value === 'number' ? value : 0;
    },
  };
}

export function makeWaits({
  shared,
  gameOf,
  talkOf,
  said,
}: Voice): Pick<GameWords, 'waitsFor' | 'ending' | 'banner'> {
  return {
    ending: (game, ending, view) => endingOf(shared, gameOf(game), ending, view),
    banner: (game, fact, view) =>
      fact.fact === 'answered' && fact.answer === 'refused'
        ? shared.refused
        : gameOf(game).banners?.[fact.fact]?.(fact, view),
    waitsFor(speaker, view) {
      const game = gameOf(speaker.game);
      if (view.ending !== 'running') return endingOf(shared, game, view.ending, view);
      if (view.waitsFor === 0) return endingOf(shared, game, 'abandoned');
      const asked = askedOf(talkOf(speaker), view, (command) => said(speaker, command, view));
      const words = game.waits[asked.frame.frame] ?? shared.waits[asked.frame.frame] ?? shared.unknownWait;
      return words(asked);
    },
  };
}
