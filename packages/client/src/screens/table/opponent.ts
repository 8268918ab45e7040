// What only tables with the Bio-Terrorist fetch.
import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

const load = () => import('../../terrorist/index.ts');

/** Nothing until it is there. */
function fetched<Props extends object>(
  pick: (module: Awaited<ReturnType<typeof load>>) => ComponentType<Props>,
): (props: Props) => ReactNode {
  const Shown = lazy(async () => ({ default: pick(await load()) }));
  return (props) => createElement(Suspense, { fallback: undefined }, createElement(Shown, props));
}

export const OpponentBadge = fetched(({ Badge }) => Badge);
export const OpponentFigure = fetched(({ Figure }) => Figure);
export const Hideouts = fetched(({ Hideouts: Shown }) => Shown);
export const HideoutsTool = fetched(({ HideoutsTool: Shown }) => Shown);
export const InfectionHand = fetched(({ InfectionHand: Shown }) => Shown);
