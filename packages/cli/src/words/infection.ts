// One infection card and all it sets off: one sentence for the card, one for the whole chain of outbreaks.
import type { Fact, Game } from '@cordon/engine';
import { cityName, counted, listed, titleOf } from './names.ts';

export function infectionSentences(game: Game, facts: readonly Fact[]): string[] {
  const outbreaks = facts.flatMap((fact) => (fact.fact === 'outbreak' ? [fact] : []));
  const [first, ...chain] = outbreaks;
  const sentences = facts.flatMap((fact) =>
    fact.fact === 'infectionDrawn' ? cardSentence(game, fact.from, fact.city, facts) : [],
  );
  if (first === undefined) return sentences;
  const name = (id: string): string => cityName(game, id);
  const chained = chain.length === 0 ? '' : `, chain to ${listed(chain.map((fact) => name(fact.city)))}`;
  const total = `${String(outbreaks.at(-1)!.total)} of ${String(game.outbreakLimit)}`;
  return [
    ...sentences,
    `OUTBREAK in ${name(first.city)}${chained}, ${total}. ${spreadWords(game, first.colour, facts)}`,
  ];
}

function cardSentence(game: Game, from: string, city: string, facts: readonly Fact[]): string[] {
  const name = cityName(game, city);
  const card = from === 'bottom' ? `The bottom infection card is ${name}` : `Infection card ${name}`;
  for (const fact of facts) {
    if (fact.fact === 'prevented' && fact.cause !== 'outbreak')
      return [`${card}: no cube, ${preventedBy(fact.by)}.`];
    if (fact.fact === 'placed' && fact.cause !== 'outbreak') {
      return [`${card}: ${counted(fact.count, `${fact.colour} cube`)}, now ${String(fact.now)}.`];
    }
  }
  return [`${card}.`];
}

/** Where the cubes of a chain came to lie, each city once with its last count. */
function spreadWords(game: Game, colour: string, facts: readonly Fact[]): string {
  const now = new Map<string, number>();
  const kept = new Set<string>();
  for (const fact of facts) {
    if (fact.fact === 'placed' && fact.cause === 'outbreak') now.set(fact.city, fact.now);
    if (fact.fact === 'prevented' && fact.cause === 'outbreak') kept.add(fact.city);
  }
  const places = [...now].map(([city, count]) => `${cityName(game, city)} ${String(count)}`);
  const saved =
    kept.size === 0 ? '' : ` No cube in ${listed([...kept].map((city) => cityName(game, city)))}.`;
  return `${places.length === 0 ? 'No cube spreads.' : `Cubes there now, ${colour}: ${listed(places)}.`}${saved}`;
}

function preventedBy(by: string): string {
  return by === 'cures' ? 'the disease is eradicated' : `thanks to the ${titleOf(by)}`;
}
