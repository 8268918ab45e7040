// The face of a game together with what the boxes in use show.
import { faceOf } from '../faces/faces.ts';
import type { GameFace } from '../faces/face.ts';
import type { LoadedBox } from './loadedBox.ts';

export function faceWith(game: string, boxes: readonly LoadedBox[]): GameFace {
  const face = faceOf(game);
  if (boxes.length === 0) return face;
  const colours = boxes.flatMap(({ marks }) =>
    Object.entries(marks.roles).map(([role, { colour }]) => [role, colour] as const),
  );
  return {
    ...face,
    roleColours: { ...face.roleColours, ...Object.fromEntries(colours) },
    kept: (view, seat) =>
      Object.fromEntries(
        [face, ...boxes.map(({ marks }) => marks.face)].flatMap((one) =>
          Object.entries(one?.kept?.(view, seat) ?? {}),
        ),
      ),
    strain: (view) =>
      boxes.map(({ marks }) => marks.face?.strain?.(view)).find((strain) => strain !== undefined),
    countsFor: (view, card) => boxes.flatMap(({ marks }) => marks.face?.countsFor?.(view, card) ?? []),
    spared: (view) => boxes.flatMap(({ marks }) => marks.face?.spared?.(view) ?? []),
    opponent: (view) =>
      boxes.map(({ marks }) => marks.face?.opponent?.(view)).find((opponent) => opponent !== undefined),
    teams: (view) => boxes.map(({ marks }) => marks.face?.teams?.(view)).find((teams) => teams !== undefined),
    unaided: (view) => boxes.reduce((seen, { marks }) => marks.face?.unaided?.(seen) ?? seen, view),
    led: (view) => [face, ...boxes.map(({ marks }) => marks.face)].flatMap((one) => one?.led?.(view) ?? []),
  };
}
