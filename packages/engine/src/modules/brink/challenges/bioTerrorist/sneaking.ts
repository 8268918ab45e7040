// Drive or ferry: free once in his turn, then an action each. While he stays hidden nobody learns even that he did it.
// BRINK-BAC-3 BRINK-BAC-7, BRINK-BHD-6, BRINK-BVW-3
import { FIRST, first, pack } from '../../../../kernel/command.ts';
import { NO_CITY, type Need, type Offers, type State } from '../../../../kernel/types.ts';
import { notConnected } from '../../../../rules/move.ts';
import { areNeedsMet } from '../../../../rules/undertake.ts';
import type { BrinkFact } from '../../facts.ts';
import { defineTurnCommand, hasAction, heardByTerrorist, isFree } from './deed.ts';
import { drivesDone, isVisible, setDrives, setTerroristCity, terrorist, terroristCity } from './memory.ts';
import { look, widen } from './whereabouts.ts';

const costOf = (s: State): number => (drivesDone(s) === 0 ? 0 : 1);

const canPay: Need = {
  isMet: (s, command) => costOf(s) === 0 || hasAction.isMet(s, command),
  refusal: hasAction.refusal,
};

export const sneak = defineTurnCommand({
  name: 'sneak',
  phrase: 'sneak {to}',
  operands: { to: 'city' },
  needs: [isFree, canPay],
  cost: costOf,
  hears: heardByTerrorist,
  effect(s, command) {
    const [from, to] = [terroristCity(s), first(command)];
    widen(s, isVisible(s) ? 'seen' : 'maybe');
    setDrives(s, drivesDone(s) + 1);
    setTerroristCity(s, to);
    s.sink?.({
      fact: 'sneaked',
      seat: terrorist(s) + 1,
      from: s.game.cityIds[from]!,
      to: s.game.cityIds[to]!,
      audience: heardByTerrorist(s),
    } satisfies BrinkFact);
    look(s);
  },
  refusal(s, command) {
    const from = terroristCity(s);
    return from === NO_CITY ? undefined : notConnected(s, from, first(command));
  },
});

export function offerSneaking(s: State, out: Offers): void {
  const command = pack(sneak, terrorist(s));
  if (areNeedsMet(s, command)) out.addAll(command, FIRST, s.game.near[terroristCity(s)]!);
}
