// What really lies on the board, in pixels, as the browser drew it, and what of it lies on something else.
import type { Area } from '../../../../src/board/camera.ts';
import type { Told } from './position.ts';

interface Thing {
  readonly what: 'name' | 'cube' | 'pawn' | 'badge';
  readonly label: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Disc {
  readonly city: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Less than this nobody sees. */
const UNSEEN = 0.3;

const canvas = document.createElement('canvas').getContext('2d')!;

/** Some browsers round what they measure of letters to whole pixels: of large ones that doesn't matter. */
const LARGE = 400;

function cityOf(element: Element): string {
  return element.closest<SVGElement>('[data-city]')?.dataset['city'] ?? '';
}

function boxed(what: Thing['what'], element: Element, label: string, line: number): Thing {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { what, label, left: left - line, top: top - line, right: right + line, bottom: bottom + line };
}

/** The ink of a name: letters without the halo around them and without the empty part of their line. */
function inkOf(text: SVGTextElement): Thing {
  const { left, right } = text.getBoundingClientRect();
  const matrix = text.getScreenCTM()!;
  const style = getComputedStyle(text);
  const size = Number.parseFloat(style.fontSize);
  canvas.font = `${style.fontWeight} ${String(LARGE)}px ${style.fontFamily}`;
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = canvas.measureText(
    text.textContent,
  );
  const scale = (size / LARGE) * matrix.d;
  const feet = text.getStartPositionOfChar(0).y * matrix.d + matrix.f;
  return {
    what: 'name',
    label: text.textContent,
    left,
    right,
    top: feet - up * scale,
    bottom: feet + down * scale,
  };
}

function common(a: Thing, b: Thing): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > UNSEEN &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > UNSEEN
  );
}

function onDisc({ left, top, right, bottom }: Thing, { x, y, radius }: Disc): boolean {
  const apart = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  return apart < radius - UNSEEN;
}

export function measureBoard(board: Element, clear: Area, isWhole: boolean): Told {
  const all = <Found extends Element>(selector: string): Found[] => [
    ...board.querySelectorAll<Found>(selector),
  ];
  const box = board.getBoundingClientRect();
  const discs = all<SVGElement>('[data-disc]').map((element): Disc => {
    const { left, top, width } = element.getBoundingClientRect();
    const radius = width / 2;
    return { city: element.dataset['disc'] ?? '', x: left + radius, y: top + radius, radius };
  });
  const texts = all<SVGTextElement>('[data-name] text');
  const names = texts.map(inkOf);
  const cubes = all('[data-cube]').map((one) =>
    boxed('cube', one, `a ${one.getAttribute('data-cube') ?? ''} cube of ${cityOf(one)}`, 0.4),
  );
  const pawns = all('[data-pawn]').map((one) => boxed('pawn', one, `a pawn in ${cityOf(one)}`, 0.5));
  const badges = all('[data-badge]').map((one) =>
    boxed('badge', one, one.getAttribute('data-badge') ?? '', 0),
  );
  const things = [...names, ...cubes, ...pawns, ...badges];
  const overlaps: string[] = [];
  for (const [index, one] of things.entries()) {
    for (const other of things.slice(index + 1))
      if (!(one.what === 'pawn' && other.what === 'pawn') && common(one, other))
        overlaps.push(`${one.label} / ${other.label}`);
    for (const disc of discs) if (onDisc(one, disc)) overlaps.push(`${one.label} / the disc of ${disc.city}`);
  }
  for (const [index, one] of discs.entries())
    for (const other of discs.slice(index + 1))
      if (Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius)
        overlaps.push(`the discs of ${one.city} and ${other.city}`);
  const named = new Set(all<SVGElement>('[data-name]').map((one) => one.dataset['name']));
  const inSight = ({ x, y }: Disc): boolean => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const isCut = ({ left, top, right, bottom }: Thing): boolean =>
    left < box.left + clear.left - 0.5 ||
    top < box.top + clear.top - 0.5 ||
    right > box.right - clear.right + 0.5 ||
    bottom > box.bottom - clear.bottom + 0.5;
  return {
    overlaps,
    unnamed: discs.filter((disc) => inSight(disc) && !named.has(disc.city)).map(({ city }) => city),
    cut: isWhole ? things.filter(isCut).map(({ label }) => label) : [],
    cube: Math.min(...cubes.map(({ left, right }) => right - left)),
    letters: Math.min(
      ...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.d),
    ),
    disc: Math.min(...discs.map(({ radius }) => radius * 2)),
    seen: things.length,
  };
}
