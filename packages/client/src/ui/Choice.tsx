// One of a few: all of them in sight, one chosen. Of many only the chosen one is in sight.
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import styles from './Choice.module.css';

/** So many are still seen at a glance. */
const FEW = 6;

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly about?: string | undefined;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
  /** Beside its label, where there is room. */
  readonly layout?: 'column' | 'row';
}

export function Choice<Value extends string>({
  label,
  about,
  values,
  value,
  nameOf,
  onChange,
  layout = 'column',
}: ChoiceProps<Value>) {
  const id = useId();
  const change = (text: string): void => {
    const chosen = values.find((one) => one === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <div className={styles['choice']} data-layout={layout}>
      <div id={id} className={styles['label']}>
        {label}
      </div>
      {about === undefined ? undefined : <p className={styles['about']}>{about}</p>}
      {values.length > FEW ? (
        <select
          className={styles['list']}
          aria-labelledby={id}
          value={value}
          onChange={(event) => change(event.target.value)}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      ) : (
        <RadioGroup.Root
          className={styles['values']}
          aria-labelledby={id}
          value={value}
          onValueChange={change}
        >
          {values.map((one) => (
            <RadioGroup.Item key={one} value={one} className={styles['value']}>
              {nameOf(one)}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      )}
    </div>
  );
}
