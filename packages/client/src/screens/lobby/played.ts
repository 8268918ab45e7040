// What is played at a table, in a few short facts.
import type { Config, GameGuide, OptionChoice } from '@cordon/engine';
import { usualOf } from '../../games/usual.ts';

/** The options that somebody who is invited wants to know: those that are not as usual, and in any case whether hands are open. */
export function tellingOptions(config: Config, guide: GameGuide): OptionChoice[] {
  const applying = guide.choices.options.filter(
    ({ challenge }) => challenge === undefined || config.challenges.includes(challenge),
  );
  return applying.filter((option) => {
    // A challenge may bring an option that replaces one of the game.
    if (applying.findLast(({ name }) => name === option.name) !== option) return false;
    const value = config.options[option.name];
    if (value === undefined || option.values.length < 2) return false;
    return option.name === 'hands' || value !== usualOf(guide, config, option);
  });
}

/** Whether the table brings cards of its own in place of a usual list. */
export function hasOwnCards({ decks = {} }: Config, { choices }: GameGuide): boolean {
  return choices.decks.some(
    ({ name, usual }) => decks[name] !== undefined && decks[name].join() !== usual.join(),
  );
}
