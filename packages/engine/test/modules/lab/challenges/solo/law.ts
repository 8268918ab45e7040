// What the rulebook lets the CDC do besides cures and the work of the lab, read off what everybody sees with open hands: a plain list, with
// nothing of the engine's in it but the map.
import type { Game, View } from '../../../../../src/index.ts';

interface Shown {
  readonly stations: readonly string[];
  readonly rolesGone: readonly string[];
}

/** LAB-SOLO-18 LAB-SOLO-35 */
function moves(
  { cityIds, cityNumbers, near }: Game,
  from: string,
  cards: readonly string[],
  stations: readonly string[],
): string[] {
  const others = cityIds.filter((city) => city !== from);
  const at = near[cityNumbers.get(from)!]!;
  return [
    ...Array.from(at, (city) => `send 1 driving to ${cityIds[city]!}`),
    ...cards.filter((card) => card !== from).map((card) => `send 1 direct to ${card}`),
    ...(cards.includes(from) ? others.map((city) => `send 1 charter to ${city}`) : []),
    ...(stations.includes(from)
      ? stations.filter((city) => city !== from).map((city) => `send 1 shuttle to ${city}`)
      : []),
  ];
}

/** LAB-SOLO-15 LAB-SOLO-17 to LAB-SOLO-25 LAB-SOLO-27 */
export function lawfulForCdc(v: View, game: Game): string[] {
  const [player, cdc] = v.seats as [View['seats'][number], View['seats'][number]];
  const { stations, rolesGone } = v.shows as unknown as Shown;
  const colourOf = (city: string): number => game.colourOf[game.cityNumbers.get(city)!]!;
  const cities = (hand: readonly string[]): string[] => hand.filter((card) => game.cityNumbers.has(card));
  const here = player.city!;
  const frame = v.frames.at(-1)!;
  if (Number(frame['left']) === 0) return ['rest'];
  const all = ['rest', ...moves(game, here, cities(cdc.hand), stations)];
  if (v.playerDeck.size > 0) all.push('draw-card');
  if (!stations.includes(here)) return all;
  for (const role of game.config.pool)
    if (role !== player.role && !rolesGone.includes(role)) all.push(`assign ${role}`);
  for (const own of cities(cdc.hand))
    for (const other of cities(player.hand))
      if (colourOf(other) === colourOf(here)) all.push(`exchange ${own} for ${other}`);
  return all;
}
