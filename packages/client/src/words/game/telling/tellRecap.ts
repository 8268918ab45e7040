// Tells a turn in short: a sentence for each who did something, then where the diseases struck.
import type { Fact } from '@cordon/engine';
import { factsOf } from '../../../games/games.ts';
import type { GameWords } from '../gameWords.ts';
import type { GamePart, SharedPart } from '../parts.ts';
import type { Speaker } from '../speaker.ts';
import type { Talk } from '../talk.ts';
import { endOnce } from './endOnce.ts';
import { goneTo, recapOf, type Acts, type Deed, type Said } from './recap.ts';

type DeedTeller = (talk: Talk, seat: number, facts: readonly Fact[]) => string;
const isDeedTeller = (value: unknown): value is DeedTeller => typeof value === 'function';

function wordsFor(shared: SharedPart, game: GamePart, fact: string): DeedTeller | undefined {
  const all: Readonly<Record<string, unknown>> = { ...shared.recap.deeds, ...game.deeds };
  const words = all[fact];
  return isDeedTeller(words) ? words : undefined;
}

/** What mattered of a turn, or of what was played so far, in a sentence or two. */
export function tellRecap(
  { voice: { shared, gameOf, talkOf }, factSentence }: Pick<GameWords, 'voice' | 'factSentence'>,
  speaker: Speaker,
  said: readonly Said[],
): string[] {
  const words = shared.recap;
  const [talk, game] = [talkOf(speaker), gameOf(speaker.game)];
  const deedTold = ({ seat, deeds }: Acts, deed: Deed): string => {
    switch (deed.deed) {
      case 'went':
        return words.went(talk, seat, deed, game);
      case 'treated':
        return words.treated(talk, seat, deed.cubes, goneTo(deeds, seat, deed));
      case 'drew':
        return words.drew(talk, seat, deed);
      case 'fact':
        return wordsFor(shared, game, deed.facts[0]!.fact)?.(talk, seat, deed.facts) ?? '';
    }
  };
  const { acts, epidemics, infected, outbreaks, outbreaksNow, asides } = recapOf(
    said,
    (fact) => wordsFor(shared, game, fact) !== undefined,
  );
  const limit = factsOf(speaker.game).outbreakLimit;
  const told = [
    ...acts.map((one) =>
      words.acts(
        talk,
        one.seat,
        one.deeds.map((deed) => deedTold(one, deed)),
      ),
    ),
    ...(epidemics.length === 0 ? [] : [words.epidemics(talk, epidemics)]),
    ...(infected.length === 0 ? [] : [words.infected(talk, infected)]),
    ...(outbreaks.length === 0 ? [] : [words.outbreaks(talk, outbreaks, outbreaksNow, limit)]),
    ...asides.map((fact) => factSentence(speaker, fact)),
  ];
  return told.map(endOnce);
}
