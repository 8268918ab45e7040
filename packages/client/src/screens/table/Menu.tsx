// What is seldom needed: sharing, saving, leaving.
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useNavigation } from '../../app/navigation.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { SettingsSheet } from '../../settings/SettingsSheet.tsx';
import type { TableStore } from '../../table/tableStore.ts';
import { useWords } from '../../words/context.tsx';
import { saveText } from './saveText.ts';
import { useScene } from './scene.ts';
import styles from './Menu.module.css';

export function Menu({ table }: { readonly table: TableStore }) {
  const { game, model, mine, view } = useScene();
  const words = useWords().table;
  const { goTo } = useNavigation();
  const [settings, setSettings] = useState<'yes' | 'no'>('no');
  const votes = model.info?.abandon ?? [];
  const voter = mine.find((seat) => !votes.includes(seat));
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className={styles['trigger']} aria-label={words.menu.title}>
          <Glyph name="menu" size={24} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={styles['menu']} align="end" sideOffset={4}>
            <Item glyph="book" onSelect={() => goTo(`/rules/${game}`)}>
              {words.menu.rules}
            </Item>
            <Item glyph="download" onSelect={() => void saveText(table, `cordon-${model.id}.txt`)}>
              {words.menu.export}
            </Item>
            <Item glyph="settings" onSelect={() => setSettings('yes')}>
              {words.menu.settings}
            </Item>
            {view.ending === 'running' && voter !== undefined ? (
              <Item glyph="flag" onSelect={() => void table.vote(voter, 'yes')}>
                {words.menu.abandon}
              </Item>
            ) : undefined}
            <Item glyph="chair-left" onSelect={() => goTo('/')}>
              {words.menu.leave}
            </Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <SettingsSheet open={settings} onClose={() => setSettings('no')} />
    </>
  );
}

interface ItemProps {
  readonly glyph: 'book' | 'download' | 'settings' | 'flag' | 'chair-left';
  readonly onSelect: () => void;
  readonly children: string;
}

function Item({ glyph, onSelect, children }: ItemProps) {
  return (
    <DropdownMenu.Item className={styles['item']} onSelect={onSelect}>
      <Glyph name={glyph} size={20} />
      {children}
    </DropdownMenu.Item>
  );
}
