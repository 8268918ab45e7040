// Everything that can be played, by its cover: games, and boxes for them.
import { Link } from 'wouter';
import { BOXES } from '../../boxes/boxes.ts';
import { GAME_IDS } from '../../games/games.ts';
import { Cover } from '../../ui/Cover.tsx';
import { useAllWords } from '../../words/context.tsx';
import { gameNames } from '../../words/gameNames.ts';
import styles from './Games.module.css';

interface Played {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly kind: string;
  readonly about: string;
}

export function Games() {
  const { home: words, language } = useAllWords();
  const games = GAME_IDS.map((id): Played => ({
    id,
    href: `/new?game=${id}`,
    name: gameNames[language](id),
    kind: words.aGame,
    about: words.games[id] ?? '',
  }));
  const boxes = BOXES.map(({ id, game, name, about }): Played => ({
    id,
    href: `/new?boxes=${id}`,
    name: name[language],
    kind: words.aBox(gameNames[language](game)),
    about: about[language],
  }));
  return (
    <section className={styles['games']} aria-labelledby="games">
      <h2 id="games" className={styles['title']}>
        {words.gamesTitle}
      </h2>
      <ul className={styles['row']}>
        {[...games, ...boxes].map(({ id, href, name, kind, about }) => (
          <li key={id} className={styles['card']}>
            <Cover of={id} />
            <div className={styles['text']}>
              <h3>
                <Link href={href}>{name}</Link>
              </h3>
              <p className={styles['kind']}>{kind}</p>
              <p className={styles['about']}>{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
