// A command in a fact or a frame, made an offer again so that it can be said.
import type { Price } from '@cordon/engine';
import type { Offer, OperandValue } from '../../../choices/offer.ts';
import { factsOf } from '../../../games/games.ts';
import { titleOf } from './names.ts';

function isNamed(value: unknown): value is { readonly kind: string; readonly seat: number } {
  return typeof value === 'object' && value !== null && 'kind' in value && 'seat' in value;
}

export function saidCommand(
  game: string,
  command: unknown,
  label: (offer: Offer) => string,
  price?: Price,
): string {
  if (!isNamed(command)) return '';
  const kind = factsOf(game).kinds.find(({ name }) => name === command.kind);
  if (kind === undefined) return titleOf(command.kind);
  const operands: Record<string, OperandValue> = {};
  for (const [name, value] of Object.entries(command)) {
    if (!Object.hasOwn(kind.operands, name)) continue;
    operands[name] = Array.isArray(value) ? value.map(String) : String(value);
  }
  return label({ seat: command.seat, words: '', kind, operands, price });
}
