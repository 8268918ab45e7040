// What is seldom needed: seats, sharing, saving, giving up, leaving.
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useNavigation } from '../../frame/navigation.ts';
import { Glyph, type GlyphName } from '../../icons/Glyph.tsx';
import { SettingsSheet } from '../../frame/SettingsSheet.tsx';
import type { TableStore } from '../../table/tableStore.ts';
import { useWords } from '../../words/context.tsx';
import { NoticesSheet } from './NoticesSheet.tsx';
import { saveText } from './saveText.ts';
import { useScene } from '../../scene/scene.ts';
import { SeatsSheet } from './SeatsSheet.tsx';
import styles from './Menu.module.css';

type SheetName = 'none' | 'settings' | 'seats' | 'notices';

export function Menu({ table }: { readonly table: TableStore }) {
  const { game, model, mine, say, place } = useScene();
  const words = useWords().table;
  const { goTo } = useNavigation();
  const [sheet, setSheet] = useState<SheetName>('none');
  const { info } = model;
  const isOn = info?.status === 'playing';
  const isPart = mine.length > 0 || info?.you.host === 'yes';
  const voter = mine.find((seat) => !(info?.abandon ?? []).includes(seat));
  const close = (): void => setSheet('none');
  const isOpen = (name: SheetName): 'yes' | 'no' => (sheet === name ? 'yes' : 'no');
  const abandon = (seat: number): void => {
    if (globalThis.confirm(words.vote.sure)) void table.vote(seat, 'yes');
  };
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={styles['trigger']} aria-label={words.menu.title}>
          <Glyph name="menu" size={24} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={styles['menu']} align="end" sideOffset={4}>
            {isOn && (isPart || info.you.maySit === 'yes') ? (
              <Item glyph="seats" onSelect={() => setSheet('seats')}>
                {words.menu.seats}
              </Item>
            ) : undefined}
            {isOn && isPart && place === 'online' ? (
              <Item glyph="clock" onSelect={() => setSheet('notices')}>
                {words.menu.notices}
              </Item>
            ) : undefined}
            <Item glyph="book" onSelect={() => goTo(`/rules/${game}`)}>
              {words.menu.rules}
            </Item>
            <Item glyph="download" onSelect={() => void saveText(table, `cordon-${model.id}.txt`)}>
              {words.menu.export}
            </Item>
            <Item glyph="settings" onSelect={() => setSheet('settings')}>
              {words.menu.settings}
            </Item>
            {isOn && voter !== undefined ? (
              <Item glyph="flag" onSelect={() => abandon(voter)}>
                {words.menu.abandon}
              </Item>
            ) : undefined}
            <Item glyph="chair-left" onSelect={() => goTo('/')}>
              {words.menu.leave}
            </Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <SettingsSheet open={isOpen('settings')} onClose={close} />
      <SeatsSheet table={table} say={say} place={place} open={isOpen('seats')} onClose={close} />
      <NoticesSheet table={table} open={isOpen('notices')} onClose={close} />
    </>
  );
}

interface ItemProps {
  readonly glyph: GlyphName;
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
