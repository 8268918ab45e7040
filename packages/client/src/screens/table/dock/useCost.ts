// What stands beside a deed that takes more than one action, or may: “2 actions”, “1–2 actions”.
import type { Offer } from '../../../choices/offer.ts';
import { actionsIn } from '../../../choices/things.ts';
import { useWords } from '../../../words/context.tsx';

export function useCost(): (offers: readonly Offer[]) => string | undefined {
  const { steps } = useWords().table.actions;
  return (offers) => {
    const [least, most] = actionsIn(offers);
    if (most <= 1) return undefined;
    return least === most ? steps(most) : `${String(least)}–${steps(most)}`;
  };
}
