// The board: a map that fills its box, everything that lies on it, and the hands and keys that go over it.
import {
  useCallback,
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useWords } from '../words/context.tsx';
import { Beside } from './Beside.tsx';
import { directionOf, useStops } from './useStops.ts';
import { PlainGround } from './Ground.tsx';
import { useMeasure } from './lettering.ts';
import { DISC, marksAt } from './marks.ts';
import { Marks } from './Marks.tsx';
import { useMotion } from './motion.ts';
import { occupiedAround, type Placed } from './occupied.ts';
import { cityNear, lineNear, pickedOf } from './picking.ts';
import type { BoardProps } from './props.ts';
import { layerOf } from './registry.ts';
import { Toolbar } from './Toolbar.tsx';
import { useCamera } from './useCamera.ts';
import styles from './board.module.css';

/** A finger's width, and how far from the edges a place is brought, in pixels. */
const FINGER = 24;
const EDGE = 72;
const PAN = 90;

export function Board(props: BoardProps) {
  const { game, view, drawing, seats, names, lit, chosen, toolbarSlot } = props;
  const { board } = useWords();
  const motion = useMotion(props.motion);
  const own =
    seats.find(({ mine, turn }) => mine === 'yes' && turn === 'yes') ??
    seats.find(({ mine }) => mine === 'yes');
  const home = view.seats.find(({ seat }) => seat === own?.seat)?.city;
  const homeAt = home === undefined ? undefined : drawing.cities[home]?.at;
  const { driver, viewport, stage, seen, pace } = useCamera(drawing, motion, homeAt, props.clear);
  const measure = useMeasure(viewport);
  const stops = useStops(drawing, lit, names, home);
  const Ground = layerOf(game).Ground ?? PlainGround;
  const chosenAt = chosen === undefined ? undefined : drawing.cities[chosen]?.at;

  const placed = useRef<Placed>(undefined);
  const occupied = useCallback(
    () =>
      chosen === undefined || placed.current === undefined
        ? undefined
        : occupiedAround(chosen, drawing, placed.current),
    [chosen, drawing],
  );

  /** The city that a click is about to choose: it is in sight already, and must not move away from a second click. */
  const underMouse = useRef<string>(undefined);
  useEffect(() => {
    const isInSight = underMouse.current === chosen;
    underMouse.current = undefined;
    if (chosenAt !== undefined && !isInSight) driver.reveal(chosenAt, FINGER, pace);
  }, [driver, chosen, chosenAt, pace]);

  // A place that is no longer offered leaves the focus to another.
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    viewport.current?.querySelector<SVGElement>('[data-stop][tabindex="0"]')?.focus({ preventScroll: true });
  });

  const pick = (stop: string | undefined) => {
    const picked = pickedOf(stop);
    if (picked?.kind === 'city') props.onCity(picked.id);
    else if (picked?.kind === 'region') props.onRegion(picked.id);
    else if (picked?.kind === 'line') props.onLine(picked.id);
    else props.onEmpty();
  };

  const stopOf = (target: EventTarget): string | undefined => {
    const found = target instanceof Element ? target.closest<SVGElement>('[data-stop]') : null;
    return found?.dataset['stop'];
  };

  /** The city that was clicked last, which a second click may be meant for. */
  const clicked = useRef<string>(undefined);
  const hovered = useRef<string>(undefined);
  const hover = (city: string | undefined): void => {
    if (hovered.current === city) return;
    hovered.current = city;
    props.onHover?.(city);
  };
  const pointOver = ({ target, pointerType, buttons }: PointerEvent<HTMLDivElement>): void => {
    if (pointerType !== 'mouse' || buttons > 0 || !(target instanceof Element)) return;
    const picked = pickedOf(stopOf(target));
    const pawn = target.closest<SVGElement>('[data-city]')?.dataset['city'];
    hover(picked?.kind === 'city' ? picked.id : pawn);
  };

  const click = (event: MouseEvent<HTMLDivElement>) => {
    const onTools = event.target instanceof Element && event.target.closest('[data-tools]') !== null;
    if (onTools) return;
    const stop = stopOf(event.target);
    if (event.detail === 0) {
      pick(stop);
      return;
    }
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { x, y, scale: exact } = driver.camera;
    const disc = marksAt(exact, driver.frame).mark * DISC * exact;
    const onlyOthers = lit.cities.size === 0 && lit.regions.size + lit.lines.size > 0;
    const reach = (onlyOthers ? disc : Math.max(disc, FINGER)) / exact;
    const place = [(event.clientX - left - x) / exact, (event.clientY - top - y) / exact] as const;
    const thing =
      event.target instanceof Element
        ? event.target.closest<SVGElement>('[data-city]')?.dataset['city']
        : undefined;
    const line = onlyOthers ? lineNear(drawing, lit.lines, place, FINGER / exact) : undefined;
    const city = thing ?? cityNear(drawing, place, reach);
    const isSecond = event.detail % 2 === 0 && city !== undefined && city === clicked.current;
    clicked.current = city;
    underMouse.current = city;
    if (line !== undefined) pick(`line:${line}`);
    else if (isSecond && props.onDouble !== undefined) props.onDouble(city);
    else pick(city === undefined ? stop : `city:${city}`);
  };

  const goTo = (key: string) => {
    stops.setPresent(key);
    const at = stops.placeOf(key);
    if (at !== undefined) driver.reveal(at, EDGE, pace);
    const target = [...(viewport.current?.querySelectorAll<SVGElement>('[data-stop]') ?? [])];
    target.find((element) => element.dataset['stop'] === key)?.focus({ preventScroll: true });
  };

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directionOf(event.key);
    const stop = stopOf(event.target);
    const onBoard = event.target === event.currentTarget;
    if (stop === undefined && !onBoard) return;
    if (event.key === '+' || event.key === '=') driver.zoom(1.4, undefined, pace);
    else if (event.key === '-' || event.key === '−') driver.zoom(1 / 1.4, undefined, pace);
    else if (event.key === '0') driver.showWhole(pace);
    else if (direction !== undefined && (event.shiftKey || onBoard)) {
      const dx = direction === 'left' ? PAN : direction === 'right' ? -PAN : 0;
      const dy = direction === 'up' ? PAN : direction === 'down' ? -PAN : 0;
      driver.pan(dx, dy, pace);
    } else if (stop !== undefined && (event.key === 'Enter' || event.key === ' ')) pick(stop);
    else {
      const next = stops.after(event, stop ?? '');
      if (next === undefined) return;
      goTo(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={viewport}
      className={styles.viewport}
      role="group"
      aria-label={board.board}
      tabIndex={-1}
      data-motion={motion}
      onClick={click}
      onKeyDown={press}
      onPointerOver={pointOver}
      onPointerLeave={() => hover(undefined)}
      onFocus={({ target }) => {
        focused.current = target;
        const stop = stopOf(target);
        if (stop === undefined) return;
        stops.setPresent(stop);
        const at = stops.placeOf(stop);
        if (at !== undefined && target.matches(':focus-visible')) driver.reveal(at, EDGE, pace);
      }}
    >
      <div ref={stage} className={styles.stage}>
        <svg
          className={`${styles.map} ${styles.ground}`}
          width={drawing.width}
          height={drawing.height}
          aria-hidden="true"
        >
          {seen !== undefined && <Ground drawing={drawing} />}
        </svg>
        {seen !== undefined && (
          <Marks
            {...props}
            motion={motion}
            seen={seen}
            measure={measure}
            present={stops.present}
            placed={placed}
          />
        )}
      </div>
      {chosenAt !== undefined && props.menu !== undefined && (
        <Beside driver={driver} at={chosenAt} occupied={occupied}>
          {props.menu}
        </Beside>
      )}
      <Toolbar
        onZoom={(factor) => driver.zoom(factor, undefined, pace)}
        onWhole={() => driver.showWhole(pace)}
        threats={props.threats === undefined ? 'hidden' : 'shown'}
        onThreats={props.onThreats}
        onOwnPawn={home === undefined ? undefined : () => goTo(`city:${home}`)}
      >
        {toolbarSlot}
      </Toolbar>
    </div>
  );
}
