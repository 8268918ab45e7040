// A table that is not there for this visitor.
import type { Closed } from '@cordon/protocol';
import { RefusedError } from '../../channel/channel.ts';
import { useNavigation } from '../../frame/navigation.ts';
import { useRefusal } from '../../frame/useRefusal.ts';
import { useTitle } from '../../frame/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/context.tsx';
import styles from './TableClosed.module.css';

export function TableClosed({ code, message }: Pick<Closed, 'code' | 'message'>) {
  const words = useWords().app.trouble;
  const inWords = useRefusal();
  const { goTo } = useNavigation();
  useTitle(words.tableClosed);
  return (
    <main className={styles['closed']}>
      <h1>{words.tableClosed}</h1>
      <p>{inWords(new RefusedError(code, message))}</p>
      <Button weight="main" onClick={() => goTo('/')}>
        {words.home}
      </Button>
    </main>
  );
}
