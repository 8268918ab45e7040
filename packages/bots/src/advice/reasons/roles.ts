// Reasons about roles: what only one of them can do, and who changes to another.
import { kindOf, seatOf, type Packed } from '@cordon/engine/inner';
import type { Weighted } from '../reason.ts';
import type { Outlook } from './outlook.ts';

export function rolesUsed(before: Outlook, after: Outlook, commands: readonly Packed[]): Weighted[] {
  return [...changed(before, after), ...abilities(before, commands)];
}

function changed({ state: before }: Outlook, { state: after }: Outlook): Weighted[] {
  return [...after.roles].flatMap((role, seat): Weighted[] => {
    if (role === before.roles[seat]) return [];
    const reason = { code: 'changes-role', seat: seat + 1, role: after.game.roleIds[role]! } as const;
    return [{ reason, weight: 9 }];
  });
}

/** Each role that is used, once. What an ability brings has reasons of its own, so this is told where there is room. */
function abilities({ state }: Outlook, commands: readonly Packed[]): Weighted[] {
  const { roleIds, rolesOfKind } = state.game;
  const seats = new Map<number, string>();
  for (const command of commands) {
    const seat = seatOf(command);
    const role = state.roles[seat]!;
    if (rolesOfKind[kindOf(command)]?.includes(role) === true) seats.set(seat, roleIds[role]!);
  }
  return [...seats].map(([seat, role]) => ({
    reason: { code: 'uses-ability', seat: seat + 1, role },
    weight: 1.5,
  }));
}
