// How loud all sounds are.
import { useId } from 'react';
import { LOUDEST, settings, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/context.tsx';
import styles from './SettingsSheet.module.css';

const STEP = 5;

export function Volume() {
  const id = useId();
  const words = useWords().app.settings;
  const volume = useSettings((state) => state.volume);
  return (
    <div className={styles['volume']}>
      <label htmlFor={id}>{words.volume}</label>
      <input
        id={id}
        type="range"
        min={STEP}
        max={LOUDEST}
        step={STEP}
        value={volume}
        onChange={(event) => settings.setState({ volume: Number(event.target.value) })}
      />
    </div>
  );
}
