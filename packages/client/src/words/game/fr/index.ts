// Everything the page says about the games, in French.
import { makeGameWords } from '../make.ts';
import { part as base } from './base/index.ts';
import { part as iberia } from './iberia/index.ts';
import { configurations } from './setup/configurations.ts';
import { shared } from './shared/index.ts';

export const french = makeGameWords(
  { ...shared, reasons: { ...shared.reasons, ...configurations } },
  { base, iberia },
);
