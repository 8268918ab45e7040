// Which digit picks which cell: what everybody can do keeps its digits for the whole game, however many events come and go before it.
import { STEP, type Cell } from '../../../choices/cells.ts';
import { DIGITS } from './keys.ts';

export function digitsOf(cells: readonly Cell[]): ReadonlyMap<string, string> {
  const those = (group: Cell['group']): Cell[] => cells.filter((cell) => cell.group === group);
  const inOrder = [...those('actions'), ...those('abilities'), ...those('events'), ...those('steps')];
  const numbered = inOrder.filter(({ key }) => key !== STEP);
  return new Map(
    numbered.flatMap(({ key }, index) => {
      const digit = DIGITS[index];
      return digit === undefined ? [] : [[key, digit] as const];
    }),
  );
}
