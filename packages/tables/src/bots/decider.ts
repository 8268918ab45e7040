// Every question to a bot gets an answer unless it is called off: the fast bot decides for one that fails or overruns, and where
// that fails too the first of the offers is taken.
import type { Claim } from '../fair/queue.ts';
import { ticks } from '../platform.ts';
import { claimOfNobody } from './claims.ts';
import type { BotQuestion } from './question.ts';
import type { Outcome, Thinker, Thinking } from './thinker.ts';

export interface Deciding {
  /** One of the offers; undefined if it was called off. */
  readonly choice: Promise<number | undefined>;
  readonly cancel: () => void;
}

export interface Decider {
  /** `claim`: for whom the bot plays. */
  decide(question: BotQuestion, claim?: Claim): Deciding;
}

export interface BotReport {
  /** `seconds`: with the time it waited for a thread. */
  readonly decided: (bot: string, seconds: number) => void;
  /** Somebody else decided for a bot, just this once. */
  readonly replaced: (bot: string, by: 'fast' | 'first-offer', why: string) => void;
}

/** How long the replacement may think, in milliseconds. */
const REPLACEMENT_LIMIT = 5000;

export function makeDecider(thinker: Thinker, report: BotReport): Decider {
  function decide(question: BotQuestion, claim = claimOfNobody()): Deciding {
    const { bot, offers } = question;
    const asked = ticks();
    let thinking: Thinking<number> = thinker.think('decide', question, { claim });
    let isCalledOff = false;

    async function choose(): Promise<number | undefined> {
      const first = await answerOf(thinking, question);
      if (isCalledOff || first.how === 'cancelled') return undefined;
      if (first.how === 'answered') return first.output;
      report.replaced(bot, 'fast', first.why);
      thinking = thinker.think('decide', { ...question, bot: 'fast' }, { claim, limit: REPLACEMENT_LIMIT });
      const second = await answerOf(thinking, question);
      if (isCalledOff || second.how === 'cancelled') return undefined;
      if (second.how === 'answered') return second.output;
      report.replaced(bot, 'first-offer', second.why);
      return offers[0];
    }

    async function choice(): Promise<number | undefined> {
      const chosen = await choose();
      if (chosen !== undefined) report.decided(bot, (ticks() - asked) / 1000);
      return chosen;
    }

    return {
      choice: choice(),
      cancel() {
        isCalledOff = true;
        thinking.cancel();
      },
    };
  }

  return { decide };
}

async function answerOf(
  { outcome }: Thinking<number>,
  { bot, offers }: BotQuestion,
): Promise<Outcome<number>> {
  const found = await outcome;
  if (found.how !== 'answered' || offers.includes(found.output)) return found;
  return { how: 'failed', why: `${bot} chose what was not offered` };
}
