// What a role, an event or a challenge does.
import type { Game, View } from '@cordon/engine';
import { aboutIn } from './games.ts';
import { idFrom, listed, titleOf } from './names.ts';

/** What has this name or begins so; without a name the role and the events of whoever looks. */
export function aboutLines(game: Game, view: View, name: string): string[] {
  const about = aboutIn(game);
  const line = (id: string): string => `${titleOf(id)}: ${about[id] ?? ''}`;
  if (name === '') {
    const own = view.seats[view.viewer - 1];
    return [own?.role ?? '', ...(own?.hand ?? []), ...game.config.challenges]
      .filter((id) => Object.hasOwn(about, id))
      .map(line);
  }
  const id = idFrom(name);
  const found = Object.keys(about).filter((known) => known.startsWith(id));
  if (found.length > 0) return found.map(line);
  return [`There is nothing called “${name}”; there are ${listed(Object.keys(about).map(titleOf))}.`];
}
