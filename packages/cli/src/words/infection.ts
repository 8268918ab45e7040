// One infection card and all it sets off: one sentence for the card, one for the whole chain of outbreaks, then what the
// game adds. Where players were asked in between, the rest is told in the same way without the card.
import type { Fact } from '@cordon/engine';
import { wordsOf } from './games.ts';
import { counted, listed, titleOf } from './names.ts';
import type { Speech } from './speech.ts';

export function infectionSentences(speech: Speech, facts: readonly Fact[]): string[] {
  const words = wordsOf(speech.game.id);
  return [
    ...cardSentences(speech, facts),
    ...outbreakSentences(speech, facts),
    ...extraSentences(speech, facts),
    ...facts.flatMap((fact) => (words.chain.has(fact.fact) ? (words.tell(speech, fact) ?? []) : [])),
  ];
}

/** What the card itself does: “Infection card Paris: 1 blue cube, now 2.” */
function cardSentences({ game, city }: Speech, facts: readonly Fact[]): string[] {
  const drawn = facts.find((fact) => fact.fact === 'infectionDrawn');
  const own = facts.find(
    (fact) =>
      (fact.fact === 'prevented' || fact.fact === 'placed') &&
      fact.cause !== 'outbreak' &&
      fact.cause !== 'extra',
  );
  if (drawn === undefined) {
    return own?.fact === 'placed'
      ? [`${counted(own.count, `${own.colour} cube`)} in ${city(own.city)}, now ${String(own.now)}.`]
      : [];
  }
  const name = city(drawn.city);
  const card = drawn.from === 'bottom' ? `The bottom infection card is ${name}` : `Infection card ${name}`;
  if (own?.fact === 'prevented') {
    const reason = wordsOf(game.id).prevented[own.by] ?? `thanks to the ${titleOf(own.by)}`;
    return [`${card}: no cube, ${reason}.`];
  }
  if (own?.fact !== 'placed') return [`${card}.`];
  return [`${card}: ${counted(own.count, `${own.colour} cube`)}, now ${String(own.now)}.`];
}

function outbreakSentences(speech: Speech, facts: readonly Fact[]): string[] {
  const { game, city } = speech;
  const outbreaks = facts.filter((fact) => fact.fact === 'outbreak');
  const spread = facts.filter((fact) => 'cause' in fact && fact.cause === 'outbreak');
  const [first, ...chain] = outbreaks;
  if (first === undefined && spread.length === 0) return [];
  const where = spreadWords(speech, spread, lastCounts(facts));
  if (first === undefined) return [`The outbreak goes on. ${where}`];
  const chained = chain.length === 0 ? '' : `, chain to ${listed(chain.map((fact) => city(fact.city)))}`;
  const total = `${String(outbreaks.at(-1)!.total)} of ${String(game.outbreakLimit)}`;
  return [`OUTBREAK in ${city(first.city)}${chained}, ${total}. ${where}`];
}

/** City to the cubes that lie there in the end. */
function lastCounts(facts: readonly Fact[]): ReadonlyMap<string, number> {
  return new Map(facts.flatMap((fact) => (fact.fact === 'placed' ? [[fact.city, fact.now] as const] : [])));
}

/** Where the cubes of a chain came to lie, each city once with its last count. */
function spreadWords({ city }: Speech, facts: readonly Fact[], counts: ReadonlyMap<string, number>): string {
  const reached = new Set<string>();
  const kept = new Set<string>();
  let colour = '';
  for (const fact of facts) {
    if (fact.fact === 'prevented') kept.add(fact.city);
    if (fact.fact !== 'placed') continue;
    reached.add(fact.city);
    ({ colour } = fact);
  }
  const places = [...reached].map((id) => `${city(id)} ${String(counts.get(id))}`);
  const saved = kept.size === 0 ? '' : ` No cube in ${listed([...kept].map(city))}.`;
  return `${places.length === 0 ? 'No cube spreads.' : `Cubes there now, ${colour}: ${listed(places)}.`}${saved}`;
}

/** Cubes that came because of other cubes. */
function extraSentences({ game, city }: Speech, facts: readonly Fact[]): string[] {
  const counts = lastCounts(facts);
  const placed = facts.filter((fact) => fact.fact === 'placed').filter(({ cause }) => cause === 'extra');
  const reached = new Set(placed.map((fact) => fact.city));
  const places = [...reached].map((id) => `${city(id)}, now ${String(counts.get(id))}`);
  const kept = facts.flatMap((fact) =>
    fact.fact === 'prevented' && fact.cause === 'extra' ? [city(fact.city)] : [],
  );
  return [
    ...(places.length === 0
      ? []
      : [`${wordsOf(game.id).extra(placed[0]!.colour, places.length)} ${places.join('; ')}.`]),
    ...(kept.length === 0 ? [] : [`No cube in ${listed(kept)}.`]),
  ];
}
