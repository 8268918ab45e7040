import { describe, expect, it } from 'vitest';
import { BT, hisTurn, shown, terroristTable } from './tables.ts';

describe('capture and escape', () => {
  it('BRINK-BCP-1 BRINK-BCP-2 BRINK-BCP-3 BRINK-SC-39 after the last action, for nothing: all his cards are discarded', () => {
    const s = terroristTable({
      left: 0,
      at: { dispatcher: 'cairo', researcher: 'lima' },
      hands: { researcher: ['airlift'] },
      terrorist: { city: 'riyadh', hand: ['riyadh', 'lima', 'osaka'] },
    })
      .refuses('capture', 'hidden')
      .as('researcher')
      .does('airlift dispatcher to riyadh')
      .as('dispatcher')
      .does('accept')
      .does('capture')
      .told({ fact: 'captured', seat: 1, city: 'riyadh' })
      .asks('actions', { left: 0 })
      .refuses('capture', 'captured');
    expect([...s.view().infectionDiscard].sort()).toEqual(['lima', 'osaka', 'riyadh']);
    expect(shown(s)).toMatchObject({ state: 'captured', city: 'riyadh', hand: { size: 0 } });
  });

  it('BRINK-BCP-2 at a table that says so it takes an action', () => {
    const at = {
      at: { dispatcher: 'riyadh' },
      terrorist: { city: 'riyadh' },
      options: { capture: 'action' },
    };
    terroristTable(at).does('capture').asks('actions', { left: 3 });
    terroristTable({ ...at, left: 0 }).refuses('capture', 'no-action-left');
  });

  it('BRINK-BCP-3 without cards he can be captured too', () => {
    const s = terroristTable({ at: { dispatcher: 'riyadh' }, terrorist: { city: 'riyadh' } }).does('capture');
    expect(shown(s).state).toBe('captured');
  });

  it('BRINK-BCP-4 BRINK-SC-39 not elsewhere, not hidden, not twice, not in another turn or part', () => {
    const there = { at: { researcher: 'riyadh' }, terrorist: { city: 'riyadh' } };
    terroristTable(there)
      .refuses('capture', 'not-together')
      .as('researcher')
      .refuses('capture', 'not-your-turn');
    terroristTable({ terrorist: { city: 'riyadh' } }).refuses('capture', 'hidden');
    terroristTable({ at: { dispatcher: 'riyadh' }, terrorist: { city: 'riyadh', captured: true } }).refuses(
      'capture',
      'captured',
    );
    const s = hisTurn(there);
    s.as('researcher').refuses('capture').as('dispatcher').refuses('capture').as(BT).refuses('capture');
    terroristTable({ at: { dispatcher: 'riyadh' }, terrorist: { city: 'riyadh' } })
      .does('end')
      .refuses('capture');
    // Who leaves first does not capture him any more.
    terroristTable({ at: { dispatcher: 'riyadh' }, terrorist: { city: 'riyadh' } })
      .does('drive cairo')
      .refuses('capture', 'hidden');
  });

  it('BRINK-BCP-5 BRINK-SC-39 captured he may only draw and escape', () => {
    hisTurn({
      terrorist: { city: 'riyadh', captured: true, hand: ['lima', 'riyadh', 'cairo'] },
      stations: ['riyadh'],
    })
      .refuses('sneak cairo', 'captured')
      .refuses('fly-in lima', 'captured')
      .refuses('fly-out lima', 'captured')
      .refuses('infect-locally', 'captured')
      .refuses('infect-remotely lima', 'captured')
      .refuses('sabotage cairo', 'captured')
      .allows('draw-infection', 'escape lima', 'wait');
  });

  it('BRINK-BCP-6 BRINK-SC-39 he stays captured and visible when the team leaves', () => {
    const s = terroristTable({ at: { dispatcher: 'riyadh' }, terrorist: { city: 'riyadh' } }).does(
      'capture',
      'drive cairo',
    );
    expect(s.view().seats[2]!.city).toBe('riyadh');
    expect(shown(s).state).toBe('captured');
  });

  it('BRINK-BCP-7 BRINK-BCP-9 BRINK-SC-39 draw and escape in one turn; then the free drive is there', () => {
    const s = hisTurn({ terrorist: { city: 'riyadh', captured: true }, infectNext: ['delhi'] })
      .does('draw-infection', 'escape delhi')
      .told({ fact: 'sighted', city: 'delhi', by: 'escape' }, { fact: 'vanished', city: 'riyadh' })
      .infectionDiscard('delhi');
    expect(shown(s)).toMatchObject({ state: 'hidden', possible: ['delhi'] });
    s.allows('sneak chennai').refuses('draw-infection', 'no-action-left').does('sneak chennai');
    expect(shown(s, BT).city).toBe('chennai');
  });

  it('BRINK-BCP-7 BRINK-SC-39 where a team pawn is he is spotted after it', () => {
    const s = hisTurn({
      at: { researcher: 'delhi' },
      terrorist: { city: 'riyadh', captured: true, hand: ['delhi'] },
    }).does('escape delhi');
    expect(shown(s)).toMatchObject({ state: 'spotted', city: 'delhi' });
  });

  it('BRINK-BCP-8 not with the card of the city he is in, and only if he is captured', () => {
    hisTurn({ terrorist: { city: 'riyadh', captured: true, hand: ['riyadh'] } })
      .refuses('escape riyadh', 'already-there')
      .refuses('escape lima', 'card-not-held');
    hisTurn({ terrorist: { city: 'riyadh', hand: ['lima'] } }).refuses('escape lima', 'not-captured');
  });

  it('BRINK-BCP-10 he may be captured again', () => {
    const s = hisTurn({
      at: { researcher: 'delhi' },
      terrorist: { city: 'riyadh', captured: true, hand: ['delhi', 'lima'] },
    })
      .does('escape delhi', 'wait', 'wait')
      .as('dispatcher')
      .does('continue')
      .as('researcher')
      .does('capture');
    expect(shown(s).state).toBe('captured');
    expect(s.view().infectionDiscard).toEqual(['delhi', 'lima']);
  });
});
