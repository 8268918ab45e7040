// Covers a table with private hands, or with sides, until the person whose turn it is holds the device and says so.
import { useEffect, useRef } from 'react';
import { Glyph } from '../../icons/Glyph.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/context.tsx';
import { useNavigation } from '../../frame/navigation.ts';
import styles from './Curtain.module.css';

export interface CurtainProps {
  readonly name: string;
  /** What it hides: a hand, or what a side knows. */
  readonly hides?: 'hand' | 'side';
  readonly onShow: () => void;
}

export function Curtain({ name, hides = 'hand', onShow }: CurtainProps) {
  const words = useWords().table;
  const { goTo } = useNavigation();
  const title = useRef<HTMLHeadingElement>(null);
  // A key that is still pressed must not lift it, so the title has the focus and not the button.
  useEffect(() => title.current?.focus(), [name]);
  return (
    <main className={styles['curtain']}>
      <div className={styles['card']}>
        <p className={styles['mark']}>
          <Glyph name="lock" size={44} />
        </p>
        <h1 ref={title} tabIndex={-1} className={styles['title']}>
          {words.curtain.title(name)}
        </h1>
        <p className={styles['text']}>{hides === 'side' ? words.curtain.sides : words.curtain.text}</p>
        <Button weight="main" icon={<Glyph name="eye" size={20} />} onClick={onShow}>
          {hides === 'side' ? words.curtain.showBoard : words.curtain.show}
        </Button>
        <Button weight="quiet" onClick={() => goTo('/')}>
          {words.menu.leave}
        </Button>
      </div>
    </main>
  );
}
