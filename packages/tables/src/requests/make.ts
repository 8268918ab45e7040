// Making a table: somebody's own, with links of its own.
import { RULES_VERSION, type Config } from '@cordon/engine';
import type { Aids, NewTable, Origin, Person, RequestOf } from '@cordon/protocol';
import type { Deal } from '../entries/entries.ts';
import { hashToken, makeToken } from '../identity/tokens.ts';
import { ALL_AIDS, aidsAfter } from '../tables/aids.ts';
import { Refusal } from '../tables/refusal.ts';
import type { Context } from './context.ts';
import type { Visit } from './visit.ts';

type Openness = Pick<RequestOf<'create'>, 'watchers' | 'listed' | 'aids'>;

/** What a new table begins with. */
export interface Plan {
  readonly config: Config;
  readonly deal: Deal;
  readonly moves: readonly string[];
  readonly origin?: Origin;
  readonly day?: string;
  readonly sealed?: number;
  readonly knowers?: readonly string[];
  /** Those of the table it came from. */
  readonly aids?: Aids;
}

const SECLUDED = { watchers: 'none', listed: 'no' } as const;

export function needGuest(visit: Visit): Person {
  if (visit.guest === undefined) throw new Refusal('guest-needed', 'To make a table, say your name first.');
  return visit.guest;
}

export async function make(
  context: Context,
  visit: Visit,
  openness: Openness,
  plan: Plan,
): Promise<NewTable> {
  const host = needGuest(visit);
  if (!context.newTables.take(host.id))
    throw new Refusal('too-fast', 'You have made many tables; please wait a while before the next.');
  // What shows the cards of a sealed deal is neither watched nor listed, whatever was asked for.
  const { watchers = 'allowed', listed = 'no' } = plan.knowers === undefined ? openness : SECLUDED;
  const invite = makeToken();
  const watch = watchers === 'allowed' ? makeToken() : undefined;
  const { aids: inherited = ALL_AIDS, ...game } = plan;
  const aids = aidsAfter(inherited, openness.aids);
  const table = await context.registry.create(
    {
      entry: 'created',
      rules: RULES_VERSION,
      host,
      ...game,
      watchers,
      listed,
      ...(aids === ALL_AIDS ? {} : { aids }),
      invite: hashToken(invite),
      ...(watch === undefined ? {} : { watch: hashToken(watch) }),
    },
    visit.pay,
  );
  return { table, invite, ...(watch === undefined ? {} : { watch }) };
}
