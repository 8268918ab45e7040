// The menu below a button, which lies open as soon as it is there.
import { DropdownMenu } from 'radix-ui';
import { useRef, type FocusEvent } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import type { MenuButtonProps } from './menu.ts';
import styles from './DropDown.module.css';

export interface DropDownProps extends MenuButtonProps {
  /** By a key it begins with the first item. */
  readonly begins: 'pointer' | 'key';
}

export function DropDown({ items, children, begins }: DropDownProps) {
  const first = useRef<HTMLDivElement>(null);
  const isNew = useRef('yes');
  const begin = ({ target, currentTarget }: FocusEvent): void => {
    if (isNew.current === 'yes' && begins === 'key' && target === currentTarget) first.current?.focus();
    isNew.current = 'no';
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles['menu']}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onFocus={begin}
        >
          {items.map(({ glyph, text, about, onSelect }, index) => (
            <DropdownMenu.Item
              key={text}
              ref={index === 0 ? first : undefined}
              className={styles['item']}
              onSelect={onSelect}
            >
              <Glyph name={glyph} size={20} />
              {about === undefined ? (
                text
              ) : (
                <span className={styles['text']}>
                  {text}
                  <small>{about}</small>
                </span>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
