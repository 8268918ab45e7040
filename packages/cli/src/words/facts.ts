// What happened, as sentences. A chain of outbreaks becomes one.
import { formatWords, type Fact, type Game } from '@cordon/engine';
import { infectionSentences } from './infection.ts';
import { cardName, cityName, counted, listed, playerName, titleOf, type Roles } from './names.ts';

/** The sentences for facts in their order. */
export function tell(game: Game, roles: Roles, facts: readonly Fact[]): string[] {
  const sentences: string[] = [];
  let at = 0;
  while (at < facts.length) {
    const fact = facts[at]!;
    const length = lengthOf(facts, at);
    const group = facts.slice(at, at + length);
    if (fact.fact === 'infectionDrawn') sentences.push(...infectionSentences(game, group));
    else if (fact.fact === 'drew')
      sentences.push(drawSentence(game, playerName(roles, fact.seat), fact.count, group));
    else sentences.push(...sentence(game, roles, fact));
    at += length;
  }
  return sentences;
}

/** How many facts from here on belong together: a drawn infection card with all it sets off, a draw with its cards. */
function lengthOf(facts: readonly Fact[], from: number): number {
  const { fact } = facts[from]!;
  let to = from + 1;
  if (fact === 'infectionDrawn') {
    while (to < facts.length && ['placed', 'prevented', 'outbreak'].includes(facts[to]!.fact)) to++;
    if (facts[to]?.fact === 'infectionDiscarded') to++;
  }
  if (fact === 'drew')
    while (to < facts.length && ['drewCard', 'epidemicDrawn'].includes(facts[to]!.fact)) to++;
  return to - from;
}

function drawSentence(game: Game, who: string, count: number, group: readonly Fact[]): string {
  const cards = group.flatMap((fact) => (fact.fact === 'drewCard' ? [cardName(game, fact.card)] : []));
  const epidemics = group.filter((fact) => fact.fact === 'epidemicDrawn').length;
  if (epidemics > 0) cards.push(epidemics === 1 ? 'an EPIDEMIC' : `${String(epidemics)} EPIDEMICS`);
  const unseen = count - group.filter((fact) => fact.fact !== 'drew').length;
  if (unseen > 0) cards.push(counted(unseen, epidemics > 0 ? 'other card' : 'card'));
  return `${who} draws ${listed(cards)}.`;
}

const MOVES: Readonly<Record<string, string>> = {
  drive: 'drives',
  direct: 'flies directly',
  charter: 'takes a charter flight',
  shuttle: 'takes the shuttle',
  fly: 'flies from the station',
  airlift: 'is airlifted',
  send: 'is sent',
};

function sentence(game: Game, roles: Roles, fact: Fact): string[] {
  const who = (seat: number): string => playerName(roles, seat);
  const city = (id: string): string => cityName(game, id);
  const card = (id: string): string => cardName(game, id);
  switch (fact.fact) {
    case 'roleDealt':
      return [`Player ${String(fact.seat)} is the ${titleOf(fact.role)}.`];
    case 'firstPlayer':
      return [
        `${who(fact.seat)} begins${fact.card === undefined ? '' : `, holding the largest city: ${card(fact.card)}`}.`,
      ];
    case 'turnBegan':
      return [`Turn ${String(fact.turn)}: ${who(fact.seat)}.`];
    case 'moved':
      return [`${who(fact.seat)} ${MOVES[fact.by] ?? 'goes'} from ${city(fact.from)} to ${city(fact.to)}.`];
    case 'removed': {
      const by = fact.by === 'treat' ? '' : ` by the ${titleOf(fact.by)}`;
      const left = fact.now === 0 ? 'none left' : `${String(fact.now)} left`;
      return [`${counted(fact.count, `${fact.colour} cube`)} removed from ${city(fact.city)}${by}, ${left}.`];
    }
    case 'discarded':
      return fact.by === 'event' ? [] : [`${who(fact.seat)} discards ${card(fact.card)}.`];
    case 'shared':
      return [`${who(fact.from)} gives ${card(fact.card)} to ${who(fact.to)}.`];
    case 'asked':
      return [`${who(fact.by)} asks ${who(fact.seat)}: “${formatWords(game, fact.command)}”.`];
    case 'answered':
      return fact.answer === 'refused' ? [`${who(fact.seat)} refuses; nothing is spent.`] : [];
    case 'eventPlayed':
      return [`${who(fact.seat)} plays ${titleOf(fact.card)}.`];
    case 'rateMoved':
      return [`Epidemic: the infection rate is now ${String(fact.rate)} (space ${String(fact.space)}).`];
    case 'intensified':
      return [
        `Shuffled and put back on top of the infection deck: ${counted(fact.count, 'discarded card')}.`,
      ];
    case 'infectionRemoved':
      return [`The infection card of ${city(fact.city)} leaves the game.`];
    case 'infectionSkipped':
      return [`No infections this turn (${titleOf(fact.by)}).`];
    case 'removedFromGame':
      return fact.by === 'setup' || fact.by === 'epidemic' ? [] : [`${card(fact.card)} leaves the game.`];
    case 'stationBuilt': {
      const from = fact.from === undefined ? '' : `, moved from ${city(fact.from)}`;
      return fact.by === 'setup' ? [] : [`A research station stands in ${city(fact.city)}${from}.`];
    }
    case 'cured':
      return [`The ${fact.colour} disease is CURED.`];
    case 'eradicated':
      return [`The ${fact.colour} disease is eradicated: no cube of it comes back.`];
    case 'eventStored':
      return [`${who(fact.seat)} stores ${card(fact.card)} on the role card.`];
    case 'lookedAt':
      return [`${who(fact.seat)} looks at the top ${counted(fact.count, `${fact.deck} card`)}.`];
    case 'saw':
      return [`They are, the next one first: ${listed(fact.cards.map(card))}.`];
    case 'reordered':
      return [`Number ${String(fact.position)} from the top: ${card(fact.card)}.`];
    case 'quietNightBegan':
      return ['The next infections will not take place.'];
    default:
      return [];
  }
}
