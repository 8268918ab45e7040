// When an explanation opens and closes: a resting pointer, keyboard focus, a long press, or the key “?”.
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { makeOnlyOne } from './onlyOne.ts';
import { hasMoved } from './pointer.ts';

const explanations = makeOnlyOne();

/** What opened it decides what closes it. */
export type Opened = 'closed' | 'hover' | 'focus' | 'touch' | 'key';

const HOVER_DELAY = 400;
const PRESS_DELAY = 500;
/** Time to get from the thing to its card. */
const LEAVE_DELAY = 180;
/** A finger that moves further scrolls. */
const PRESS_SLACK = 10;

export interface Peek {
  readonly opened: Opened;
  readonly close: () => void;
  /** Gives the focus back to the thing, without opening anything. */
  readonly returnFocus: () => void;
  readonly anchor: Element | undefined;
  readonly onAnchor: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: MouseEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly onCard: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
  };
}

/** Whether a plain press opens it too, where the thing has nothing else to do. */
export type Opens = 'rest' | 'press';

export function usePeek(opens: Opens = 'rest'): Peek {
  const [opened, setOpened] = useState<Opened>('closed');
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef<{ x: number; y: number }>(undefined);
  /** Where the pointer lay when the thing came up beneath it. */
  const restedAt = useRef<{ x: number; y: number }>(undefined);
  const swallowsClick = useRef(false);
  const isReturning = useRef(false);

  const later = useCallback((delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }, []);
  const wait = () => clearTimeout(timer.current);
  useEffect(() => wait, []);

  const closeForAnother = useCallback(() => {
    clearTimeout(timer.current);
    setOpened('closed');
  }, []);
  useEffect(() => () => explanations.closed(closeForAnother), [closeForAnother]);
  const open = (element: Element, how: Opened) => {
    explanations.open(closeForAnother);
    setAnchor(element);
    setOpened(how);
  };
  const close = () => {
    wait();
    setOpened('closed');
  };
  const hover = (element: Element) =>
    later(opened === 'closed' ? HOVER_DELAY : 0, () =>
      opened === 'closed' ? open(element, 'hover') : undefined,
    );
  const closeIf = (how: Opened) => setOpened((now) => (now === how ? 'closed' : now));
  const release = () => {
    if (pressed.current !== undefined) wait();
    pressed.current = undefined;
  };

  const returnFocus = () => {
    if (!(anchor instanceof HTMLElement || anchor instanceof SVGElement)) return;
    isReturning.current = true;
    anchor.focus({ preventScroll: true });
    isReturning.current = false;
  };

  return {
    opened,
    close,
    returnFocus,
    anchor,
    onAnchor: {
      onPointerEnter(event) {
        if (event.pointerType !== 'mouse') return;
        if (hasMoved(event)) hover(event.currentTarget);
        else restedAt.current = { x: event.clientX, y: event.clientY };
      },
      onPointerLeave(event) {
        restedAt.current = undefined;
        if (event.pointerType === 'mouse') later(LEAVE_DELAY, () => closeIf('hover'));
      },
      onPointerDown(event) {
        restedAt.current = undefined;
        swallowsClick.current = false;
        wait();
        if (event.pointerType === 'mouse') return;
        const element = event.currentTarget;
        pressed.current = { x: event.clientX, y: event.clientY };
        later(PRESS_DELAY, () => {
          swallowsClick.current = true;
          open(element, 'touch');
        });
      },
      onPointerMove({ clientX, clientY, currentTarget }) {
        const rested = restedAt.current;
        if (rested !== undefined && (clientX !== rested.x || clientY !== rested.y)) {
          restedAt.current = undefined;
          hover(currentTarget);
        }
        const from = pressed.current;
        if (from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > PRESS_SLACK) release();
      },
      onPointerUp: release,
      onPointerCancel: release,
      /** The end of a long press is no click. */
      onClickCapture(event) {
        if (!swallowsClick.current) return;
        swallowsClick.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onClick(event) {
        if (opens === 'press') open(event.currentTarget, 'touch');
      },
      onContextMenu(event) {
        if (pressed.current !== undefined || opened === 'touch') event.preventDefault();
      },
      onFocus(event) {
        if (isReturning.current || event.target !== event.currentTarget) return;
        if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget, 'focus');
      },
      onBlur: () => closeIf('focus'),
      onKeyDown(event) {
        if (event.key !== '?' || isTyping(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        open(event.currentTarget, 'key');
      },
    },
    onCard: {
      onPointerEnter: wait,
      onPointerLeave: () => later(LEAVE_DELAY, () => closeIf('hover')),
    },
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
