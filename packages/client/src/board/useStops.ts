// One tab stop for the whole board; from there keys go from place to place.
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import type { MapDrawing, Point } from '../maps/drawing.ts';
import { nearestInDirection, nextWithInitial, type Direction, type Stop } from './navigation.ts';
import type { LitPlaces } from './props.ts';

const ARROWS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

export const directionOf = (key: string): Direction | undefined => ARROWS.get(key);

export interface Stops {
  /** The key of the stop that the tab key finds. */
  readonly present: string | undefined;
  readonly placeOf: (key: string) => Point | undefined;
  /** The stop that a key leads to from the one with the focus. */
  readonly after: (event: KeyboardEvent, from: string) => string | undefined;
  readonly setPresent: (key: string) => void;
}

export function useStops(
  drawing: MapDrawing,
  lit: LitPlaces,
  names: (city: string) => string,
  home: string | undefined,
): Stops {
  const stops = useMemo((): readonly Stop[] => {
    const cities = Object.entries(drawing.cities).map(([id, { at }]) => ({
      key: `city:${id}`,
      at,
      name: names(id),
    }));
    const regions = [...lit.regions].flatMap((id) => {
      const at = drawing.regions[id]?.middle;
      return at === undefined ? [] : [{ key: `region:${id}`, at, name: '' }];
    });
    const lines = drawing.lines
      .filter(({ id }) => lit.lines.has(id))
      .map(({ id, middle }) => ({ key: `line:${id}`, at: middle, name: '' }));
    return [...cities, ...regions, ...lines];
  }, [drawing, lit, names]);
  const [last, setPresent] = useState<string>();
  const known = useMemo(() => new Map(stops.map((stop) => [stop.key, stop])), [stops]);
  const homeKey = home === undefined ? undefined : `city:${home}`;
  const present = [last, homeKey].find((key) => key !== undefined && known.has(key)) ?? stops[0]?.key;

  const after = useCallback(
    (event: KeyboardEvent, from: string): string | undefined => {
      const at = known.get(from)?.at;
      const direction = directionOf(event.key);
      if (direction !== undefined && at !== undefined) return nearestInDirection(stops, at, direction)?.key;
      if (event.key === 'Home') return homeKey;
      if (/^\p{L}$/u.test(event.key)) return nextWithInitial(stops, from, event.key)?.key;
      return undefined;
    },
    [known, stops, homeKey],
  );
  const placeOf = useCallback((key: string) => known.get(key)?.at, [known]);
  return { present, placeOf, after, setPresent };
}
