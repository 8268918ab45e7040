// The challenges of In the Lab by what they say, so that explanations can be asked for all of it.
import type { part as laboratory } from './en/laboratory/index.ts';
import type { part as panic } from './en/panic.ts';
import type { part as solo } from './en/solo.ts';
import type { part as strain } from './en/strain.ts';
import type { part as team } from './en/team.ts';

// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index, which records of parts need
export type Parts = {
  readonly 'virulent-strain': typeof strain;
  readonly 'worldwide-panic': typeof panic;
  readonly lab: typeof laboratory;
  readonly solo: typeof solo;
  readonly team: typeof team;
};
