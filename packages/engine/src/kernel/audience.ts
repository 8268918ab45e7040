// Who may hear the words of a command: everybody, unless they say more than the table may know.
import { kindOf } from './command.ts';
import type { NamedCommand } from './named.ts';
import { fromCommand } from './translate.ts';
import type { State } from './types.ts';

/** Seats counted from 1, or undefined for everybody; asked before the command is carried out. Nobody hears what is no command. */
export function audienceOf(s: State, command: NamedCommand): readonly number[] | undefined {
  const packed = fromCommand(s.game, command);
  return packed.ok ? s.game.kinds[kindOf(packed.value)]!.hears?.(s, packed.value) : [];
}
