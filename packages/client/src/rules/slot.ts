// Gives an element more to do than it says by itself.
import { cloneElement, type ReactElement } from 'react';

type Props = Readonly<Record<string, unknown>>;

const HANDLER = /^on[A-Z]/u;
/** These hold lists of names: both sides count. */
const LISTS: ReadonlySet<string> = new Set(['className', 'aria-describedby']);

export function withMore(element: ReactElement<object>, more: Props): ReactElement {
  return cloneElement(element, joined(Object.fromEntries(Object.entries(element.props)), more));
}

/** What the element says itself wins, unless both can be had; its own handlers come first. What it leaves undefined it doesn't say. */
export function joined(all: Props, more: Props): Props {
  const own = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const both = Object.keys(more).filter((name) => own[name] !== undefined && more[name] !== undefined);
  return {
    ...more,
    ...own,
    ...Object.fromEntries(
      both
        .filter((name) => HANDLER.test(name) || LISTS.has(name))
        .map((name) => [
          name,
          HANDLER.test(name) ? inTurn(own[name], more[name]) : [own[name], more[name]].join(' ').trim(),
        ]),
    ),
  };
}

const isHandler = (value: unknown): value is (event: unknown) => void => typeof value === 'function';

const inTurn =
  (...handlers: readonly unknown[]) =>
  (event: unknown): void => {
    for (const handle of handlers.filter(isHandler)) handle(event);
  };
