// The board for the ear: one city, one hand, the tracks, the dangers, a place.
import type { View } from '@cordon/engine';
import { cityOf, factsOf } from '../../../games/games.ts';
import type { GameWords } from '../gameWords.ts';
import type { Speaker } from '../speaker.ts';
import type { Voice } from './voice.ts';
import { threatsOf, turnsLeft } from './threats.ts';

type Spoken = Pick<
  GameWords,
  'describeCity' | 'describeHand' | 'describeTracks' | 'describePlaces' | 'describeThreats' | 'whereAmI'
>;

export function makeSpoken({ shared, gameOf, talkOf }: Pick<Voice, 'shared' | 'gameOf' | 'talkOf'>): Spoken {
  const hand = (speaker: Speaker, view: View, seat: number): string => {
    const talk = talkOf(speaker);
    const { spoken } = gameOf(speaker.game);
    const { hand: cards, handSize } = view.seats[seat - 1] ?? { hand: [], handSize: 0 };
    const groups = factsOf(speaker.game)
      .colours.map((colour) => ({
        colour,
        cards: cards.filter((card) => cityOf(speaker.game, card)?.colour === colour),
      }))
      .filter((group) => group.cards.length > 0)
      .toSorted((one, other) => other.cards.length - one.cards.length)
      .map((group) => ({
        ...group,
        progress: spoken.progress(talk, view, seat, group.colour, group.cards.length),
      }));
    return shared.spoken.hand(talk, view, seat, groups, {
      events: cards.filter((card) => cityOf(speaker.game, card) === undefined),
      unseen: handSize - cards.length,
      own: spoken.besidesHand(talk, view, seat),
    });
  };
  return {
    describeCity(speaker, view, city) {
      const talk = talkOf(speaker);
      return shared.spoken.city(talk, view, city, gameOf(speaker.game).spoken.city(talk, view, city));
    },
    describeHand: hand,
    describeTracks(speaker, view) {
      const talk = talkOf(speaker);
      const own = gameOf(speaker.game).spoken.tracks(talk, view);
      return shared.spoken.tracks(talk, view, turnsLeft(view), own);
    },
    describePlaces: (speaker, view) => gameOf(speaker.game).spoken.places?.(talkOf(speaker), view) ?? [],
    describeThreats: (speaker, view) => shared.spoken.threats(talkOf(speaker), threatsOf(view)),
    whereAmI: (speaker, view, seat) => shared.spoken.place(talkOf(speaker), view, seat),
  };
}
