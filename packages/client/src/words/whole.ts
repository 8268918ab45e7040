// Everything the page says: what a table says before anything is opened, and the rest.
import type { CoreWords, OtherWords, Words } from './words.ts';

export const wholeOf = (core: CoreWords, rest: OtherWords): Words => ({
  ...core,
  ...rest,
  reader: { ...core.reader, ...rest.reader },
});
