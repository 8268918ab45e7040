// Whoever holds several seats sees the cards of all of them.
import type { View } from '@cordon/engine';
import type { SeatBoard } from '@cordon/protocol';

export function withOwnHands(view: View, boards: readonly Pick<SeatBoard, 'seat' | 'view'>[]): View {
  const hands = new Map(
    boards.flatMap((board) =>
      board.view.seats.filter(({ seat }) => seat === board.seat).map((own) => [own.seat, own]),
    ),
  );
  return { ...view, seats: view.seats.map((one) => hands.get(one.seat) ?? one) };
}
