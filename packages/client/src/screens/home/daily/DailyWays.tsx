// How to play the deal of a day: alone, with bots or with friends; to go on with it; or to play it once more.
import { useState } from 'react';
import { rename, useKnownAs } from '../../../channel/onlineChannel.ts';
import { useNavigation } from '../../../frame/navigation.ts';
import { useRefusal } from '../../../frame/useRefusal.ts';
import { USUAL_PARTNER } from '../../../games/games.ts';
import { Glyph, type GlyphName } from '../../../icons/Glyph.tsx';
import { settings, useSettings } from '../../../settings/settings.ts';
import { beginDay, gatherDay, type Sitter } from '../../../tables/begin.ts';
import { Button } from '../../../ui/Button.tsx';
import { useAllWords } from '../../../words/context.tsx';
import { NameField } from '../../lobby/NameForm.tsx';
import type { Daily } from './useDaily.ts';
import styles from './Daily.module.css';

type Way = 'alone' | 'bots' | 'friends';

const ME: Sitter = { kind: 'me' };

function sittersOf(way: Way, players: number): Sitter[] {
  const other: Sitter = way === 'alone' ? ME : { kind: 'bot', bot: USUAL_PARTNER };
  return Array.from({ length: players }, (_, index) => (index === 0 ? ME : other));
}

export function DailyWays({ daily }: { readonly daily: Daily }) {
  const words = useAllWords().deals;
  const { goTo } = useNavigation();
  const [choosing, setChoosing] = useState<'yes' | 'no'>('no');
  const { own, day, today } = daily.deal;
  const path = daily.place === 'online' ? '/t/' : '/local/';
  const isOn = own?.status === 'gathering' || own?.status === 'playing';
  const note = own !== undefined ? words.againAbout : day < today ? words.late : undefined;
  return (
    <>
      <div className={styles['buttons']}>
        {own === undefined ? undefined : (
          <Button
            weight={isOn ? 'main' : 'usual'}
            icon={<Glyph name={isOn ? 'play' : 'eye'} size={20} />}
            onClick={() => goTo(path + own.table)}
          >
            {isOn ? words.goOn : words.look}
          </Button>
        )}
        {isOn ? undefined : (
          <Button
            weight={own === undefined ? 'main' : 'quiet'}
            icon={<Glyph name={own === undefined ? 'play' : 'undo'} size={20} />}
            aria-expanded={choosing === 'yes'}
            onClick={() => setChoosing(choosing === 'yes' ? 'no' : 'yes')}
          >
            {own === undefined ? words.play : words.again}
          </Button>
        )}
      </div>
      {choosing === 'no' || isOn ? undefined : (
        <>
          {note === undefined ? undefined : <p className={styles['soft']}>{note}</p>}
          <Ways daily={daily} />
        </>
      )}
    </>
  );
}

function Ways({ daily: { place, channel, deal } }: { readonly daily: Daily }) {
  const { deals: words, lobby } = useAllWords();
  const { goTo } = useNavigation();
  const { known } = useKnownAs();
  const inWords = useRefusal();
  const name = useSettings((state) => state.name);
  const [busy, setBusy] = useState<'yes' | 'no'>('no');
  const [trouble, setTrouble] = useState('');
  const needsName = place === 'online' && known !== 'guest';
  const { players } = deal.config;

  const start = async (way: Way): Promise<void> => {
    setBusy('yes');
    setTrouble('');
    try {
      if (needsName) await rename(settings.getState().name);
      if (way === 'friends') {
        const { table } = await gatherDay(channel, deal.day);
        goTo(`/t/${table}`);
        return;
      }
      const table = await beginDay(channel, deal.day, sittersOf(way, players));
      goTo(place === 'online' ? `/t/${table}` : `/local/${table}`);
    } catch (error) {
      setTrouble(inWords(error));
      setBusy('no');
    }
  };
  const way = (which: Way, glyph: GlyphName, title: string, about: string) => (
    <button
      type="button"
      className={styles['way']}
      disabled={busy === 'yes' || (needsName && name.trim() === '')}
      onClick={() => void start(which)}
    >
      <Glyph name={glyph} size={28} />
      <b>{title}</b>
      <span>{about}</span>
    </button>
  );
  return (
    <>
      {needsName ? <NameField label={lobby.name.ask} /> : undefined}
      <div className={styles['ways']} role="group" aria-label={words.playHow}>
        {way('alone', 'person', words.alone, words.aloneAbout(players))}
        {way('bots', 'bot', words.withBots, words.withBotsAbout)}
        {place === 'online' ? way('friends', 'seats', words.withFriends, words.withFriendsAbout) : undefined}
      </div>
      <p className={styles['trouble']} role="alert">
        {trouble === '' ? undefined : `${words.refused} ${trouble}`}
      </p>
    </>
  );
}
