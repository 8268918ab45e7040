// What is printed on special awards: `first-cure-1` in the configuration is 1 for the first cure.
import type { View } from '@cordon/engine';

export function awardWorths({ config }: Pick<View, 'config'>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    (config.decks?.['awards'] ?? []).map((word) => {
      const at = word.lastIndexOf('-');
      return [word.slice(0, at), Number(word.slice(at + 1))];
    }),
  );
}
