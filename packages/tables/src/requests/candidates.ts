// Which candidate is dealt on a day. A hall with a secret finds it once, ahead of time if it can, and keeps it where all its processes
// look: the first to know decides.
import { claimOfNobody } from '../bots/claims.ts';
import { candidatesOf, configOfDay, seedOfDay, VETTED_FROM } from '../deals/day.ts';
import { chosenOpenly } from '../deals/openDeals.ts';
import { later } from '../platform.ts';
import { gameFor } from '../tables/games.ts';
import { Refusal } from '../tables/refusal.ts';
import type { Context } from './context.ts';

/** How long an answer waits for a deal that is being prepared, in milliseconds. */
const PATIENCE = 10_000;
/** How many days are looked at in one hall at once. */
const MOST_AT_ONCE = 4;

/** What is being prepared in each hall. */
const preparing = new WeakMap<Context['store'], Map<string, Promise<number>>>();

const nameOf = (day: string): string => `deal of ${day}`;

const isVetted = (day: string): boolean => day >= VETTED_FROM;

class NotYet extends Error {}

/** What the store says; undefined where nothing has been decided. */
async function decided({ store }: Context, day: string): Promise<number | undefined> {
  try {
    return Number(
      await store.setting(nameOf(day), () => {
        throw new NotYet();
      }),
    );
  } catch (error) {
    if (error instanceof NotYet) return undefined;
    throw error;
  }
}

async function decide({ store, thinker, vets }: Context, day: string, secret: string): Promise<number> {
  const { config } = gameFor(configOfDay(day));
  const seeds = Array.from({ length: candidatesOf(day) }, (_, place) => seedOfDay(day, secret, place));
  const found =
    vets === 'no'
      ? ({ how: 'answered', output: 0 } as const)
      : await thinker.think('vet', { config, seeds }, { claim: claimOfNobody() }).outcome;
  if (found.how === 'cancelled') throw beingPrepared();
  // A deal that nobody could try out is better than none.
  const candidate = found.how === 'answered' ? found.output : 0;
  return Number(await store.setting(nameOf(day), () => String(candidate)));
}

/** The candidate of a day, looked for now if it isn't known. */
export async function prepare(context: Context, day: string): Promise<number> {
  if (!isVetted(day)) return 0;
  const secret = await context.daySecret();
  if (secret === '') return chosenOpenly(day);
  const known = await decided(context, day);
  if (known !== undefined) return known;
  const all = preparing.get(context.store) ?? new Map<string, Promise<number>>();
  preparing.set(context.store, all);
  if (!all.has(day) && all.size >= MOST_AT_ONCE) throw beingPrepared();
  const running = all.get(day) ?? decide(context, day, secret).finally(() => all.delete(day));
  all.set(day, running);
  return running;
}

/** The same for somebody who waits: refuses where it takes long, and goes on preparing. */
export async function candidateOf(context: Context, day: string): Promise<number> {
  const { promise, reject } = Promise.withResolvers<never>();
  const calm = later(PATIENCE, () => reject(beingPrepared()));
  try {
    return await Promise.race([prepare(context, day), promise]);
  } finally {
    calm();
  }
}

/** The candidate of a day if it is known. */
export async function candidateIfKnown(context: Context, day: string): Promise<number | undefined> {
  if (!isVetted(day)) return 0;
  if ((await context.daySecret()) === '') return chosenOpenly(day);
  return decided(context, day);
}

const beingPrepared = (): Refusal =>
  new Refusal('unavailable', 'The deal of that day is being prepared; please ask again in a moment.');
