import { describe, expect, it } from 'vitest';
import { compile, priced, restore, seedFromText, snapshot, start, view } from '../../../../src/index.ts';
import { changeRole } from '../../../../src/rules/changeRole.ts';
import { infectionDeck } from '../../../rules/infectionDeck.ts';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const she = 'troubleshooter';
const boxes = ['brink'];
const roles = ['medic', she];
const TOP = ['lagos', 'osaka', 'tokyo', 'seoul', 'paris', 'algiers', 'essen'];
/** The turn before hers, with a rate of 3, so that she sees the fourth to the sixth card. */
const position: Position = {
  boxes,
  roles,
  rateSpace: 4,
  infectNext: TOP,
  drawNext: ['cairo', 'delhi', 'milan', 'london'],
  options: { hands: 'private' },
};

const passTurn = (s: Scenario): Scenario => s.does('end', 'infect', 'infect', 'infect', 'continue');

const hersBegins = (changes: Partial<Position> = {}): Scenario =>
  passTurn(scenario({ ...position, ...changes })).as(she);

/** What a role knows of the infection deck, the top first. */
const knows = (s: Scenario, role?: string): Record<string, string> =>
  Object.assign({}, ...s.view(role).infectionDeck.groups.map(({ known }) => known)) as Record<string, string>;

describe('Troubleshooter: the look at the infection deck', () => {
  it('BRINK-TRB-1 BRINK-TRB-2 BRINK-TRB-3 BRINK-SC-10 shows her as many cards as the rate, and nobody else', () => {
    const before = infectionDeck(scenario(position));
    const s = hersBegins().asks('actions', { seat: 2, left: 4 });
    expect(knows(s, she)).toEqual({ 1: 'seoul', 2: 'paris', 3: 'algiers' });
    for (const other of ['medic', undefined]) expect(knows(s, other)).toEqual({});
    expect(infectionDeck(s)).toEqual(before.slice(3));
    s.told({ fact: 'turnBegan', seat: 2 }, { fact: 'lookedAt', seat: 2, deck: 'infection', count: 3 });
    expect(s.heard(she)).toContainEqual(
      expect.objectContaining({ fact: 'saw', seat: 2, cards: ['seoul', 'paris', 'algiers'], audience: [2] }),
    );
    expect(s.heard('medic').some(({ fact }) => fact === 'saw')).toBe(false);
    expect(JSON.stringify(s.heard('medic'))).not.toMatch(/seoul|algiers/u);
  });

  it('BRINK-TRB-1 comes in the first turn of the game too', () => {
    const compiled = compile({ boxes, players: 2, roles: [she, 'medic'] });
    if (!compiled.ok) throw new Error(compiled.error.message);
    for (let seed = 0; seed < 8; seed++) {
      const { state } = start(compiled.value, seedFromText(`first ${String(seed)}`));
      const known = view(state, 1).infectionDeck.groups.flatMap((group) => Object.keys(group.known));
      expect(known).toHaveLength(state.turn === 0 ? 2 : 0);
      expect(restore(state.game, snapshot(state)).ok).toBe(true);
    }
  });

  it('BRINK-TRB-2 counts as a reveal, so that nobody takes back what came before', () => {
    const reveals = (role: string): number => {
      const s = scenario({ ...position, roles: ['medic', role] });
      s.does('end', 'infect', 'infect', 'infect');
      const before = s.state.reveals;
      return s.does('continue').state.reveals - before;
    };
    expect([reveals(she), reveals('scientist')]).toEqual([1, 0]);
  });

  it('BRINK-TRB-3 stays known until the cards are drawn, also below cards that are shuffled onto them', () => {
    const s = hersBegins({ drawNext: ['cairo', 'delhi', 'epidemic', 'london'], infectLast: ['santiago'] });
    s.does('end', 'continue');
    const { 1: first, 5: fifth, 6: sixth } = knows(s, she);
    expect([first, fifth, sixth]).toEqual([undefined, 'seoul', 'paris']);
    expect(knows(s, 'medic')).toEqual({});
    expect(knows(hersBegins().does('end', 'infect', 'infect'), she)).toEqual({ 1: 'algiers' });
  });

  it('BRINK-TRB-3 forgets what somebody else then puts into another order', () => {
    const s = hersBegins({ hands: { medic: ['forecast'] } })
      .as('medic')
      .does('forecast');
    expect(knows(s, she)).toEqual({});
    s.does('next seoul', 'next paris', 'next algiers', 'next essen');
    expect(knows(s, she)).toEqual({});
  });

  it('BRINK-TRB-4 BRINK-SC-10 sees one card under a Travel Ban of somebody else', () => {
    const s = scenario({ ...position, hands: { medic: ['commercial-travel-ban'] } })
      .does('commercial-travel-ban', 'end', 'infect', 'continue')
      .asks('actions', { seat: 2 });
    expect(knows(s, she)).toEqual({ 1: 'osaka' });
  });

  it('BRINK-TRB-4 BRINK-CTB-8 BRINK-SC-10 sees the full number again when her own ban ends', () => {
    const s = scenario({ ...position, turn: she, hands: { [she]: ['commercial-travel-ban'] } })
      .does('commercial-travel-ban', 'end', 'infect', 'continue')
      .as('medic')
      .does('end', 'infect', 'continue')
      .asks('actions', { seat: 2 })
      .told({ fact: 'turnBegan', seat: 2 }, { fact: 'eventEnded' }, { fact: 'lookedAt', seat: 2, count: 3 })
      .discarded('commercial-travel-ban');
    expect(knows(s, she)).toEqual({ 1: 'tokyo', 2: 'seoul', 3: 'paris' });
  });

  it('BRINK-TRB-5 sees all cards of a deck that holds fewer, and none of an empty one', () => {
    expect(knows(hersBegins({ infectionDeckSize: 5 }), she)).toEqual({ 1: 'seoul', 2: 'paris' });
    const s = hersBegins({ infectionDeckSize: 3 }).asks('actions', { seat: 2 });
    expect(knows(s, she)).toEqual({});
    expect(s.facts.some(({ fact }) => fact === 'lookedAt')).toBe(false);
  });

  it('BRINK-TRB-7 does not look in the turns of others, nor when she comes into play during a turn', () => {
    const others = passTurn(scenario({ ...position, roles: ['medic', 'scientist', she] })).asks('actions', {
      seat: 2,
    });
    expect(knows(others, she)).toEqual({});
    const late = scenario({ ...position, roles: ['medic', 'scientist'] });
    changeRole(late.state, 0, late.game.roleIds.indexOf(she));
    expect(
      view(late.state, 1).infectionDeck.groups.every(({ known }) => Object.keys(known).length === 0),
    ).toBe(true);
  });
});

