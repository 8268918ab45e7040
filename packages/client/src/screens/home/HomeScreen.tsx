// The first screen: play at once, go on with a game, or choose.
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { GUIDED, guidedAddress } from '../../games/guided.ts';
import { Frame } from '../../frame/Frame.tsx';
import { useNavigation } from '../../frame/navigation.ts';
import { Glyph, type GlyphName } from '../../icons/Glyph.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAllWords } from '../../words/context.tsx';
import { Games } from './Games.tsx';
import { JoinForm } from './JoinForm.tsx';
import { LoadGame } from './LoadGame.tsx';
import { PlayNow } from './PlayNow.tsx';
import { TableList } from './TableList.tsx';
import { useTitle } from '../../frame/useTitle.ts';
import styles from './HomeScreen.module.css';

/** Comes when the first things are painted. */
const DailyCard = lazy(async () => ({ default: (await import('./daily/DailyCard.tsx')).DailyCard }));

export function HomeScreen() {
  const { home: words, tutorial } = useAllWords();
  useTitle(words.title);
  const { goTo } = useNavigation();
  const [choosing, setChoosing] = useState<'yes' | 'no'>('no');
  return (
    <Frame>
      <section className={styles['hero']}>
        <h1 className={styles['title']}>{words.title}</h1>
        <p className={styles['intro']}>{words.intro}</p>
        <div className={styles['main']}>
          <Button
            weight="main"
            className={styles['play']}
            icon={<Glyph name="play" size={24} />}
            aria-expanded={choosing === 'yes'}
            onClick={() => setChoosing(choosing === 'yes' ? 'no' : 'yes')}
          >
            {words.playNow}
          </Button>
          {GUIDED.map((id) => (
            <Button
              key={id}
              className={styles['play']}
              icon={<Glyph name="book" size={24} />}
              onClick={() => goTo(guidedAddress(id))}
            >
              {tutorial.titles[id]}
            </Button>
          ))}
        </div>
        {choosing === 'yes' ? <PlayNow /> : undefined}
      </section>
      <TableList />
      <Games />
      <Suspense fallback={<div className={styles['daily']} />}>
        <DailyCard />
      </Suspense>
      <ul className={styles['doors']}>
        <Door href="/new" glyph="dice" title={words.newGame} text={words.newGameAbout} />
        <li className={styles['door']}>
          <JoinForm />
        </li>
        <li className={styles['door']}>
          <LoadGame />
        </li>
      </ul>
    </Frame>
  );
}

interface DoorProps {
  readonly href: string;
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text: string;
}

function Door({ href, glyph, title, text }: DoorProps) {
  return (
    <li className={styles['door']}>
      <Link href={href} className={styles['open']}>
        <Glyph name={glyph} size={28} />
        <h2>{title}</h2>
      </Link>
      <p>{text}</p>
    </li>
  );
}
