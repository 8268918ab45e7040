// Why a plan is good or a move was made, in the words of the table. They come with the first hint that somebody asks for.
import type { Reason } from '@cordon/protocol';
import { use } from 'react';
import { reasonWordsOf } from '../words/game/load.ts';
import { useScene } from './scene.ts';

export function useReasons(): (reason: Reason) => string {
  const { say, speaker } = useScene();
  const words = use(reasonWordsOf(say.language));
  return (reason) => say.reason(words, speaker, reason);
}
