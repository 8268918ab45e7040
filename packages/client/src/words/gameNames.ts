// What the games are called, for screens that need no other word about them.
import type { Language } from './words.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { base: 'Base game', iberia: 'Iberia' },
  fr: { base: 'Jeu de base', iberia: 'Iberia' },
};

const nameIn =
  (language: Language) =>
  (game: string): string =>
    NAMES[language][game] ?? game;

export const gameNames: Readonly<Record<Language, (game: string) => string>> = {
  en: nameIn('en'),
  fr: nameIn('fr'),
};
