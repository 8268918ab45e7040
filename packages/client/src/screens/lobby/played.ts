// What is played at a table, in a few short facts.
import type { Config, GameGuide, OptionChoice } from '@cordon/engine';
import { usualOf } from '../../games/usual.ts';

/** The options that somebody who is invited wants to know: those that are not as usual, and in any case whether hands are open. */
export function tellingOptions(config: Config, guide: GameGuide): OptionChoice[] {
  return guide.choices.options.filter((option) => {
    const value = config.options[option.name];
    if (value === undefined || option.values.length < 2) return false;
    return option.name === 'hands' || value !== usualOf(guide, config, option);
  });
}
