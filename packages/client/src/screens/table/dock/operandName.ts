// What the values of operands are called.
import type { OperandValue } from '../../../choices/offer.ts';
import type { OperandType } from '../../../games/facts.ts';
import { useWords } from '../../../words/context.tsx';
import { useScene } from '../../../scene/scene.ts';

export function useOperandName(): (type: OperandType, value: OperandValue | undefined) => string {
  const { game, names, say } = useScene();
  const words = useWords().table.actions;
  return (type, value) => {
    if (value === undefined) return words.without;
    if (typeof value !== 'string') return value.map((card) => names.card(card)).join(', ');
    switch (type) {
      case 'city':
      case 'infection':
        return names.city(value);
      case 'card':
      case 'cards':
        return names.card(value);
      case 'colour':
        return names.colour(value);
      case 'role':
        return names.role(value);
      case 'seat':
        return names.seat(Number(value));
      case 'region':
        return say.regionName(game, value);
      case 'line':
        return say.lineName(game, value);
      case 'dish':
      case 'research':
      case 'goal':
      case 'division':
        return say.thingName(game, type, value);
    }
  };
}
