import { describe, expect, it } from 'vitest';
import { changeRole } from '../../../../src/rules/changeRole.ts';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const ORDERS = 'special-orders';

const table = (position: Partial<Position> = {}): Scenario =>
  scenario({
    boxes: ['brink'],
    roles: ['scientist', 'medic', 'researcher'],
    hands: { scientist: [ORDERS, 'lima', 'cairo'] },
    at: { medic: 'cairo' },
    options: { consent: 'automatic' },
    ...position,
  });

describe('Special Orders', () => {
  it('BRINK-SC-18 BRINK-SPO-2 BRINK-SPO-4 BRINK-SPO-5 BRINK-SPO-8 moves the pawn that was named, with cards of the active player', () => {
    table({ cured: ['yellow'], cubes: { lagos: { yellow: 2 }, lima: { yellow: 1 } } })
      .does(`${ORDERS} medic`)
      .told({ fact: 'eventStays', card: ORDERS, seat: 1 })
      .does('send medic charter to lagos')
      .told({ fact: 'discarded', seat: 1, card: 'cairo' }, { fact: 'moved', seat: 2, to: 'lagos' })
      .cubes('lagos', 'yellow', 0)
      .does('send medic driving to kinshasa')
      .at('medic', 'kinshasa')
      .hand('scientist', 'lima')
      .asks('actions', { seat: 1, left: 2 })
      .refuses('send researcher driving to chicago', 'not-under-orders')
      .refuses('send medic to atlanta', 'wrong-role')
      .refuses('treat yellow', 'no-cube')
      .as('medic')
      .refuses('treat yellow', 'not-your-turn')
      .refuses('drive lagos', 'not-your-turn');
  });

  it('BRINK-SPO-1 BRINK-SPO-4 allows all four ways to move', () => {
    table({ stations: ['cairo', 'atlanta'] })
      .does(`${ORDERS} medic`)
      .does('send medic shuttle to atlanta', 'send medic driving to chicago', 'send medic direct to lima')
      .at('medic', 'lima')
      .hand('scientist', 'cairo')
      .asks('actions', { left: 1 })
      .refuses('send medic charter to paris', 'card-not-held')
      .refuses('send medic shuttle to atlanta', 'no-station')
      .refuses('send medic driving to paris', 'not-connected')
      .does('send medic driving to bogota')
      .refuses('send medic driving to lima', 'no-action-left');
  });

  it('BRINK-SPO-1 gives nothing before it is played, in other turns, or to others', () => {
    const held = table().refuses('send medic driving to riyadh', 'not-under-orders');
    held.does(`${ORDERS} medic`, 'end').discarded(ORDERS).asks('infections');
    expect(held.view().shows).not.toHaveProperty('specialOrders');
    held.does('infect', 'infect', 'continue').as('medic');
    held.refuses('send researcher driving to chicago', 'not-under-orders');
    expect(held.legal().filter((text) => text.includes('send'))).toEqual([]);
  });

  it('BRINK-SPO-3 asks the owner for each move, and a refusal costs nothing', () => {
    const asked = table({ options: { consent: 'ask' }, hands: { scientist: [ORDERS, 'lima'] } })
      .does(`${ORDERS} medic`)
      .asks('actions', { left: 4 })
      .does('send medic driving to riyadh')
      .asks('consent', { asked: 2 })
      .as('medic')
      .does('refuse')
      .asks('actions', { left: 4 })
      .at('medic', 'cairo')
      .as('scientist')
      .does('send medic direct to lima')
      .as('medic')
      .does('accept')
      .at('medic', 'lima')
      .asks('actions', { left: 3 })
      .as('scientist')
      .does('send medic driving to bogota');
    asked.asks('consent', { asked: 2 });
  });

  it('BRINK-SPO-2 BRINK-SPO-9 BRINK-EVT-1 lets whoever plays it name any pawn but that of the active player', () => {
    const held = { hands: { medic: [ORDERS] } };
    table(held)
      .as('medic')
      .refuses(`${ORDERS} scientist`, 'active-pawn')
      .allows(`${ORDERS} medic`, `${ORDERS} researcher`)
      .does(`${ORDERS} researcher`)
      .as('scientist')
      .does('send researcher driving to chicago')
      .refuses('send medic driving to riyadh', 'not-under-orders');
    expect(table(held).as('medic').does(`${ORDERS} researcher`).view().shows['specialOrders']).toBe(3);
  });

  it('BRINK-EVT-7 is refused outside the action part and in closed moments', () => {
    const held = { hands: { medic: [ORDERS], scientist: ['atlanta'] } };
    table(held).does('end').as('medic').refuses(`${ORDERS} medic`, 'actions-over');
    table({ ...held, options: { consent: 'ask' } })
      .does('give atlanta to researcher')
      .asks('consent')
      .as('medic')
      .refuses(`${ORDERS} medic`, 'not-now');
  });

  it('BRINK-SPO-5 offers the Dispatcher nothing twice', () => {
    const both = table({ roles: ['dispatcher', 'medic'], hands: { dispatcher: [ORDERS, 'lima', 'cairo'] } });
    const before = both.legal().filter((text) => text.includes('send'));
    const after = both
      .does(`${ORDERS} medic`)
      .legal()
      .filter((text) => text.includes('send'));
    expect(after).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
  });

  it('BRINK-SPO-4 discards the card of a direct flight of the other pawn, with private hands too', () => {
    table({ options: { hands: 'private', consent: 'ask' } })
      .does(`${ORDERS} medic`, 'send medic direct to lima')
      .as('medic')
      .does('accept')
      .discarded('lima')
      .at('medic', 'lima');
  });

  it('BRINK-SC-18 BRINK-SPO-6 moves the Pilot by ordinary movement, not by flights of the Pilot', () => {
    table({ boxes: ['brink', 'lab'], roles: ['scientist', 'pilot'], at: { pilot: 'cairo' } })
      .does(`${ORDERS} pilot`, 'send pilot driving to riyadh')
      .at('pilot', 'riyadh')
      .refuses('pilot delhi', 'wrong-role')
      .does('send pilot direct to lima')
      .at('pilot', 'lima');
  });

  it('BRINK-SPO-7 is refused in the turn of a player without movement actions, whoever holds it', () => {
    const grounded: Partial<Position> = { boxes: ['brink', 'lab'], roles: ['pilot', 'medic', 'scientist'] };
    table({ ...grounded, hands: { pilot: [ORDERS] } }).refuses(`${ORDERS} medic`, 'orders-in-vain');
    table({ ...grounded, hands: { medic: [ORDERS] } })
      .as('medic')
      .refuses(`${ORDERS} scientist`, 'orders-in-vain');
  });

  it('BRINK-SPO-7 BRINK-EVT-4 gives nothing to a player who loses the movement actions in the middle of the turn, but stays', () => {
    const changed = table({ boxes: ['brink', 'lab'], hands: { scientist: [ORDERS] } }).does(
      `${ORDERS} medic`,
    );
    changeRole(changed.state, 0, changed.game.roleIds.indexOf('pilot'));
    changed.refuses('send medic driving to riyadh', 'grounded');
    expect(changed.legal().filter((text) => text.includes('send'))).toEqual([]);
    expect(changed.view().shows['reminders']).toEqual([{ card: ORDERS, seat: 1 }]);
  });

  it('BRINK-SPO-3 lets the pawn follow its player into another role', () => {
    const changed = table({ cubes: { riyadh: { black: 2 } } }).does(`${ORDERS} medic`);
    changeRole(changed.state, 1, changed.game.roleIds.indexOf('containment-specialist'));
    changed.does('send 2 driving to riyadh').cubes('riyadh', 'black', 1);
  });

  it('BRINK-EVT-4 BRINK-EVT-6 lies on the table for the turn, and leaves the game after the Contingency Planner’s card', () => {
    const stored = table({
      roles: ['contingency-planner', 'medic'],
      hands: {},
      stored: ORDERS,
    }).does(`${ORDERS} medic`, 'send medic driving to riyadh');
    expect(stored.view().shows['reminders']).toEqual([{ card: ORDERS, seat: 1 }]);
    stored.does('end');
    expect(stored.view().removed).toContain(ORDERS);
    expect(stored.view().playerDiscard).not.toContain(ORDERS);
  });
});
