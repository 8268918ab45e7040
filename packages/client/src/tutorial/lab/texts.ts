// The texts that the guided game in the laboratory needs in every language.
import type { GuideText } from '../guided.ts';
import type { texts } from './en.ts';

export type LabText = keyof typeof texts;
export type LabTexts = Readonly<Record<LabText, GuideText>>;
