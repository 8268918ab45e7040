// What a visitor has chosen for this device: kept in the browser, never sent anywhere.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { LANGUAGES, type Language } from '../words/words.ts';
import { KEY, keptSettings, preferredLanguage } from './language.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['full', 'fast', 'off'] as const;
export const CONTRASTS = ['usual', 'more'] as const;
/** Whether the game goes on by itself where nobody has anything to decide. */
export const PACES = ['smooth', 'every-step'] as const;
export const SWITCH = ['off', 'on'] as const;

export interface Settings {
  readonly language: Language;
  /** Light or dark; as the system prefers unless it was chosen. */
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly pace: (typeof PACES)[number];
  readonly sound: (typeof SWITCH)[number];
  /** Of all sounds: from 0 to `LOUDEST`. */
  readonly volume: number;
  /** Marks on the board at cities that the next infections can hit. */
  readonly threats: (typeof SWITCH)[number];
  /** Marks on the board at cities in which an opponent may hide. */
  readonly hideouts: (typeof SWITCH)[number];
  /** The non-visual view instead of the board. */
  readonly reader: (typeof SWITCH)[number];
  /** The name under which friends see this visitor. */
  readonly name: string;
}

/** The volume is a whole number up to this one. */
export const LOUDEST = 100;

function usual(): Settings {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    language: preferredLanguage(),
    theme: 'system',
    motion: calm ? 'off' : 'full',
    contrast: 'usual',
    pace: 'smooth',
    sound: 'off',
    volume: LOUDEST / 2,
    threats: 'on',
    hideouts: 'on',
    reader: 'off',
    name: '',
  };
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, other: Value): Value =>
  values.find((known) => known === value) ?? other;

const volumeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= LOUDEST ? Math.round(value) : undefined;

/** What was kept, as far as it can be read. */
export function readSettings(text: string | null, otherwise: Settings): Settings {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '{}');
  } catch {
    read = {};
  }
  const fields = new Map<string, unknown>(
    typeof read === 'object' && read !== null ? Object.entries(read) : [],
  );
  const name = fields.get('name');
  return {
    language: oneOf(LANGUAGES, fields.get('language'), otherwise.language),
    theme: oneOf(THEMES, fields.get('theme'), otherwise.theme),
    motion: oneOf(MOTIONS, fields.get('motion'), otherwise.motion),
    contrast: oneOf(CONTRASTS, fields.get('contrast'), otherwise.contrast),
    pace: oneOf(PACES, fields.get('pace'), otherwise.pace),
    sound: oneOf(SWITCH, fields.get('sound'), otherwise.sound),
    volume: volumeOf(fields.get('volume')) ?? otherwise.volume,
    threats: oneOf(SWITCH, fields.get('threats'), otherwise.threats),
    hideouts: oneOf(SWITCH, fields.get('hideouts'), otherwise.hideouts),
    reader: oneOf(SWITCH, fields.get('reader'), otherwise.reader),
    name: typeof name === 'string' ? name : otherwise.name,
  };
}

export const settings = createStore<Settings>(() => readSettings(keptSettings(), usual()));

settings.subscribe((state) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

export function useSettings<Part>(select: (state: Settings) => Part): Part {
  return useStore(settings, select);
}
