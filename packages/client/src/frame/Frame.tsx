// The frame of every screen that is no game: the mark, the ways to elsewhere, the settings.
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../icons/Glyph.tsx';
import { Logo } from '../icons/logo.tsx';
import { opensLater } from '../ui/Later.tsx';
import { useAllWords } from '../words/context.tsx';
import styles from './Frame.module.css';

const SettingsSheet = opensLater(async () => (await import('./SettingsSheet.tsx')).SettingsSheet);

export interface FrameProps {
  readonly children: ReactNode;
  /** Whether the content is read or laid out side by side. */
  readonly width?: 'usual' | 'wide';
}

export function Frame({ children, width = 'usual' }: FrameProps) {
  const words = useAllWords();
  const [open, setOpen] = useState<'yes' | 'no'>('no');
  return (
    <div className={styles['frame']}>
      <a href="#content" className={styles['skip']}>
        {words.app.skip}
      </a>
      <header className={styles['head']}>
        <Link href="/" className={styles['mark']}>
          <Logo size={32} />
          {words.app.name}
        </Link>
        <nav className={styles['ways']}>
          <Link href="/new">{words.app.nav.play}</Link>
          <Link href="/rules">{words.app.nav.rules}</Link>
          <Link href="/about">{words.app.nav.about}</Link>
          <button type="button" aria-label={words.home.settings} onClick={() => setOpen('yes')}>
            <Glyph name="settings" size={22} />
          </button>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={styles['content']} data-width={width}>
        {children}
      </main>
      <footer className={styles['foot']}>{words.home.legal}</footer>
      <SettingsSheet open={open} onClose={() => setOpen('no')} />
    </div>
  );
}
