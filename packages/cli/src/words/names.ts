// Names and small turns of phrase.
import type { Game, View } from '@cordon/engine';
import { listed as joined, titleOf } from '@cordon/protocol/telling';

export { titleOf };

export function cityName(game: Game, id: string): string {
  const city = game.cityNumbers.get(id);
  return city === undefined ? titleOf(id) : game.cityNames[city]!;
}

/** A player card: the name of its city, or of the event. */
export function cardName(game: Game, id: string): string {
  return cityName(game, id);
}

/** The cities around a region: “Vigo, Braga and Porto”. */
function regionCities(game: Game, id: string): string {
  const cities = game.citiesOf[game.regionNumbers.get(id) ?? -1] ?? [];
  return listed(Array.from(cities, (city) => game.cityNames[city]!));
}

/** A region as it is typed, and where it lies: “porto-vigo (r10: Vigo, Braga and Porto)”. */
export function regionName(game: Game, id: string): string {
  return `${id} (${shortRegion(game, id)}: ${regionCities(game, id)})`;
}

/** The short form of a region: “r10”. */
export function shortRegion(game: Game, id: string): string {
  return game.regionShorts[game.regionNumbers.get(id) ?? -1] ?? id;
}

/** The names of the two cities that a line joins. */
export function lineEnds(game: Game, id: string): readonly [string, string] {
  const at = 2 * (game.lineNumbers.get(id) ?? 0);
  return [game.cityNames[game.lineEnds[at]!]!, game.cityNames[game.lineEnds[at + 1]!]!];
}

/** A phrase as a pattern to type: “give {card} to {player}” as “give CARD to PLAYER”. */
export function patternOf(phrase: string): string {
  return phrase.replaceAll(/\{(\w+)\}/gu, (_, name: string) => name.toUpperCase());
}

/** “A, B and C”, or “none”. */
export function listed(items: readonly string[], last = 'and'): string {
  return items.length === 0 ? 'none' : joined(items, last);
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** Who sits where: the roles in seating order. */
export type Roles = readonly string[];

export function rolesOf(view: View): Roles {
  return view.seats.map((seat) => seat.role);
}

/** What a view says of a seat whose role is not known yet. */
const UNCHOSEN = 'unchosen';

export function playerName(roles: Roles, seat: number): string {
  const role = roles[seat - 1] ?? '';
  return role === UNCHOSEN ? `Player ${String(seat)}` : `Player ${String(seat)} (${titleOf(role)})`;
}

/** Plain letters, hyphens for spaces: how people may write an id. */
export function idFrom(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '')
    .join('-');
}

/** The one city that a text names in full or by its beginning. */
export function findCity(game: Game, text: string): string | undefined {
  const id = idFrom(text);
  if (id === '') return undefined;
  if (game.cityNumbers.has(id)) return id;
  const found = game.cityIds.filter((city) => city.startsWith(id));
  return found.length === 1 ? found[0] : undefined;
}
