// What is seldom needed: seats, sharing, saving, giving up, leaving.
import { useState } from 'react';
import { useNavigation } from '../../frame/navigation.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { ballotOf, endsIt } from '../../table/ballot.ts';
import { isOn } from '../../table/seats.ts';
import { hasSides, sideOfMine } from '../../table/sides.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { analysisPath } from '../../tables/paths.ts';
import type { MenuItem } from '../../ui/menu.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Sure } from '../../ui/Sure.tsx';
import { useWords } from '../../words/context.tsx';
import { NoticesSheet, SeatsSheet, SettingsSheet } from './later.ts';
import { saveText } from './saveText.ts';
import { useScene } from '../../scene/scene.ts';
import styles from './Menu.module.css';

type SheetName = 'none' | 'settings' | 'seats' | 'notices' | 'abandon';

export function Menu({ table }: { readonly table: TableStore }) {
  const { game, model, mine, say, place } = useScene();
  const words = useWords().table;
  const { goTo } = useNavigation();
  const [sheet, setSheet] = useState<SheetName>('none');
  const { info } = model;
  const mayAct = isOn(info);
  const isPart = mine.length > 0 || info?.you.host === 'yes';
  const ballot = ballotOf(model);
  const giving = endsIt(ballot)
    ? { text: words.vote.giveUp, question: words.vote.ends }
    : { text: words.menu.abandon, question: words.vote.sure };
  const isPlaying = info?.status === 'playing';
  const areAgainst = hasSides(info);
  // What runs is analysed where one plays alone, or has a side alone.
  const isAlone = areAgainst ? sideOfMine(info) !== undefined : place === 'local';
  const mayAnalyse =
    model.move > 0 && (isPlaying ? isAlone && info.aids.hints === 'yes' : info !== undefined);
  // The game as text tells the cards of all sides.
  const maySave =
    !isPlaying ||
    !areAgainst ||
    info.seats.every((one) => one.person === undefined || info.you.seats.includes(one.seat));
  const close = (): void => setSheet('none');
  const isOpen = (name: SheetName): 'yes' | 'no' => (sheet === name ? 'yes' : 'no');
  const items: readonly MenuItem[] = [
    ...(mayAct && (isPart || info?.you.maySit === 'yes')
      ? [{ glyph: 'seats', text: words.menu.seats, onSelect: () => setSheet('seats') } as const]
      : []),
    ...(mayAct && isPart && place === 'online'
      ? [{ glyph: 'clock', text: words.menu.notices, onSelect: () => setSheet('notices') } as const]
      : []),
    { glyph: 'book', text: words.menu.rules, onSelect: () => goTo(`/rules/${game}`) },
    ...(maySave
      ? [
          {
            glyph: 'download',
            text: words.menu.export,
            onSelect: () => void saveText(table, `cordon-${model.id}.txt`),
          } as const,
        ]
      : []),
    ...(mayAnalyse
      ? [
          {
            glyph: 'chart',
            text: words.analyse.other,
            onSelect: () => goTo(analysisPath(place, model.id)),
          } as const,
        ]
      : []),
    { glyph: 'settings', text: words.menu.settings, onSelect: () => setSheet('settings') },
    ...(mayAct && ballot.open.length > 0
      ? [{ glyph: 'flag', text: giving.text, onSelect: () => setSheet('abandon') } as const]
      : []),
    { glyph: 'chair-left', text: words.menu.leave, onSelect: () => goTo('/') },
  ];
  return (
    <>
      <MenuButton items={items}>
        <button type="button" className={styles['trigger']} aria-label={words.menu.title}>
          <Glyph name="menu" size={24} />
        </button>
      </MenuButton>
      <SettingsSheet open={isOpen('settings')} onClose={close} />
      <SeatsSheet table={table} say={say} place={place} open={isOpen('seats')} onClose={close} />
      <NoticesSheet table={table} open={isOpen('notices')} onClose={close} />
      <Sure
        question={giving.question}
        yes={giving.text}
        no={words.actions.cancel}
        open={isOpen('abandon')}
        onYes={() => void table.vote(ballot.open, 'yes')}
        onClose={close}
      />
    </>
  );
}
