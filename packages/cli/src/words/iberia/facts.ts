// What only happens in Iberia, as sentences.
import type { Fact } from '@cordon/engine';
import { counted, lineEnds } from '../names.ts';
import type { Speech } from '../speech.ts';
import { diseaseWords } from './board.ts';

export function tellOfIberia({ game, who, city, card, region }: Speech, fact: Fact): string[] | undefined {
  switch (fact.fact) {
    case 'pawnPlaced':
      return [`${who(fact.seat)} starts in ${city(fact.city)}.`];
    case 'railLaid':
      return [`A rail joins ${lineEnds(game, fact.line).join(' and ')}, ${counted(fact.left, 'rail')} left.`];
    case 'hospitalBuilt': {
      const from = fact.from === undefined ? '' : `, moved from ${city(fact.from)}`;
      return [`The ${fact.colour} hospital stands in ${city(fact.city)}${from}.`];
    }
    case 'researched':
      return [`The ${fact.colour} disease is RESEARCHED by ${who(fact.seat)}.`];
    case 'waterPurified':
      return [
        `${counted(fact.count, 'purification token')} for region ${region(fact.region)}, now ${String(fact.now)}.`,
      ];
    case 'tokenSpent':
      return [
        `A token of region ${region(fact.region)} keeps a ${fact.colour} cube away from ${city(fact.city)}, ${fact.now === 0 ? 'none' : String(fact.now)} left there.`,
      ];
    case 'preventionMoved':
      return [`The prevention token lies in region ${region(fact.region)}: no cube comes to these cities.`];
    case 'actionsGranted':
      return [`${who(fact.seat)} has ${counted(fact.count, 'more action', 'more actions')}.`];
    case 'stayed':
      return [`${who(fact.seat)} stays.`];
    case 'goodSeasonBegan':
      return ['The next infections will turn over one card only, from the bottom of the deck.'];
    case 'diseasesInPlay':
      return diseaseWords(fact.diseases);
    case 'tokensReleased':
      return [
        `${counted(fact.count, 'purification token')} from under the ${fact.colour} hospital can now be used.`,
      ];
    case 'hospitalOverflowed':
      return [
        `The ${fact.colour} hospital in ${city(fact.city)} has OVERFLOWED, which counts as an outbreak: ${String(fact.total)} of ${String(game.outbreakLimit)}.`,
      ];
    case 'cubeMoved':
      return [
        `A ${fact.colour} patient ${MOVED[fact.by] ?? 'goes'} from ${city(fact.from)} to ${city(fact.to)}.`,
      ];
    case 'removed':
      return removedByHospital(city, fact);
    case 'tookFromDiscard':
      return [`${who(fact.seat)} takes ${card(fact.card)} from the discard pile.`];
    default:
      return undefined;
  }
}

const MOVED: Readonly<Record<string, string>> = {
  hospital: 'moves towards the hospital,',
  overflow: 'is sent away,',
};

/** A new hospital clears its city; a patient for whom there is no room goes to the supply. */
function removedByHospital(
  city: Speech['city'],
  fact: Extract<Fact, { readonly fact: 'removed' }>,
): string[] | undefined {
  if (fact.by !== 'hospital' && fact.by !== 'overflow') return undefined;
  if (fact.now > 0) return [`There is no room left in ${city(fact.city)}: the cube goes to the supply.`];
  return [
    `The new hospital clears ${city(fact.city)}: ${counted(fact.count, `${fact.colour} cube`)} removed.`,
  ];
}
