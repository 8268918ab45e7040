// A button with a menu. What draws menus is fetched when somebody first reaches for one.
import { cloneElement, lazy, startTransition, Suspense, useState } from 'react';
import { later } from '../promises/later.ts';
import type { MenuButtonProps } from './menu.ts';

const fetchMenu = later(() => import('./DropDown.tsx'));
const DropDown = lazy(async () => ({ default: (await fetchMenu()).DropDown }));

export function MenuButton({ items, children }: MenuButtonProps) {
  const [asked, setAsked] = useState<'not-yet' | 'pointer' | 'key'>('not-yet');
  const reach = (): void => void fetchMenu().catch(() => undefined);
  const ask = (how: 'pointer' | 'key'): void => startTransition(() => setAsked(how));
  const closed = cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: reach,
    onFocus: reach,
    // A click by a key has no number.
    onClick: ({ detail }) => ask(detail === 0 ? 'key' : 'pointer'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      ask('key');
    },
  });
  return (
    <Suspense fallback={closed}>
      {asked === 'not-yet' ? (
        closed
      ) : (
        <DropDown items={items} begins={asked}>
          {children}
        </DropDown>
      )}
    </Suspense>
  );
}
