// A table that is not there for this visitor.
import { useNavigation } from '../../frame/navigation.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/context.tsx';
import styles from './TableClosed.module.css';

export function TableClosed({ message }: { readonly message: string }) {
  const words = useWords().app.trouble;
  const { goTo } = useNavigation();
  return (
    <main className={styles['closed']}>
      <h1>{words.tableClosed}</h1>
      <p lang="en">{message}</p>
      <Button weight="main" onClick={() => goTo('/')}>
        {words.home}
      </Button>
    </main>
  );
}
