// Components that come when they are first shown.
import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { later } from '../promises/later.ts';

/** A component whose code no screen waits for. */
export function comesLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  later(load);
  const Shown = lazy(async () => ({ default: await load() }));
  return (props) => <Suspense fallback={undefined}>{createElement(Shown, props)}</Suspense>;
}

/** The same for a sheet: nothing of it is there before it is first opened. */
export function opensLater<Props extends { readonly open: 'yes' | 'no' }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Shown = comesLater(load);
  return function Opened(props) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open === 'yes' && wanted === 'no') setWanted('yes');
    return wanted === 'yes' ? <Shown {...props} /> : undefined;
  };
}
