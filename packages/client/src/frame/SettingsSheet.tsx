// Where a visitor chooses what suits eyes, ears and patience.
import { LONGEST_NAME } from '@cordon/protocol';
import { useId } from 'react';
import { keepName } from '../channel/onlineChannel.ts';
import { keepLocalName } from '../local/localChannel.ts';
import { Choice } from '../ui/Choice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/context.tsx';
import { LANGUAGES } from '../words/words.ts';
import { CONTRASTS, MOTIONS, PACES, settings, SWITCH, THEMES, useSettings } from '../settings/settings.ts';
import { EraseMe } from './EraseMe.tsx';
import { Volume } from './Volume.tsx';
import styles from './SettingsSheet.module.css';

export function SettingsSheet({
  open,
  onClose,
}: {
  readonly open: 'yes' | 'no';
  readonly onClose: () => void;
}) {
  const words = useWords().app;
  const state = useSettings((all) => all);
  const name = useId();
  const own = words.settings;
  const keep = (): void => {
    keepName();
    keepLocalName();
  };
  const close = (): void => {
    keep();
    onClose();
  };
  return (
    <Sheet title={own.title} closeLabel={words.close} open={open} onClose={close}>
      <div className={styles['settings']}>
        <Choice
          label={own.language}
          values={LANGUAGES}
          value={state.language}
          nameOf={(value) => own.languages[value]}
          onChange={(language) => settings.setState({ language })}
        />
        <Choice
          label={own.theme}
          values={THEMES}
          value={state.theme}
          nameOf={(value) => own.themes[value]}
          onChange={(theme) => settings.setState({ theme })}
        />
        <Choice
          label={own.motion}
          values={MOTIONS}
          value={state.motion}
          nameOf={(value) => own.motions[value]}
          onChange={(motion) => settings.setState({ motion })}
        />
        <Choice
          label={own.contrast}
          values={CONTRASTS}
          value={state.contrast}
          nameOf={(value) => own.contrasts[value]}
          onChange={(contrast) => settings.setState({ contrast })}
        />
        <Choice
          label={own.pace}
          about={own.paceAbout}
          values={PACES}
          value={state.pace}
          nameOf={(value) => own.paces[value]}
          onChange={(pace) => settings.setState({ pace })}
        />
        <Choice
          label={own.sound}
          values={SWITCH}
          value={state.sound}
          nameOf={(value) => own.switch[value]}
          onChange={(sound) => settings.setState({ sound })}
        />
        {state.sound === 'off' ? undefined : <Volume />}
        <Choice
          label={own.reader}
          about={own.readerAbout}
          values={SWITCH}
          value={state.reader}
          nameOf={(value) => own.switch[value]}
          onChange={(reader) => settings.setState({ reader })}
        />
        <div className={styles['name']}>
          <label htmlFor={name}>{own.name}</label>
          <p>{own.nameAbout}</p>
          <input
            id={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            value={state.name}
            onChange={(event) => settings.setState({ name: event.target.value })}
            onBlur={keep}
          />
        </div>
        <EraseMe />
      </div>
    </Sheet>
  );
}
