// The commands of a game without those that only boxes bring: what boxes bring has its place in their folders.
import type { GameGuide, KindGuide } from '@cordon/engine';

export function ownKinds({ choices, kinds }: Pick<GameGuide, 'choices' | 'kinds'>): readonly KindGuide[] {
  const boxed = new Set(
    choices.boxes.flatMap(({ roles, events, challenges }) => [...roles, ...events, ...challenges]),
  );
  return kinds.filter(({ broughtBy }) => broughtBy.length === 0 || broughtBy.some((one) => !boxed.has(one)));
}
