// The texts that the guided first game needs in every language.
import type { GuideText } from '../guided.ts';
import type { texts } from './en.ts';

export type FirstText = keyof typeof texts;
export type FirstTexts = Readonly<Record<FirstText, GuideText>>;
