// What is shown when a screen fails: no white page, and a way on.
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { WordsContext } from '../words/context.tsx';
import type { Words } from '../words/words.ts';
import styles from './Message.module.css';

interface State {
  readonly error: Error | undefined;
}

export class Trouble extends Component<{ readonly children: ReactNode }, State> {
  static override contextType = WordsContext;
  declare context: Words | undefined;
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const words = this.context?.app.trouble;
    return (
      <main>
        <div className={styles['message']} role="alert">
          <h1>{words?.title}</h1>
          <p>{words?.text}</p>
          <pre className={styles['detail']}>{error.message}</pre>
          <Button weight="main" onClick={() => location.reload()}>
            {words?.again}
          </Button>
          <Button onClick={() => location.assign('/')}>{words?.home}</Button>
        </div>
      </main>
    );
  }
}
