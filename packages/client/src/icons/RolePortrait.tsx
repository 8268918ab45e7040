// The portrait of a role, by its id: head and shoulders in a coat of the role's colour, which whoever shows it gives as `--role`.
import type { ReactNode } from 'react';
import { PORTRAITS } from './lookups.ts';
import { ANYBODY, type Person } from './portraits/portrait.ts';
import { EMBLEMS } from './portraits/emblems.ts';
import type { Paint, Shape } from './portraits/shape.ts';
import { CLOTHES } from './portraits/clothes.ts';
import { FACES } from './portraits/faces.ts';
import { HAIR } from './portraits/hair.ts';
import { HATS } from './portraits/hats.ts';
import type { IconProps } from './Icon.tsx';

/** The box all portraits are drawn in. */
const SIZE = 48;

const ROLE = 'var(--role, var(--accent))';

function paintOf(paint: Paint, { skin, of = 'dark', cloth = 'sand' }: Person): string {
  switch (paint) {
    case 'skin':
      return `var(--skin-${skin})`;
    case 'shade':
      return `color-mix(in oklab, var(--skin-${skin}), var(--portrait-ink) 45%)`;
    case 'hair':
      return `var(--hair-${of})`;
    case 'cloth':
      return `var(--cloth-${cloth})`;
    case 'coat':
      return `color-mix(in oklab, ${ROLE} 82%, var(--portrait-ink))`;
    case 'deep':
      return `color-mix(in oklab, ${ROLE} 55%, var(--portrait-ink))`;
    case 'pale':
      return `color-mix(in oklab, ${ROLE} 45%, var(--portrait-white))`;
    default:
      return `var(--portrait-${paint})`;
  }
}

const COAT = 'M2 50c0-8.5 6.5-12 15.5-13.8h13C39.5 38 46 41.5 46 50Z';
const NECK = 'M20.2 28h7.6v7.4c0 1.8-1.6 3.2-3.8 3.2s-3.8-1.4-3.8-3.2Z';
const UNDER = 'M20.2 32.4c2.4 1.8 5.2 1.8 7.6 0v1.4c-2.2 2.8-5.6 2.8-7.6 0Z';
const EARS = 'M15.7 22a1.9 2.5 0 1 0 .3 5ZM32.3 22a1.9 2.5 0 1 1-.3 5Z';
const HEAD = 'M24 13.6c5 0 8.2 3.9 8.2 9.7 0 6.2-3.4 10.5-8.2 10.5s-8.2-4.3-8.2-10.5c0-5.8 3.2-9.7 8.2-9.7Z';
const SIDE = 'M24 13.6c5 0 8.2 3.9 8.2 9.7 0 6.2-3.4 10.5-8.2 10.5 3-2.4 4.4-6 4.4-10.5s-1.4-7.7-4.4-9.7Z';
const EYES =
  'M19.4 23.4a1.05 1.2 0 1 0 2.1 0 1.05 1.2 0 1 0-2.1 0ZM26.5 23.4a1.05 1.2 0 1 0 2.1 0 1.05 1.2 0 1 0-2.1 0Z';
const BROWS = 'M18.6 20.9c.9-.7 2.2-.8 3.2-.3M29.4 20.9c-.9-.7-2.2-.8-3.2-.3';
const NOSE = 'M24 23.6c.1 1.3.5 2.2 1 2.9-.5.5-1.2.6-1.9.4';
const MOUTH = 'M21.6 29.6c1.5 1.1 3.3 1.1 4.8 0';

function Parts({ shapes, of }: { readonly shapes: readonly Shape[]; readonly of: Person }): ReactNode {
  return shapes.map(([paint, path, line]) => {
    const colour = paintOf(paint, of);
    return line === undefined ? (
      <path key={path} d={path} fill={colour} />
    ) : (
      <path key={path} d={path} fill="none" stroke={colour} strokeWidth={line} strokeLinecap="round" />
    );
  });
}

/** From the back to the front. */
function shapesOf(of: Person): readonly Shape[] {
  const hair: { readonly back?: string; readonly front?: string } =
    of.hair === undefined ? {} : HAIR[of.hair];
  const hat: (typeof HATS)[keyof typeof HATS] | undefined = of.hat === undefined ? undefined : HATS[of.hat];
  const coversHair = hat !== undefined && 'covers' in hat;
  return [
    ...(hair.back === undefined ? [] : ([['hair', hair.back]] as const)),
    ['skin', NECK],
    ['coat', COAT],
    ['skin', NECK],
    ['shade', UNDER],
    ...of.clothes.flatMap((part): readonly Shape[] => CLOTHES[part]),
    ['skin', EARS],
    ['skin', HEAD],
    ['ink', EYES],
    ['hair', BROWS, 1.1],
    ['shade', NOSE, 0.9],
    ['shade', MOUTH, 1.1],
    ...(of.face ?? []).flatMap((part): readonly Shape[] => FACES[part]),
    ...(hair.front === undefined || coversHair ? [] : ([['hair', hair.front]] as const)),
    ...(hat === undefined ? [] : hat.front),
  ];
}

export function RolePortrait({
  role,
  size = '2.25em',
  title,
  className,
}: IconProps & { readonly role: string }): ReactNode {
  const of = Object.hasOwn(PORTRAITS, role) ? (PORTRAITS[role] ?? ANYBODY) : ANYBODY;
  const spoken = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  const box = `0 0 ${String(SIZE)} ${String(SIZE)}`;
  return (
    <svg
      viewBox={box}
      width={size}
      height={size}
      focusable="false"
      className={className}
      clipPath="circle(50%)"
      {...spoken}
    >
      {title !== undefined && <title>{title}</title>}
      <rect width={SIZE} height={SIZE} fill={`color-mix(in oklab, ${ROLE} 42%, var(--portrait-white))`} />
      {'emblem' in of ? (
        <Parts shapes={EMBLEMS[of.emblem]} of={ANYBODY} />
      ) : (
        <>
          <Parts shapes={shapesOf(of)} of={of} />
          <path d={SIDE} fill="var(--portrait-ink)" fillOpacity={0.07} />
        </>
      )}
    </svg>
  );
}
