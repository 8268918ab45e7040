// One of a few: all of them in sight, one chosen.
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import styles from './Choice.module.css';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly about?: string | undefined;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({
  label,
  about,
  values,
  value,
  nameOf,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId();
  const change = (text: string): void => {
    const chosen = values.find((one) => one === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <div className={styles['choice']}>
      <p id={id} className={styles['label']}>
        {label}
      </p>
      {about === undefined ? undefined : <p className={styles['about']}>{about}</p>}
      <RadioGroup.Root className={styles['values']} aria-labelledby={id} value={value} onValueChange={change}>
        {values.map((one) => (
          <RadioGroup.Item key={one} value={one} className={styles['value']}>
            {nameOf(one)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
