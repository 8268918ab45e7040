// Rulings of ours on which tables may differ, as options of the configuration.
import type { OptionSpec } from '../../kernel/config.ts';
import { NOBODY, type Seat, type State } from '../../kernel/types.ts';

/** Hands lie open at every difficulty. IB-SET-26 IB-HND-10 */
export const hands: OptionSpec = { name: 'hands', values: ['open'], usual: () => 'open' };

/**
 * Ruling A-12 (IB-RWM-14 IB-SAI-6 IB-POL-5): passengers and whoever gets a card from afar are not asked, unless the table
 * wants it.
 */
export const passengers: OptionSpec = { name: 'passengers', values: ['free', 'ask'], usual: () => 'free' };

/**
 * Ruling A-1 (IB-EPI-8 IB-EPI-22 IB-INX-49 IB-INX-52): in an epidemic tokens keep away any of the three cubes, and so the outbreak.
 * A table may let them keep away only the cubes that fill the city: if it had any before, it breaks out or overflows anyway.
 */
export const epidemicTokens: OptionSpec = {
  name: 'epidemic-tokens',
  values: ['outbreak', 'cubes'],
  usual: () => 'outbreak',
  omitUsual: true,
};

/** Whether tokens keep away cubes but never the outbreak of an epidemic. */
export function tokensOnlyFill(s: State): boolean {
  return s.game.config.options[epidemicTokens.name] === 'cubes';
}

/** The seat to ask before it is taken along or handed a card from afar, or NOBODY. */
export function passengerAsked(s: State, seat: Seat): Seat {
  return s.game.config.options['passengers'] === 'ask' ? seat : NOBODY;
}
