import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

const roles = ['archivist', 'medic'];
const boxes = ['brink'];
const EIGHT = ['paris', 'delhi', 'osaka', 'cairo', 'tokyo', 'essen', 'madrid', 'forecast'];
const inLima = { boxes, roles, at: { archivist: 'lima' } };

describe('Archivist: the hand', () => {
  it('BRINK-ARC-1 holds eight cards, every other player seven', () => {
    const s = scenario({ boxes, roles: ['medic', 'archivist', 'scientist'] });
    expect(s.view().shows['handLimits']).toEqual([7, 8, 7]);
  });

  it('BRINK-ARC-1 BRINK-ARC-2 discards or plays events down to eight after a draw', () => {
    scenario({ boxes, roles, hands: { archivist: EIGHT }, drawNext: ['lima', 'lagos'] })
      .does('end')
      .asks('hand-limit', { seat: 1 })
      .does('discard paris')
      .asks('hand-limit', { seat: 1 })
      .does('forecast', ...forecastOrder())
      .asks('infections')
      .hand('archivist', 'delhi', 'osaka', 'cairo', 'tokyo', 'essen', 'madrid', 'lima', 'lagos');
    scenario({ boxes, roles, hands: { archivist: EIGHT.slice(0, 6) }, drawNext: ['lima', 'lagos'] })
      .does('end')
      .asks('infections');
  });

  it('BRINK-ARC-2 counts his hand only when the epidemic he drew is over', () => {
    scenario({
      boxes,
      roles,
      hands: { archivist: EIGHT },
      drawNext: ['lima', 'epidemic'],
      infectLast: ['santiago'],
    })
      .does('end')
      .asks('before-intensify')
      .does('continue')
      .asks('hand-limit', { seat: 1 })
      .does('discard lima')
      .asks('infections');
  });

  it('BRINK-ARC-11 holds eight however he gets a card, and whoever gets one from him keeps his own limit', () => {
    const seven = EIGHT.slice(0, 7);
    scenario({ boxes, roles, turn: 'medic', hands: { archivist: seven, medic: ['atlanta'] } })
      .does('give atlanta to archivist')
      .as('archivist')
      .does('accept')
      .asks('actions', { seat: 2, left: 3 })
      .hand('archivist', ...seven, 'atlanta');
    scenario({ boxes, roles, turn: 'medic', hands: { archivist: EIGHT, medic: ['atlanta'] } })
      .does('give atlanta to archivist')
      .as('archivist')
      .does('accept')
      .asks('hand-limit', { seat: 1 });
    scenario({ boxes, roles, hands: { archivist: ['atlanta'], medic: seven } })
      .does('give atlanta to medic')
      .as('medic')
      .does('accept')
      .asks('hand-limit', { seat: 2 });
  });
});

/** The six cards of a Forecast in the order in which they lie. */
function forecastOrder(): string[] {
  const s = scenario({ boxes, roles, hands: { archivist: ['forecast'] } }).does('forecast');
  const { known } = s.view('archivist').infectionDeck.groups[0]!;
  return Object.values(known)
    .slice(0, 5)
    .map((city) => `next ${city}`);
}

describe('Archivist: the card of his city', () => {
  it('BRINK-ARC-3 BRINK-ARC-4 takes it from anywhere in the discard pile for an action', () => {
    const playerDiscard = ['paris', 'lima', 'delhi', 'osaka'];
    const s = scenario({ ...inLima, playerDiscard, hands: { archivist: ['cairo'] } })
      .does('recall lima')
      .told({ fact: 'tookFromDiscard', seat: 1, card: 'lima', by: 'archivist' })
      .hand('archivist', 'cairo', 'lima')
      .asks('actions', { left: 3 });
    expect([...s.view().playerDiscard].sort()).toEqual(['delhi', 'osaka', 'paris']);
  });

  it('BRINK-ARC-3 everybody knows that he has it then', () => {
    const s = scenario({
      ...inLima,
      playerDiscard: ['lima'],
      hands: { archivist: ['cairo'] },
      options: { hands: 'private' },
    }).does('recall lima');
    for (const viewer of ['medic', undefined])
      expect(s.view(viewer).seats[0]).toMatchObject({ handSize: 2, hand: ['lima'] });
  });

  it('BRINK-ARC-5 does not take what is not in the pile', () => {
    scenario({ ...inLima, hands: { archivist: ['lima'] } }).refuses('recall lima', 'not-discarded');
    scenario({ ...inLima, hands: { medic: ['lima'] } }).refuses('recall lima', 'not-discarded');
    scenario({ ...inLima, drawNext: ['lima'] }).refuses('recall lima', 'not-discarded');
    const removed = scenario({ ...inLima, drawNext: ['paris', 'cairo'], playerDeckSize: 2 });
    expect(removed.view().removed).toContain('lima');
    removed.refuses('recall lima', 'not-discarded');
    expect(removed.legal().join()).not.toContain('recall');
  });

  it('BRINK-ARC-5 takes neither the card of another city nor an event, and only in his own turn', () => {
    const playerDiscard = ['lima', 'paris', 'airlift'];
    scenario({ ...inLima, playerDiscard })
      .refuses('recall paris', 'wrong-city', 'Only the card of Lima, where the pawn is, can be taken back.')
      .refuses('recall airlift', 'wrong-city')
      .as('medic')
      .refuses('recall lima');
    const other = scenario({ ...inLima, playerDiscard, turn: 'medic' })
      .as('archivist')
      .refuses('recall lima');
    expect(other.legal('archivist').join()).not.toContain('recall');
  });

  it('BRINK-ARC-5 BRINK-ROL-1 takes one card a turn, and again in his next', () => {
    const drawNext = ['paris', 'cairo', 'essen', 'milan'];
    scenario({ ...inLima, drawNext, playerDiscard: ['lima', 'bogota'] })
      .does('recall lima', 'drive bogota')
      .refuses('recall bogota', 'once-per-turn')
      .does('end', 'infect', 'infect', 'continue')
      .as('medic')
      .does('end', 'infect', 'infect', 'continue')
      .as('archivist')
      .does('recall bogota')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BRINK-ARC-7 BRINK-ARC-8 BRINK-SC-3 takes back the card of his flight, and nobody discards for him', () => {
    scenario({
      boxes,
      roles,
      at: { archivist: 'lagos' },
      hands: { archivist: ['paris', 'delhi', 'osaka'], medic: ['milan', 'cairo', 'essen', 'lima', 'tokyo'] },
    })
      .does('direct paris', 'recall paris')
      .at('archivist', 'paris')
      .hand('archivist', 'paris', 'delhi', 'osaka')
      .asks('actions', { left: 2 })
      .refuses('discard delhi', 'not-now')
      .as('medic')
      .refuses('discard milan', 'not-your-turn');
  });

  it('BRINK-ARC-9 BRINK-SC-2 takes a ninth card and comes down to eight at once, with any card', () => {
    const s = scenario({
      ...inLima,
      hands: { archivist: EIGHT },
      playerDiscard: ['lima', 'milan', 'bogota', 'london'],
    })
      .does('recall lima')
      .hand('archivist', ...EIGHT, 'lima')
      .asks('hand-limit', { seat: 1 });
    const kinds = new Set(s.legal().map((command) => command.split(' ')[1]));
    expect(kinds).toEqual(new Set(['discard', 'forecast']));
    s.refuses('drive bogota')
      .does('discard lima')
      .hand('archivist', ...EIGHT)
      .discarded('lima')
      .refuses('recall lima', 'once-per-turn')
      .asks('actions', { left: 3 });
  });
});
