// Views of the beginning of a game, with pawns and hands as a test wants them.
import { seedFromText, start, view, type ConfigRequest, type View } from '@cordon/engine';
import { compiled } from './positions.ts';

type Placed = Readonly<Record<number, { readonly city?: string; readonly hand?: readonly string[] }>>;

export function viewOf(request: ConfigRequest, placed: Placed = {}): View {
  const { state } = start(compiled(request), seedFromText('a view'));
  const begun = view(state, 1);
  return { ...begun, seats: begun.seats.map((seat) => ({ ...seat, ...placed[seat.seat] })) };
}

export const BASE: ConfigRequest = { game: 'base', players: 2, roles: ['medic', 'dispatcher'] };
export const IBERIA: ConfigRequest = { game: 'iberia', players: 3, roles: ['sailor', 'nurse', 'railwayman'] };
