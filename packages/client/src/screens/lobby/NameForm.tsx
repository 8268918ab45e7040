// Asks somebody whom the server does not know yet for a name, where it is needed and not before.
import { LONGEST_NAME } from '@cordon/protocol';
import { useId, useState, type FormEvent } from 'react';
import { rename, useKnownAs } from '../../channel/onlineChannel.ts';
import { settings, useSettings } from '../../settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { useAllWords } from '../../words/context.tsx';
import styles from './NameForm.module.css';

export interface NameFormProps {
  /** Of the field, so that others can lead to it. */
  readonly id: string;
}

export function NameForm({ id }: NameFormProps) {
  const words = useAllWords().lobby.name;
  const { known } = useKnownAs();
  const [trouble, setTrouble] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const done = await rename(settings.getState().name);
    setTrouble(done === 'done' ? '' : done === 'bad-name' ? words.bad(LONGEST_NAME) : words.trouble);
  };
  if (known !== 'nobody') return undefined;
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <NameField id={id} label={words.ask} />
      <Button type="submit" weight="main">
        {words.go}
      </Button>
      <p className={styles['trouble']} role="alert">
        {trouble}
      </p>
    </form>
  );
}

export interface NameFieldProps {
  readonly label: string;
  readonly id?: string;
}

/** The name of the settings. */
export function NameField({ label, id }: NameFieldProps) {
  const own = useId();
  const name = useSettings((state) => state.name);
  return (
    <div className={styles['field']}>
      <label htmlFor={id ?? own}>{label}</label>
      <input
        id={id ?? own}
        required
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        value={name}
        onChange={(event) => settings.setState({ name: event.target.value })}
      />
    </div>
  );
}
