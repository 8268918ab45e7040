// Puts the words of a language together: those that all games share with those of each game.
import type { Fact, RefusalParams, View } from '@cordon/engine';
import type { Reason, ReasonCode } from '@cordon/protocol';
import { cubesTold, priceAsked } from '@cordon/protocol/telling';
import type { Offer } from '../../choices/offer.ts';
import { cardsUnnamed } from '../../choices/things.ts';
import { factsOf } from '../../games/games.ts';
import type { Explained } from './explained.ts';
import type { GameWords, Refusal } from './gameWords.ts';
import type { GamePart, KindWords, SharedPart } from './parts.ts';
import type { ReasonWords } from './reasons.ts';
import type { Speaker } from './speaker.ts';
import type { Talk } from './talk.ts';
import { capital, cityName, lineName, regionName, titleOf } from './telling/names.ts';
import { offerTalk } from './telling/offerTalk.ts';
import { saidCommand } from './telling/command.ts';
import { makeSpoken } from './telling/spoken.ts';
import { makeTelling } from './telling/tell.ts';
import type { Voice } from './telling/voice.ts';
import { makeWaits } from './telling/waits.ts';

export type GameParts = Readonly<Record<string, GamePart>>;

const unexplained = (id: string): Explained => ({ name: titleOf(id), about: '' });

/** A phrase without its brackets and braces: what a kind of command is called that has no words yet. */
function phraseWords(phrase: string): string {
  return capital(
    phrase
      .replaceAll(/\[[^\]]*\]|\{[^}]*\}/gu, '')
      .replaceAll(/[\s-]+/gu, ' ')
      .trim(),
  );
}

export function makeGameWords(shared: SharedPart, games: GameParts): GameWords {
  const { language } = shared;
  const gameOf = (game: string): GamePart => {
    const part = games[game];
    if (part === undefined) throw new Error(`there are no words for the game “${game}”`);
    return part;
  };
  const talkOf = (speaker: Speaker): Talk => shared.talk(speaker, gameOf(speaker.game));
  const kindOf = (game: string, kind: string): KindWords | undefined =>
    gameOf(game).kinds[kind] ?? shared.kinds[kind];
  const optionOf = (game: string, option: string) => gameOf(game).options[option] ?? shared.options[option];
  const kindLabel = (game: string, kind: string): string => {
    const facts = factsOf(game).kinds.find(({ name }) => name === kind);
    return kindOf(game, kind)?.label ?? phraseWords(facts?.phrase ?? kind);
  };
  const kindShort = (game: string, kind: string): string =>
    kindOf(game, kind)?.short ??
    gameOf(game).events[kind] ??
    gameOf(game).challenges[kind]?.short ??
    kindLabel(game, kind);
  const offerLabel = (speaker: Speaker, offer: Offer, view?: View): string => {
    const talk = talkOf(speaker);
    const label = kindOf(speaker.game, offer.kind.name)?.offer;
    const deed =
      label === undefined ? kindLabel(speaker.game, offer.kind.name) : label(offerTalk(talk, offer, view));
    const [cards, cubes] = [cardsUnnamed(offer), cubesTold(offer.price)];
    const taken = cards.length + cubes.length === 0 ? '' : shared.together.takes(talk, cards, cubes);
    const { actions = 1 } = offer.price ?? {};
    return deed + taken + (actions > 1 ? shared.together.actions(talk, actions) : '');
  };
  const said = (speaker: Speaker, command: unknown, view?: View): string =>
    saidCommand(
      speaker.game,
      command,
      (offer) => offerLabel(speaker, offer, view),
      priceAsked(view?.frames.at(-1)),
    );
  const voice: Voice = { shared, gameOf, talkOf, said };
  const telling = makeTelling(voice);
  return {
    voice,
    language,
    littleWords: shared.littleWords,
    games: Object.keys(games),
    gameName: (game) => games[game]?.name ?? titleOf(game),
    colourName: (colour) => shared.colours[colour] ?? titleOf(colour),
    cityName: (game, city) => cityName(language, game, city),
    who: (speaker, seat) => talkOf({ ...speaker, you: [] }).who(seat),
    roleName: (game, role) => gameOf(game).roles[role]?.name ?? titleOf(role),
    eventName: (game, event) => gameOf(game).events[event] ?? titleOf(event),
    cardName: (game, card) => talkOf({ language, game, seats: [], you: [] }).card(card),
    regionName: (game, region) => regionName(language, game, region),
    lineName: (game, line) => lineName(language, game, line),
    thingName: (game, type, id) => gameOf(game).things?.[type]?.[id]?.name ?? titleOf(id),
    theThing: (game, type, id) => gameOf(game).things?.[type]?.[id]?.the ?? titleOf(id),
    botName: (bot) => shared.bots[bot]?.name ?? titleOf(bot),
    botAbout: (bot) => shared.bots[bot]?.about ?? '',
    cardAbout: (game, card) => gameOf(game).epidemics[card]?.about ?? '',
    challenge: (game, challenge) => gameOf(game).challenges[challenge] ?? unexplained(challenge),
    option: (game, option) => optionOf(game, option) ?? unexplained(option),
    optionValue: (game, option, value) => optionOf(game, option)?.value(value) ?? unexplained(value),
    epidemics: shared.epidemics,
    kindLabel,
    kindShort,
    offerLabel,
    by: shared.together.by,
    operandQuestion(game, kind, operand) {
      const type = factsOf(game).kinds.find(({ name }) => name === kind)?.operands[operand];
      return kindOf(game, kind)?.asks?.[operand] ?? shared.questions[type ?? 'card'];
    },
    factSentence: telling.factSentence,
    tell: telling.tell,
    ...makeWaits(voice),
    refusal: (speaker, refusal, offer) =>
      refusalSentence(shared, gameOf(speaker.game), talkOf(speaker), refusal, offer),
    reason: (words, speaker, reason) => reasonSentence(words, gameOf(speaker.game), talkOf(speaker), reason),
    ...makeSpoken(voice),
    lastEvents: (speaker: Speaker, facts: readonly Fact[]) => telling.lastEvents(speaker, facts),
  };
}

/**
 * The best that is known: this kind and reason, the reason, the code, or what the server said. The server speaks English, so other
 * languages would rather say less.
 */
function refusalSentence(
  shared: SharedPart,
  game: GamePart,
  talk: Talk,
  { code, reason, message, params }: Refusal,
  offer: Offer | undefined,
): string {
  if (reason === undefined) return shared.refusals[code] ?? message;
  // A command that isn't one is refused with its code as the reason.
  const general = shared.refusals[reason] ?? shared.refusals[code];
  const named = (name: string) => game.reasons[name] ?? shared.reasons[name];
  const exact = offer === undefined ? undefined : named(`${offer.kind.name} ${reason}`);
  const words = exact ?? named(reason);
  if (words === undefined) return shared.language === 'en' ? message : (general ?? message);
  if (typeof words === 'string') return words;
  const { seat = 0, operands = {} } = offer ?? {};
  return words(offerTalk(talk, { seat, operands: { ...asOperands(params), ...operands } }));
}

/** What a reason is about is told like the operands of a command. */
function asOperands(params: RefusalParams = {}): Offer['operands'] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.map(String) : String(value),
    ]),
  );
}

function reasonSentence(words: ReasonWords, game: GamePart, talk: Talk, reason: Reason): string {
  // The sentence of a code takes the reason of that code.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const plans = words as Readonly<Record<ReasonCode, (talk: Talk, reason: Reason, game: GamePart) => string>>;
  return plans[reason.code](talk, reason, game);
}
