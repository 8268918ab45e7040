// Plays what a table sounds like: fetched only by those who want to hear it.
import type { Fact } from '@cordon/engine';
import { LOUDEST, settings } from '../settings/settings.ts';
import { soundOf } from './heard.ts';
import { makeSpeaker } from './speaker.ts';

/** The volume at which notes are as loud as they say. */
const USUAL = LOUDEST / 2;

const pageSpeaker = makeSpeaker(
  () => new AudioContext(),
  () => navigator.userActivation?.hasBeenActive ?? true,
  () => settings.getState().volume / USUAL,
);

/** Seconds until it is told that it is one's turn: after what led to it. */
const AFTER = 0.5;

/** What happened, and then that one's own turn begins. */
export function play(
  { game, mine }: { readonly game: string; readonly mine: readonly number[] },
  facts: readonly Fact[],
  myTurn: 'begins' | 'no',
): void {
  const sound = soundOf(game, facts, mine);
  if (sound !== undefined) pageSpeaker.play(sound);
  if (myTurn === 'begins') pageSpeaker.play('turn', sound === undefined ? 0 : AFTER);
}
