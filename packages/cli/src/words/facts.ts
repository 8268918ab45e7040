// What happened, as sentences. A chain of outbreaks becomes one.
import { formatWords, type Fact, type Game } from '@cordon/engine';
import { infectionLength } from '@cordon/protocol/telling';
import { aboutIn, wordsOf } from './games.ts';
import { infectionSentences } from './infection.ts';
import { counted, listed, titleOf, type Roles } from './names.ts';
import { speechOf, type Speech } from './speech.ts';

/** The sentences for facts in their order; `after` are the roles when all of them have happened. */
export function tell(game: Game, after: Roles, facts: readonly Fact[]): string[] {
  let roles = rolesBefore(after, facts);
  let speech = speechOf(game, roles);
  const { tell: tellOwn, chain } = wordsOf(game.id);
  const within = [...chain];
  const sentences: string[] = [];
  let at = 0;
  while (at < facts.length) {
    const fact = facts[at]!;
    const infection = infectionLength(facts, at, within);
    const length = Math.max(1, infection, runLength(facts, at));
    const group = facts.slice(at, at + length);
    if (infection > 0) sentences.push(...infectionSentences(speech, group));
    else if (fact.fact === 'drew') sentences.push(drawSentence(speech, fact.seat, fact.count, group));
    else if (fact.fact === 'discarded') sentences.push(...discardSentences(speech, fact, group));
    else sentences.push(...(tellOwn(speech, fact) ?? sentence(speech, fact)));
    if (fact.fact === 'roleChanged') {
      roles = roles.with(fact.seat - 1, fact.role);
      speech = speechOf(game, roles);
    }
    at += length;
  }
  return sentences;
}

/** The roles before facts happened, from those afterwards. */
export function rolesBefore(after: Roles, facts: readonly Fact[]): Roles {
  return facts.reduceRight(
    (roles, fact) => (fact.fact === 'roleChanged' ? roles.with(fact.seat - 1, fact.from) : roles),
    after,
  );
}

/** How many facts from here on belong together: a draw with its cards, the cards that one player gives up for one thing. */
function runLength(facts: readonly Fact[], from: number): number {
  const first = facts[from]!;
  const belongs = (fact: Fact | undefined): boolean => {
    if (first.fact === 'drew')
      return ['drewCard', 'epidemicDrawn', 'specialDrawn'].includes(fact?.fact ?? '');
    return (
      first.fact === 'discarded' &&
      fact?.fact === 'discarded' &&
      fact.seat === first.seat &&
      fact.by === first.by
    );
  };
  let to = from + 1;
  while (belongs(facts[to])) to++;
  return to - from;
}

function drawSentence({ who, card }: Speech, seat: number, count: number, group: readonly Fact[]): string {
  const cards = group.flatMap((fact) =>
    fact.fact === 'drewCard' || fact.fact === 'specialDrawn' ? [card(fact.card)] : [],
  );
  const drawn = group.flatMap((fact) => (fact.fact === 'epidemicDrawn' ? [fact.card] : []));
  const epidemics = drawn.length;
  // The others are called “epidemic-1” and so on.
  const named = drawn.filter((one) => !one.startsWith('epidemic-'));
  const names = named.length === 0 ? '' : ` (${listed(named.map(card))})`;
  if (epidemics > 0)
    cards.push(`${epidemics === 1 ? 'an EPIDEMIC' : `${String(epidemics)} EPIDEMICS`}${names}`);
  const unseen = count - group.filter((fact) => fact.fact !== 'drew').length;
  if (unseen > 0) cards.push(counted(unseen, epidemics > 0 ? 'other card' : 'card'));
  return `${who(seat)} draws ${listed(cards)}.`;
}

function discardSentences(
  { who, card }: Speech,
  { seat, by }: Extract<Fact, { readonly fact: 'discarded' }>,
  group: readonly Fact[],
): string[] {
  const cards = group.flatMap((fact) => (fact.fact === 'discarded' ? [card(fact.card)] : []));
  return by === 'event' ? [] : [`${who(seat)} discards ${listed(cards)}.`];
}

/** Who took cubes away, if it was not simply treated. */
function removedBy(game: Game, by: string): string {
  if (by === 'treat') return '';
  return game.roleIds.includes(by) ? ` by the ${titleOf(by)}` : ` by ${titleOf(by)}`;
}

function sentence({ game, who, city, card }: Speech, fact: Fact): string[] {
  const { begins, moves } = wordsOf(game.id);
  switch (fact.fact) {
    case 'roleDealt':
      return [
        `Player ${String(fact.seat)} is the ${titleOf(fact.role)}. ${aboutIn(game)[fact.role] ?? ''}`.trimEnd(),
      ];
    case 'roleChanged':
      return [
        `${who(fact.seat)} is the ${titleOf(fact.role)} from now on. ${aboutIn(game)[fact.role] ?? ''}`.trimEnd(),
      ];
    case 'firstPlayer':
      return [`${who(fact.seat)} begins${fact.card === undefined ? '' : `, ${begins(game, fact.card)}`}.`];
    case 'turnBegan':
      return [`Turn ${String(fact.turn)}: ${who(fact.seat)}.`];
    case 'moved':
      return [`${who(fact.seat)} ${moves[fact.by] ?? 'goes'} from ${city(fact.from)} to ${city(fact.to)}.`];
    case 'removed': {
      const left = fact.now === 0 ? 'none left' : `${String(fact.now)} left`;
      return [
        `${counted(fact.count, `${fact.colour} cube`)} removed from ${city(fact.city)}${removedBy(game, fact.by)}, ${left}.`,
      ];
    }
    case 'shared':
      return [`${who(fact.from)} gives ${card(fact.card)} to ${who(fact.to)}.`];
    case 'asked':
      return [`${who(fact.by)} asks ${who(fact.seat)}: “${formatWords(game, fact.command)}”.`];
    case 'answered':
      return fact.answer === 'refused' ? [`${who(fact.seat)} refuses; nothing is spent.`] : [];
    case 'eventPlayed':
      return [`${who(fact.seat)} plays ${titleOf(fact.card)}.`];
    case 'eventStays':
      return [
        `${titleOf(fact.card)} stays on the table, ${fact.seat === 0 ? 'beside the discard pile' : `before ${who(fact.seat)}`}.`,
      ];
    case 'eventEnded':
      return [`${titleOf(fact.card)} ends.`];
    case 'rateMoved':
      return [`Epidemic: the infection rate is now ${String(fact.rate)} (space ${String(fact.space)}).`];
    case 'intensified':
      return [
        `Shuffled and put back on top of the infection deck: ${counted(fact.count, 'discarded card')}.`,
      ];
    case 'infectionRemoved':
      return [`The infection card of ${city(fact.city)} leaves the game.`];
    case 'specialInfectionDrawn':
      return [
        `${fact.from === 'bottom' ? 'From the bottom of the infection deck' : 'Infection card'}: ${card(fact.card)}.`,
      ];
    case 'infectionSkipped':
      return [`No infections this turn (${titleOf(fact.by)}).`];
    case 'removedFromGame':
      return fact.by === 'setup' || fact.by === 'epidemic' ? [] : [`${card(fact.card)} leaves the game.`];
    case 'lookedAt':
      return [`${who(fact.seat)} looks at the top ${counted(fact.count, `${fact.deck} card`)}.`];
    case 'saw':
      return [`They are, the next one first: ${listed(fact.cards.map(card))}.`];
    case 'reordered':
      return [`Number ${String(fact.position)} from the top: ${card(fact.card)}.`];
    default:
      return [];
  }
}
