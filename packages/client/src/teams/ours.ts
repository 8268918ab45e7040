// Whether a team is that of whoever looks; nobody's where one person plays several teams, or only watches.
import type { Scene } from '../scene/scene.ts';

export function isOurs({ own }: Pick<Scene, 'own'>, seats: readonly number[]): boolean {
  return own.length > 0 && own.every((seat) => seats.includes(seat));
}
