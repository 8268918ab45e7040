// Names and small turns of phrase.
import type { Game, View } from '@cordon/engine';

export function cityName(game: Game, id: string): string {
  const city = game.cityNumbers.get(id);
  return city === undefined ? titleOf(id) : game.cityNames[city]!;
}

/** “one-quiet-night” as “One Quiet Night”. */
export function titleOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A player card: the name of its city, or of the event. */
export function cardName(game: Game, id: string): string {
  return cityName(game, id);
}

/** “A, B and C”. */
export function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? 'none';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)!}`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** Who sits where: the roles in seating order. */
export type Roles = readonly string[];

export function rolesOf(view: View): Roles {
  return view.seats.map((seat) => seat.role);
}

export function playerName(roles: Roles, seat: number): string {
  return `Player ${String(seat)} (${titleOf(roles[seat - 1] ?? '')})`;
}

/** Plain letters, hyphens for spaces: how people may write an id. */
function idFrom(text: string): string {
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
