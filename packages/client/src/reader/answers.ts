// The answers to what is asked: what the board, the hands and the decks look like in words.
import { actionsOf } from '../choices/bar.ts';
import type { Offer } from '../choices/offer.ts';
import { tokensOf } from '../choices/spelling.ts';
import { CARDS_PER_TURN } from '../games/games.ts';
import { remindersBefore } from '@cordon/protocol/telling';
import { infectionKnowledge, nextEpidemic } from '../panels/knowledge.ts';
import type { Scene } from '../scene/scene.ts';
import { waitingIn } from '../scene/waiting.ts';
import { standing } from '../table/standing.ts';
import type { Words } from '../words/words.ts';

/** As many commands as somebody listens to at once. */
const LISTED = 12;
/** The last so many commands are what “last” looks at. */
const RECENT = 4;

export type AnswerWords = Pick<Words, 'table' | 'reader'>;

export function whereAnswer(scene: Scene): string[] {
  const { say, speaker, view, seat } = scene;
  const { heading, sentence } = waitingIn(scene, view);
  return [`${heading}. ${sentence}`, ...(seat === 0 ? [] : [say.whereAmI(speaker, view, seat)])];
}

export function playersAnswer(
  { say, speaker, view, names, face }: Scene,
  { table, reader }: AnswerWords,
): string[] {
  return view.seats.map(({ seat, role, handSize }) => {
    const name = names.seat(seat);
    const roleName = names.role(role);
    const who = name === roleName ? name : `${name}, ${roleName}`;
    const marks = [
      table.seats.cards(handSize),
      ...face.beside(view, seat).map((card) => reader.about(table.hand.beside, names.card(card))),
      ...remindersBefore(view, seat).map((card) => reader.about(table.seats.inForce, names.card(card))),
      ...(view.turn === seat && view.waitsFor !== 0 ? [table.seats.turn] : []),
    ];
    return reader.about(who, `${marks.join(', ')}. ${say.whereAmI(speaker, view, seat)}`);
  });
}

/** What the epidemic cards in force do. */
export function effectsAnswer({ game, say, view, names, face }: Scene, { reader }: AnswerWords): string[] {
  const cards = face.strain(view)?.inForce ?? [];
  return cards.map((card) => reader.about(names.card(card), say.cardAbout(game, card)));
}

function infectionLines({ view, names }: Scene, { table, reader }: AnswerWords): string[] {
  const cities = (ids: readonly string[]): string => ids.map(names.card).join(', ');
  const discard = view.infectionDiscard;
  const groups = infectionKnowledge(view).map(({ first, size, at, from }) => {
    const known = at.map(({ place, card }) => reader.knownAt(place, names.card(card)));
    const sets = from.map(({ count, cards }) =>
      count === cards.length ? cities(cards) : reader.from(count, cities(cards)),
    );
    return reader.about(reader.group(first, first + size - 1), `${[...known, ...sets].join('; ')}.`);
  });
  return [
    discard.length === 0 ? table.infection.discardEmpty : reader.discard(cities(discard.toReversed())),
    ...groups,
    ...(view.infectionRemoved.length === 0
      ? []
      : [reader.about(table.infection.removed, `${cities(view.infectionRemoved)}.`)]),
  ];
}

/** Whether the table lets the page gather what is known of the infections. */
export function isGathered({ model }: Scene): boolean {
  return model.info?.aids.infectionPanel !== 'no';
}

export function deckAnswer(scene: Scene, words: AnswerWords): string[] {
  const { playerDeck } = scene.view;
  const { tracks, infection } = words.table;
  const left = `${tracks.cardsLeft(playerDeck.size, Math.floor(playerDeck.size / CARDS_PER_TURN))}.`;
  if (!isGathered(scene)) return [left, words.reader.panelOff];
  const epidemic = nextEpidemic(scene.view);
  return [
    left,
    epidemic === undefined ? infection.epidemicNone : infection.epidemicWithin(epidemic.least, epidemic.most),
    ...infectionLines(scene, words),
  ];
}

export function lastAnswer({ model, say, speaker }: Scene): string[] {
  const facts = standing(model.entries)
    .slice(-RECENT)
    .flatMap((entry) => entry.facts);
  return [say.lastEvents(speaker, facts)];
}

/** A command as it is said, and as it is typed. */
export function offerLine({ say, speaker, view }: Scene, offer: Offer): string {
  const label = say.offerLabel(speaker, offer, view);
  // Typed words are English; elsewhere the label can be typed as it stands.
  if (say.language !== 'en') return label;
  return tokensOf(label).join(' ') === tokensOf(offer.words).join(' ') ? label : `${label} (${offer.words})`;
}

export function listed(scene: Scene, offers: readonly Offer[], { reader }: AnswerWords): string[] {
  const lines = offers.slice(0, LISTED).map((offer) => offerLine(scene, offer));
  return offers.length > LISTED ? [...lines, reader.more(offers.length - LISTED)] : lines;
}

/** Kind by kind; or all that have a word in what is said or typed. */
export function legalAnswer(scene: Scene, word: string, words: AnswerWords): string[] {
  const { offers, facts, game, say } = scene;
  const { reader } = words;
  if (offers.length === 0) return [reader.nothingToDo];
  if (word !== '') {
    const typed = tokensOf(word).join(' ');
    const fitting = offers.filter((offer) => tokensOf(offerLine(scene, offer)).join(' ').includes(typed));
    return fitting.length === 0 ? [reader.noneWith(word)] : listed(scene, fitting, words);
  }
  if (offers.length <= LISTED) return listed(scene, offers, words);
  const { steps, actions, abilities, events } = actionsOf(facts, offers);
  return [
    reader.legalKinds(offers.length),
    ...[...steps, ...actions, ...abilities, ...events].map(({ kind, offers: own }) =>
      own.length === 1
        ? offerLine(scene, own[0]!)
        : reader.kindCount(say.kindLabel(game, kind.name), own.length),
    ),
  ];
}
