// An address that leads nowhere.
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/context.tsx';
import { useNavigation } from '../frame/navigation.ts';
import { useTitle } from '../frame/useTitle.ts';
import styles from './Message.module.css';

export function NotFound() {
  const words = useWords().app.trouble;
  useTitle(words.notFound);
  const { goTo } = useNavigation();
  return (
    <main className={styles['message']}>
      <h1>{words.notFound}</h1>
      <Button weight="main" onClick={() => goTo('/')}>
        {words.home}
      </Button>
    </main>
  );
}
