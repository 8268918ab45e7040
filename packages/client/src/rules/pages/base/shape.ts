// The sections of the rules of the base game, in their order.
import type { SectionText } from '../page.ts';

export const SECTIONS = [
  'aim',
  'setup',
  'turn',
  'actions',
  'cures',
  'drawing',
  'infections',
  'events',
  'roles',
  'ending',
  'table',
  'ways',
] as const;
export type BaseSection = (typeof SECTIONS)[number];
export type BasePage = Readonly<Record<BaseSection, SectionText>>;
