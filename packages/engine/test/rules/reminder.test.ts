import { describe, expect, it } from 'vitest';
import { legal, restore, sameState, snapshot, type Snapshot } from '../../src/index.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { checkPosition, infectionCardsMissing } from '../properties/invariants.ts';
import { anyKind, playGame } from '../properties/play.ts';
import { gameOf } from '../properties/configurations.ts';

/** What stays, how it is said, and whether it ends with the actions of the turn or when its owner's next turn begins. */
const REMINDERS = [
  ['commercial-travel-ban', 'commercial-travel-ban', 'next-turn'],
  ['improved-sanitation', 'improved-sanitation', 'next-turn'],
  ['infection-zone-ban', 'infection-zone-ban', 'next-turn'],
  ['mobile-hospital', 'mobile-hospital', 'actions'],
  ['special-orders', 'special-orders medic', 'actions'],
] as const;

const SIX = ['paris', 'lima', 'cairo', 'delhi', 'osaka', 'tokyo'];

const table = (position: Partial<Position>): Scenario =>
  scenario({
    boxes: ['brink', 'lab'],
    roles: ['scientist', 'medic', 'contingency-planner'],
    options: { windows: 'possible' },
    infectNext: ['santiago', 'bogota', 'kinshasa', 'manila', 'sydney', 'miami'],
    ...position,
  });

type Fields = Record<string, number[]>;

/** A snapshot with another number in one of its fields. */
function changed(shot: Snapshot, name: string, cell: number, at = 0): Snapshot {
  const fields = structuredClone(shot.fields) as Fields;
  fields[name]![at] = cell;
  return { ...shot, fields };
}

describe.each(REMINDERS)('%s on the table', (card, words, end) => {
  /** From the playing of the card to its end. */
  function toItsEnd(played: Scenario): Scenario {
    played.as('scientist').does('end');
    if (end === 'actions') return played;
    return played.as('medic').does('end').as('contingency-planner').does('end');
  }

  it('LAB-EVT-3 LAB-EVT-4 BRINK-EVT-10 is in no hand, in no pile and not removed, for everybody to see', () => {
    const played = table({ hands: { medic: [card] } })
      .as('medic')
      .does(words);
    for (const role of ['scientist', 'medic', 'contingency-planner']) {
      const view = played.view(role);
      expect(view.seats.flatMap((seat) => seat.hand)).not.toContain(card);
      expect([...view.playerDiscard, ...view.removed]).not.toContain(card);
      expect(view.shows['reminders']).toEqual([{ card, seat: 1 }]);
    }
    toItsEnd(played).told({ fact: 'eventEnded', card }).discarded(card);
    expect(played.view().shows['reminders']).toEqual([]);
  });

  it('LAB-EVT-3 makes room in a hand that is over its limit', () => {
    const full = table({
      hands: { scientist: ['atlanta'], medic: [...SIX, card] },
      options: { consent: 'ask' },
    });
    full.does('give atlanta to medic').as('medic').does('accept').asks('hand-limit', { seat: 2 });
    full
      .does(words)
      .asks('actions', { seat: 1, left: 3 })
      .hand('medic', ...SIX, 'atlanta');
  });

  it('LAB-EVT-4 cannot be taken by the Contingency Planner before it ends, but afterwards', () => {
    const played = table({
      turn: 'contingency-planner',
      hands: { medic: [card] },
      roles: ['medic', 'contingency-planner'],
    });
    played.as('medic').does(words);
    played.as('contingency-planner').refuses(`store ${card}`, 'not-discarded').does('end');
    played.as('medic').does('end').as('contingency-planner').does(`store ${card}`);
  });

  it('BRINK-EVT-1 tells nobody anything new, so that it can be taken back', () => {
    const held = table({ hands: { medic: [card] } });
    const { reveals } = held.state;
    expect(held.as('medic').does(words).state.reveals).toBe(reveals);
  });

  it('LAB-EVT-5 BRINK-EVT-6 leaves the game at its end, not before, if it was played from a role card', () => {
    const played = table({ stored: card }).as('contingency-planner').does(words);
    expect(played.view().removed).not.toContain(card);
    expect(played.view().shows).not.toHaveProperty('storedEvent');
    toItsEnd(played).told({ fact: 'eventEnded', card }, { fact: 'removedFromGame', card });
    expect(played.view().removed).toContain(card);
    expect(played.view().playerDiscard).not.toContain(card);
  });

  it('BRINK-EVT-10 comes back from a snapshot as it lies there, and from none that no game could have come to', () => {
    const { state, game } = table({ hands: { medic: [card] } })
      .as('medic')
      .does(words);
    const shot = snapshot(state);
    const restored = restore(game, shot);
    expect(restored.ok && sameState(restored.value, state)).toBe(true);
    const number = game.cardNumbers.get(card)!;
    const [discard, seats] = [17, 3];
    const laid = `${card}.laid`;
    const wrong = [
      changed(shot, laid, 0),
      changed(shot, laid, seats + 1),
      changed(shot, 'places', discard, number),
      changed(shot, 'contingency-planner.kept', number + 1),
      ...(end === 'actions' ? [changed(shot, laid, 2)] : []),
      ...(card === 'special-orders'
        ? [changed(shot, 'special-orders.pawn', 0), changed(shot, 'special-orders.pawn', 1)]
        : []),
    ];
    for (const one of wrong) expect(restore(game, one).ok).toBe(false);
  });
});

describe('events that stay on the table, in games played at random', () => {
  it('BRINK-EVT-10 BRINK-CMP-4 keep every card in one place and every snapshot sound', () => {
    const seen = new Set<string>();
    for (let number = 0; number < 8; number++) {
      const players = 2 + (number % 2);
      const game = gameOf({
        boxes: ['brink', 'lab'],
        players,
        epidemics: 4 + (number % 4),
        events: [...REMINDERS.map(([card]) => card), 'airlift'],
        roles: ['contingency-planner', 'dispatcher', 'scientist'].slice(0, players),
        options: { consent: number % 2 === 0 ? 'ask' : 'automatic' },
      });
      let steps = 0;
      playGame(game, `reminders ${String(number)}`, anyKind, ({ state }) => {
        const lying = game.reminders.filter(({ owner }) => owner(state) >= 0).map(({ event }) => event);
        for (const event of lying) seen.add(event);
        if (lying.length === 0 || steps++ % 8 !== 0) return;
        checkPosition(state, infectionCardsMissing(state));
        const restored = restore(game, snapshot(state));
        expect(restored.ok && legal(restored.value)).toEqual(legal(state));
      });
    }
    expect([...seen].sort()).toEqual(REMINDERS.map(([card]) => card));
  });
});
