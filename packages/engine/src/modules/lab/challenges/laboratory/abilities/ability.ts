// The free lab action that a role has once in each of its turns. LAB-LAB-9 LAB-LAB-19
import { answer } from '../../../../../kernel/points.ts';
import type { Module, Seat, State } from '../../../../../kernel/types.ts';
import { oncePerTurn } from '../../../../../rules/oncePerTurn.ts';
import { labFree, labFreeUsed, type Deed } from '../labAction.ts';

/** The rules of the table ask for the role, so that its own file need not know the lab. */
export function defineAbility(role: string, deeds: readonly Deed[]): Module {
  const using = oncePerTurn(`lab.${role}`);
  const isFree = (s: State, seat: Seat, deed: Deed): boolean =>
    deeds.includes(deed) && !using.isUsed(s) && s.game.roleIds[s.roles[seat]!] === role;
  return {
    id: `lab-${role}`,
    fields: [using.field],
    points: [
      answer(labFree, isFree),
      answer(labFreeUsed, (s, seat, deed) => {
        if (isFree(s, seat, deed)) using.use(s);
      }),
    ],
  };
}
