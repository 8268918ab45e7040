// One way to play each event from beginning to end, and a table at which all of them can be played.
import { iberia, type IberianScenario } from '../../../scenario/iberia.ts';
import type { Position } from '../../../scenario/scenario.ts';

export const PLANS = 'when-the-plans-were-good';

/** Whoever plays is the Politician in seat 2; the Sailor in seat 1 has the turn. */
export const PLAYS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'good-season': ['good-season'],
  'government-mobilization': ['government-mobilization', '1: march toledo', '2: stay', '3: march evora'],
  'hospital-founding': ['hospital-founding blue in porto'],
  'mail-correspondence': ['mail-correspondence cadiz to sailor', 'reply soria'],
  'new-rails': ['new-rails', 'lay madrid-toledo', 'lay jaen-granada'],
  'one-more-day': ['one-more-day'],
  'overseas-migration': ['overseas-migration red from leon', 'emigrate black from leon'],
  'purify-water': ['purify-water r20', 'pour r01'],
  'ring-railroads': ['ring-railroads', 'lay vigo-porto', 'lay lisboa-porto', 'lay a-coruna-gijon'],
  'science-triumph': ['science-triumph r04', 'heal red in leon'],
  'second-chance': ['second-chance'],
  'ships-arrive': ['ships-arrive politician to malaga', 'enough'],
  'telegraph-message': ['telegraph-message cadiz to politician', 'enough'],
  'travel-day-and-night': ['travel-day-and-night politician to girona'],
  'when-the-plans-were-good': [
    'when-the-plans-were-good travel-day-and-night',
    'travel-day-and-night 2 to girona',
  ],
};

export const EVENTS: readonly string[] = Object.keys(PLAYS);
export const OTHERS: readonly string[] = EVENTS.filter((event) => event !== PLANS);

/** A table at which every event has something to do. `more` says what is different. */
export function stage(more: Partial<Position> = {}): IberianScenario {
  const { hands, playerDiscard = [], ...rest } = more;
  return iberia({
    roles: ['sailor', 'politician', 'agronomist'],
    at: { politician: 'granada', agronomist: 'lisboa' },
    cubes: { leon: { red: 2, black: 1 } },
    drawNext: ['burgos', 'huesca'],
    infectNext: ['jaen', 'evora', 'girona', 'teruel'],
    infectLast: ['ourense', 'braga'],
    ...rest,
    hands: { sailor: ['soria', 'toledo'], agronomist: ['cadiz', 'huelva'], ...hands },
    playerDiscard: ['granada', ...playerDiscard],
  });
}

/** The table at which the Politician holds one event. */
export function holding(event: string, more: Partial<Position> = {}): IberianScenario {
  const { hands, ...rest } = more;
  const playerDiscard = event === PLANS ? ['travel-day-and-night'] : [];
  return stage({ playerDiscard, ...rest, hands: { politician: [event], ...hands } }).as('politician');
}
