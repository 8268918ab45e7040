// The names of the bots, apart from the bots themselves: whoever only offers them need not load them.

/** Those that people are offered as partners, the weakest first. */
export const PARTNERS = ['novice', 'fast', 'strong'] as const;

export const USUAL_PARTNER: BotName = 'fast';

/** All of them; the last two are for tests and comparison. */
export const BOTS = [...PARTNERS, 'greedy', 'random'] as const;

export type BotName = (typeof BOTS)[number];
