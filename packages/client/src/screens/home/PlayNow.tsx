// The second click: a running game, beside a bot or with all seats.
import { useState } from 'react';
import { useNavigation } from '../../frame/navigation.ts';
import { USUAL_PARTNER } from '../../games/games.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { localChannel } from '../../local/localChannel.ts';
import { begin, type Sitter } from '../../tables/begin.ts';
import { useAllWords } from '../../words/context.tsx';
import styles from './PlayNow.module.css';

const ME: Sitter = { kind: 'me' };

/** The gentlest deal: the introductory game for two, hands open. */
const CONFIG = { game: 'base', players: 2, epidemics: 4, options: { windows: 'possible' } } as const;
const ALONE = { ...CONFIG, options: { ...CONFIG.options, consent: 'automatic' } } as const;

export function PlayNow() {
  const words = useAllWords().home;
  const { goTo } = useNavigation();
  const [busy, setBusy] = useState<'yes' | 'no'>('no');
  const [trouble, setTrouble] = useState<'yes' | 'no'>('no');
  const play = async (partner: 'bot' | 'me'): Promise<void> => {
    setBusy('yes');
    setTrouble('no');
    try {
      const other: Sitter = partner === 'me' ? ME : { kind: 'bot', bot: USUAL_PARTNER };
      goTo(`/local/${await begin(await localChannel(), partner === 'me' ? ALONE : CONFIG, [ME, other])}`);
    } catch {
      setTrouble('yes');
      setBusy('no');
    }
  };
  return (
    <div className={styles['ways']} role="group" aria-label={words.playHow}>
      <button
        type="button"
        className={styles['way']}
        disabled={busy === 'yes'}
        onClick={() => void play('bot')}
      >
        <Glyph name="bot" size={32} />
        <b>{words.withBots}</b>
        <span>{words.withBotsAbout}</span>
      </button>
      <button
        type="button"
        className={styles['way']}
        disabled={busy === 'yes'}
        onClick={() => void play('me')}
      >
        <Glyph name="seats" size={32} />
        <b>{words.alone}</b>
        <span>{words.aloneAbout}</span>
      </button>
      <p className={styles['trouble']} role="alert">
        {trouble === 'yes' ? words.playTrouble : undefined}
      </p>
    </div>
  );
}
