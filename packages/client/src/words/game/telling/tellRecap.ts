// Tells a turn in short: a sentence for each who did something, then where the diseases struck.
import type { Fact } from '@cordon/engine';
import { factsOf } from '../../../games/games.ts';
import type { GamePart, SharedPart } from '../parts.ts';
import type { Speaker } from '../speaker.ts';
import type { Talk } from '../talk.ts';
import { goneTo, recapOf, type Acts, type Deed, type Said } from './recap.ts';
import type { Voice } from './voice.ts';

type DeedTeller = (talk: Talk, seat: number, facts: readonly Fact[]) => string;
const isDeedTeller = (value: unknown): value is DeedTeller => typeof value === 'function';

function wordsFor(shared: SharedPart, game: GamePart, fact: string): DeedTeller | undefined {
  const all: Readonly<Record<string, unknown>> = { ...shared.recap.deeds, ...game.deeds };
  const words = all[fact];
  return isDeedTeller(words) ? words : undefined;
}

/** `sentence`: what is said of a fact by itself. */
export function makeRecap(
  { shared, gameOf, talkOf }: Pick<Voice, 'shared' | 'gameOf' | 'talkOf'>,
  sentence: (speaker: Speaker, fact: Fact) => string,
): (speaker: Speaker, said: readonly Said[]) => string[] {
  const words = shared.recap;
  const deedTold = (talk: Talk, game: GamePart, { seat, deeds }: Acts, deed: Deed): string => {
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
  return (speaker, said) => {
    const [talk, game] = [talkOf(speaker), gameOf(speaker.game)];
    const { acts, epidemics, infected, outbreaks, outbreaksNow, asides } = recapOf(
      said,
      (fact) => wordsFor(shared, game, fact) !== undefined,
    );
    const limit = factsOf(speaker.game).outbreakLimit;
    return [
      ...acts.map((one) =>
        words.acts(
          talk,
          one.seat,
          one.deeds.map((deed) => deedTold(talk, game, one, deed)),
        ),
      ),
      ...(epidemics.length === 0 ? [] : [words.epidemics(talk, epidemics)]),
      ...(infected.length === 0 ? [] : [words.infected(talk, infected)]),
      ...(outbreaks.length === 0 ? [] : [words.outbreaks(talk, outbreaks, outbreaksNow, limit)]),
      ...asides.map((fact) => sentence(speaker, fact)),
    ];
  };
}
