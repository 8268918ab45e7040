// What somebody types becomes an answer or a command; nothing else happens here.
import { completionsWithout } from '../choices/littleWords.ts';
import type { Offer } from '../choices/offer.ts';
import type { Scene } from '../scene/scene.ts';
import type { GameWords } from '../words/game/gameWords.ts';
import {
  deckAnswer,
  effectsAnswer,
  lastAnswer,
  legalAnswer,
  listed,
  offerLine,
  playersAnswer,
  whereAnswer,
  type AnswerWords,
} from './answers.ts';
import { lookUp, namesFor } from './names.ts';
import { askedIn, type Asked } from './vocabulary.ts';

export type Reply =
  | { readonly reply: 'say'; readonly lines: readonly string[] }
  /** One command begins like that; it is played when that is confirmed. */
  | { readonly reply: 'confirm'; readonly lines: readonly string[]; readonly offer: Offer }
  | { readonly reply: 'play'; readonly lines: readonly string[]; readonly offer: Offer }
  | { readonly reply: 'undo'; readonly lines: readonly string[] };

export interface Reading {
  readonly scene: Scene;
  /** The words of every language that may be typed. */
  readonly tongues: readonly GameWords[];
  readonly words: AnswerWords;
  /** What waits to be confirmed. */
  readonly pending?: Offer | undefined;
}

const answer = (...lines: readonly string[]): Reply => ({ reply: 'say', lines });

export function interpret(text: string, reading: Reading): Reply {
  const asked = text.trim() === '' ? ({ ask: 'yes', rest: '' } as const) : askedIn(text);
  return (asked === undefined ? undefined : answerTo(asked, reading)) ?? command(text, reading);
}

function answerTo({ ask, rest }: Asked, { scene, tongues, words, pending }: Reading): Reply | undefined {
  const { say, speaker, view } = scene;
  const { reader } = words;
  switch (ask) {
    case 'where':
      return answer(...whereAnswer(scene));
    case 'city':
      return cityAnswer(rest, scene, tongues, words);
    case 'hand':
      return handAnswer(rest, scene, tongues, words);
    case 'legal':
      return answer(...legalAnswer(scene, rest, words));
    case 'threats':
      return answer(say.describeThreats(speaker, view));
    case 'last':
      return answer(...lastAnswer(scene));
    case 'tracks':
      return answer(say.describeTracks(speaker, view), ...effectsAnswer(scene, words));
    case 'players':
      return answer(...playersAnswer(scene, words));
    case 'deck':
      return answer(...deckAnswer(scene, words));
    case 'lab': {
      const places = say.describePlaces(speaker, view);
      return places.length === 0 ? undefined : answer(...places.flatMap(({ lines }) => lines));
    }
    case 'help':
      return answer(...reader.help);
    case 'undo':
      return scene.seat === 0 ? answer(reader.watching) : { reply: 'undo', lines: [reader.takingBack] };
    case 'yes':
      if (rest !== '') return undefined;
      return pending !== undefined && scene.offers.includes(pending)
        ? { reply: 'play', lines: [reader.playing(offerLine(scene, pending))], offer: pending }
        : answer(reader.nothingPending);
    case 'no':
      return rest === '' && pending !== undefined ? answer(reader.letGo) : undefined;
  }
}

function cityAnswer(
  text: string,
  scene: Scene,
  tongues: readonly GameWords[],
  { reader }: AnswerWords,
): Reply {
  if (text === '') return answer(reader.whichCity);
  const { facts, game, names, say, speaker, view } = scene;
  const found = lookUp(
    text,
    facts.cities.map(({ id }) => ({ id, names: tongues.map((tongue) => tongue.cityName(game, id)) })),
  );
  if (found.found === 'one') return answer(say.describeCity(speaker, view, found.id));
  if (found.found === 'several')
    return answer(reader.several(found.ids.length), ...found.ids.map(names.city));
  return answer(reader.noCity(text), `${reader.nearest} ${found.nearest.map(names.city).join(', ')}`);
}

function handAnswer(
  text: string,
  scene: Scene,
  tongues: readonly GameWords[],
  { reader }: AnswerWords,
): Reply {
  const { say, speaker, view, seat, names } = scene;
  if (text === '') return answer(seat === 0 ? reader.watching : say.describeHand(speaker, view, seat));
  const nameOf = namesFor(scene, tongues);
  const found = lookUp(
    text,
    view.seats.map(({ seat: one }) => ({ id: String(one), names: nameOf('seat', String(one)) })),
  );
  if (found.found === 'one') return answer(say.describeHand(speaker, view, Number(found.id)));
  const known = found.found === 'several' ? found.ids : view.seats.map(({ seat: one }) => String(one));
  return answer(reader.noPlayer(text), ...known.map((one) => reader.about(one, names.seat(Number(one)))));
}

function command(text: string, { scene, tongues, words }: Reading): Reply {
  const { reader } = words;
  if (scene.offers.length === 0)
    return answer(
      scene.seat === 0 ? reader.watching : reader.none(text.trim()),
      ...whereAnswer(scene).slice(0, 1),
    );
  const little = tongues.flatMap(({ littleWords }) => littleWords);
  const completion = completionsWithout(little, text, scene.offers, namesFor(scene, tongues));
  switch (completion.result) {
    case 'exact':
      return {
        reply: 'play',
        lines: [reader.playing(offerLine(scene, completion.offer))],
        offer: completion.offer,
      };
    case 'one':
      return {
        reply: 'confirm',
        lines: [reader.onlyOne(offerLine(scene, completion.offer))],
        offer: completion.offer,
      };
    case 'several':
      return answer(reader.several(completion.offers.length), ...listed(scene, completion.offers, words));
    case 'none':
      return answer(reader.none(text.trim()), reader.nearest, ...listed(scene, completion.nearest, words));
  }
}
