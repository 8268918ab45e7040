// In the Lab: glass on a bright bench, samples in dishes, and a line of vials that fills up.
import { cube, DISEASES, gradient, ground, picture, type Disease } from './shapes.ts';

function vial(x: number, disease: Disease, level: number): string {
  const top = 112 - level;
  return [
    `<g transform="translate(${String(x)} 0)">`,
    `<path d="M-9 ${String(top)}H9V104a9 9 0 0 1-18 0z" fill="${DISEASES[disease]}" opacity=".92"/>`,
    '<path d="M-12 44H12M-9 44V104a9 9 0 0 0 18 0V44" fill="#fff" fill-opacity=".28" stroke="#5b8791" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
    '<path d="M-5 54V98" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>',
    '</g>',
  ].join('');
}

function dish(x: number, y: number, samples: string): string {
  return [
    `<g transform="translate(${String(x)} ${String(y)})">`,
    '<ellipse cy="7" rx="46" ry="17" fill="#8fb5bc" opacity=".5"/><ellipse rx="46" ry="17" fill="#f4fbfc" stroke="#6f9aa3" stroke-width="2"/><ellipse rx="39" ry="13" fill="#dff0f2"/>',
    samples,
    '</g>',
  ].join('');
}

export function labCover(): string {
  return picture(
    gradient('wall', [
      [0, '#e8f6f6'],
      [1, '#bfe0e2'],
    ]) +
      gradient('bench', [
        [0, '#ffffff'],
        [1, '#d5e8ea'],
      ]),
    [
      ground('url(#wall)'),
      '<path d="M0 22H320M0 58H320M0 94H320" stroke="#9fc9cd" stroke-width=".7" opacity=".6"/>',
      '<path d="M0 128H320V200H0z" fill="url(#bench)"/><path d="M0 128H320" stroke="#8fb8bf" stroke-width="2"/>',
      '<path d="M22 120H170M22 66H170" stroke="#4f7680" stroke-width="6" stroke-linecap="round"/><path d="M32 66V124M160 66V124" stroke="#4f7680" stroke-width="5"/>',
      vial(54, 'blue', 46),
      vial(82, 'yellow', 34),
      vial(110, 'red', 50),
      vial(138, 'black', 22),
      '<path d="M226 34H262M234 34V74L206 122A8 8 0 0 0 213 134H275A8 8 0 0 0 282 122L254 74V34" fill="#fff" fill-opacity=".45" stroke="#4f7680" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>',
      '<path d="M222 98Q244 90 266 98L280 123A7 7 0 0 1 274 132H214A7 7 0 0 1 208 123z" fill="#b67cff" opacity=".85"/><circle cx="236" cy="112" r="4" fill="#ead9ff"/><circle cx="252" cy="120" r="3" fill="#ead9ff"/><circle cx="246" cy="80" r="3" fill="#d9c2ff"/><circle cx="241" cy="62" r="2.2" fill="#d9c2ff"/>',
      dish(
        70,
        168,
        cube({ x: -12, y: -5, size: 9, disease: 'red' }) + cube({ x: 10, y: -3, size: 9, disease: 'red' }),
      ),
      dish(184, 172, cube({ x: 0, y: -5, size: 9, disease: 'blue' })),
      '<g stroke="#2f9c8f" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M122 168H132M126 162l7 6-7 6"/></g>',
    ],
  );
}
