// What the frame of the page says, on every screen.

export interface AppWords {
  readonly name: string;
  readonly loading: string;
  readonly close: string;
  readonly skip: string;
  readonly nav: {
    readonly home: string;
    readonly play: string;
    readonly rules: string;
    readonly about: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly languages: Readonly<Record<'en' | 'fr', string>>;
    readonly theme: string;
    readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<'full' | 'fast' | 'off', string>>;
    readonly contrast: string;
    readonly contrasts: Readonly<Record<'usual' | 'more', string>>;
    readonly pace: string;
    readonly paceAbout: string;
    readonly paces: Readonly<Record<'smooth' | 'every-step', string>>;
    readonly sound: string;
    readonly volume: string;
    readonly reader: string;
    readonly readerAbout: string;
    readonly switch: Readonly<Record<'off' | 'on', string>>;
    readonly name: string;
    readonly nameAbout: string;
    /** Everything that the server knows of the visitor goes. */
    readonly erase: {
      readonly about: string;
      readonly open: string;
      readonly sure: string;
      readonly yes: string;
      readonly no: string;
      readonly done: string;
      readonly failed: string;
    };
  };
  /** Offered when a newer version of the page has arrived. */
  readonly newVersion: { readonly text: string; readonly now: string; readonly later: string };
  readonly trouble: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
    readonly notFound: string;
    readonly tableClosed: string;
    readonly home: string;
  };
}