describe('Troubleshooter: direct flights', () => {
  const inLima: Position = {
    boxes,
    roles: [she, 'medic'],
    at: { [she]: 'lima' },
    hands: { [she]: ['paris'] },
  };

  it('BRINK-TRB-8 BRINK-TRB-9 BRINK-SC-10 shows the card and keeps it, for an action, and again in the same turn', () => {
    const s = scenario(inLima)
      .does('direct paris', 'drive milan', 'direct paris')
      .at(she, 'paris')
      .hand(she, 'paris')
      .asks('actions', { left: 1 });
    expect(s.view().playerDiscard).toEqual([]);
    expect(s.facts.some(({ fact }) => fact === 'discarded')).toBe(false);
  });

  it('BRINK-TRB-8 costs no card, and is said to cost none', () => {
    const s = scenario(inLima);
    const flight = priced(s.state, 1).find(({ command }) => command.kind === 'direct');
    expect(flight).toMatchObject({ price: { actions: 1, cards: [] } });
  });

  it('BRINK-TRB-10 takes the card of the city, and another city', () => {
    scenario(inLima)
      .refuses('direct tokyo', 'card-not-held')
      .does('direct paris')
      .refuses('direct paris', 'already-there');
    scenario({ ...inLima, hands: { medic: ['tokyo'] } }).refuses('direct tokyo', 'card-not-held');
  });

  it('BRINK-TRB-11 BRINK-SC-10 gives up the card of a charter flight and of everything else', () => {
    scenario(inLima).does('direct paris', 'charter tokyo').hand(she).discarded('paris');
    scenario(inLima).does('direct paris', 'build').hand(she).discarded('paris').stations('atlanta', 'paris');
    const cards = ['paris', 'milan', 'madrid', 'london', 'essen'];
    scenario({ ...inLima, stations: ['paris'], hands: { [she]: cards } })
      .does('direct paris', `cure blue with ${cards.join(' ')}`)
      .hand(she)
      .discarded(...cards);
  });

  it('BRINK-TRB-12 another who moves her gives up his card', () => {
    scenario({
      boxes,
      roles: ['dispatcher', she],
      at: { [she]: 'lima' },
      hands: { dispatcher: ['tokyo'], [she]: ['paris'] },
    })
      .does('send troubleshooter direct to tokyo')
      .as(she)
      .does('accept')
      .at(she, 'tokyo')
      .hand('dispatcher')
      .discarded('tokyo');
  });

  it('BRINK-TRB-12 gives up her card when she moves another pawn by Special Orders', () => {
    scenario({ ...inLima, hands: { [she]: ['paris', 'special-orders'] } })
      .does('special-orders 2', 'send medic direct to paris')
      .as('medic')
      .does('accept')
      .at('medic', 'paris')
      .hand(she)
      .discarded('paris');
    scenario({
      boxes,
      roles: ['medic', she],
      hands: { medic: ['tokyo', 'special-orders'], [she]: ['paris'] },
    })
      .does('special-orders 2', 'send troubleshooter direct to tokyo')
      .as(she)
      .does('accept')
      .at(she, 'tokyo')
      .discarded('tokyo');
  });

  it('BRINK-TRB-14 BRINK-SC-10 everybody knows from then on that she holds it', () => {
    const s = scenario({ ...inLima, hands: { [she]: ['paris', 'osaka'] }, options: { hands: 'private' } });
    for (const viewer of ['medic', undefined]) expect(s.view(viewer).seats[0]!.hand).toEqual([]);
    s.does('direct paris').told(
      { fact: 'cardShown', seat: 1, card: 'paris' },
      { fact: 'moved', by: 'direct' },
    );
    for (const viewer of ['medic', undefined])
      expect(s.view(viewer).seats[0]).toMatchObject({ hand: ['paris'], handSize: 2 });
  });
});
