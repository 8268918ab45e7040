// Tells facts: one by one, or gathered into stories.
import type { Fact } from '@cordon/engine';
import { factsOf } from '../../../games/games.ts';
import type { GamePart, SharedPart } from '../parts.ts';
import type { Speaker } from '../speaker.ts';
import type { Talk } from '../talk.ts';
import { endOnce } from './endOnce.ts';
import { storiesOf, type Story } from './stories.ts';
import type { Voice } from './voice.ts';

interface Telling {
  readonly factSentence: (speaker: Speaker, fact: Fact) => string;
  readonly tell: (speaker: Speaker, facts: readonly Fact[]) => string[];
  readonly lastEvents: (speaker: Speaker, facts: readonly Fact[]) => string;
}

const LAST = 6;

/** What goes without saying where the rest is told. */
function isDull(fact: Fact): boolean {
  switch (fact.fact) {
    case 'infectionDiscarded':
    case 'specialInfectionDiscarded':
    case 'specialDiscarded':
      return true;
    case 'removedFromGame':
    case 'stationBuilt':
      return fact.by === 'setup' || fact.by === 'epidemic';
    case 'answered':
      return fact.answer === 'accepted';
    default:
      return false;
  }
}

/** A sentence with something added before its full stop. */
const withMore = (sentence: string, more: string): string => sentence.replace(/(?=[^\p{L}\p{N}]*$)/u, more);

export function makeTelling({ shared, gameOf, talkOf, said }: Voice): Telling {
  const sentence = (speaker: Speaker, fact: Fact): string => {
    const game = gameOf(speaker.game);
    const talk = talkOf(speaker);
    if (fact.fact === 'asked')
      return shared.together.asked(talk, fact.by, fact.seat, said(speaker, fact.command));
    return endOnce(wordsFor(shared, game, talk, fact) ?? shared.unknownFact(fact.fact));
  };
  const told = (speaker: Speaker, story: Story): string[] => {
    const talk = talkOf(speaker);
    const { together } = shared;
    const price = (paid: readonly string[]): string => (paid.length === 0 ? '' : together.paid(talk, paid));
    switch (story.story) {
      case 'setup':
        return [together.setup(talk, story.groups)];
      case 'dealt':
        return [together.dealt(talk, story.seat, story.count, story.cards)];
      case 'drew':
        return [together.drew(talk, story, gameOf(speaker.game))];
      case 'discarded':
        return story.by === 'event' ? [] : [together.discarded(talk, story.seat, story.cards, story.by)];
      case 'moved': {
        const along = story.along.length === 0 ? '' : together.along(talk, story.along);
        return [withMore(sentence(speaker, story.fact), `${along}${price(story.paid)}`)];
      }
      case 'fact':
        return isDull(story.fact) ? [] : [withMore(sentence(speaker, story.fact), price(story.paid))];
      case 'infection':
        return [
          ...together.infection(
            talk,
            gameOf(speaker.game),
            story.infection,
            factsOf(speaker.game).outbreakLimit,
          ),
          ...story.asides.map((fact) => sentence(speaker, fact)),
        ];
    }
  };
  const tell: Telling['tell'] = (speaker, facts) =>
    storiesOf(facts, gameOf(speaker.game).within).flatMap((story) => told(speaker, story).map(endOnce));
  return {
    factSentence: sentence,
    tell,
    lastEvents: (speaker, facts) => tell(speaker, facts).slice(-LAST).join(' ') || shared.together.nothing,
  };
}

type Teller = (talk: Talk, fact: Fact, game: GamePart) => string;
const isTeller = (value: unknown): value is Teller => typeof value === 'function';

/** The game’s own words first. */
function wordsFor(shared: SharedPart, game: GamePart, talk: Talk, fact: Fact): string | undefined {
  const words: unknown = game.facts[fact.fact] ?? shared.facts[fact.fact];
  return isTeller(words) ? words(talk, fact, game) : undefined;
}
