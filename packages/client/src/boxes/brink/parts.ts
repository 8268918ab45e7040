// The challenges of On the Brink by what they say, so that explanations can be asked for all of it.
import type { part as mutation } from './en/mutation.ts';
import type { part as strain } from './en/strain.ts';
import type { part as terrorist } from './en/terrorist.ts';

// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index, which records of parts need
export type Parts = {
  readonly 'virulent-strain': typeof strain;
  readonly mutation: typeof mutation;
  readonly 'bio-terrorist': typeof terrorist;
};
