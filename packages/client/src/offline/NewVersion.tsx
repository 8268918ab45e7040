// Offers a newer version of the page; nobody is interrupted by it.
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/context.tsx';
import { putOff, useNewVersion } from './newVersion.ts';
import styles from './NewVersion.module.css';

export function NewVersion() {
  const words = useWords().app.newVersion;
  const takeOver = useNewVersion();
  if (takeOver === undefined) return undefined;
  return (
    <div className={styles['offer']} role="status">
      <p>{words.text}</p>
      <Button size="small" weight="main" onClick={takeOver}>
        {words.now}
      </Button>
      <Button size="small" weight="quiet" onClick={putOff}>
        {words.later}
      </Button>
    </div>
  );
}
