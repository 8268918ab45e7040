// What Cordon is, and what it is not.
import { Frame } from '../../frame/Frame.tsx';
import { useAllWords } from '../../words/context.tsx';
import { useTitle } from '../../frame/useTitle.ts';
import styles from './AboutScreen.module.css';

export function AboutScreen() {
  const words = useAllWords().about;
  useTitle(words.title);
  return (
    <Frame>
      <article className={styles['about']}>
        <h1>{words.title}</h1>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles['note']}>{words.notAffiliated}</p>
        <h2>{words.sources}</h2>
        <ul>
          {words.source.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </article>
    </Frame>
  );
}
