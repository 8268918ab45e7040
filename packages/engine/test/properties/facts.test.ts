import { describe, expect, it } from 'vitest';
import { factsFor, view, type Fact, type Game, type State, type View } from '../../src/index.ts';
import { draw, emptyBoard, type Board } from './board.ts';
import { GAMES } from './configurations.ts';
import { demand } from './demand.ts';
import { shownOfIberia } from './iberiaBoard.ts';
import { labDrawn, labSeen } from './labBoard.ts';
import { anyKind, careful, playGame } from './play.ts';
import type { StrainBoard } from './strainBoard.ts';
import { teamsSeen } from './teamBoard.ts';

const some = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

/** The board drawn from what a viewer heard shows what his view shows, while what is secret is kept. */
function compare(board: Board, state: State, viewer: number, begun: View['shows']): void {
  const seen = view(state, viewer, 'kept');
  const cubes = Object.entries(seen.cubes).flatMap(([city, counts]) =>
    Object.entries(counts).map(([colour, count]) => [`${city} ${colour}`, count] as const),
  );
  expect(some(board.cubes)).toEqual(Object.fromEntries(cubes));
  const { colourIds, cubesOf } = state.game;
  const supply = Object.entries(seen.supply).map(([colour, left]) => [
    colour,
    left - cubesOf[colourIds.indexOf(colour)]!,
  ]);
  expect(some(board.supply)).toEqual(some(Object.fromEntries(supply) as Record<string, number>));
  for (const { seat, role, city, handSize, hand } of seen.seats) {
    // A role that belongs to its seat is dealt to nobody.
    expect(board.roles[seat]).toBe(state.game.config.pool.includes(role) ? role : undefined);
    expect(board.pawns[seat]).toBe(city);
    expect(board.handSizes[seat] ?? 0).toBe(handSize);
    const heard = Object.keys(board.hands).filter((card) => board.hands[card] === seat);
    expect(heard.sort()).toEqual([...hand].sort());
  }
  expect([...board.discard].sort()).toEqual([...seen.playerDiscard].sort());
  expect([...board.removed].sort()).toEqual([...seen.removed].sort());
  expect(board.infectionDiscard).toEqual(seen.infectionDiscard);
  expect(board.infectionDeck).toBe(seen.infectionDeck.size);
  expect([...board.infectionRemoved].sort()).toEqual([...seen.infectionRemoved].sort());
  if (state.game.id === 'iberia') compareIberia(board, seen.shows, begun);
  else compareBase(board, seen.shows, colourIds);
  expect([board.outbreaks, board.rateSpace, board.turn, board.ending]).toEqual([
    seen.outbreaks,
    seen.rateSpace,
    seen.turn,
    seen.ending,
  ]);
}

function compareBase(board: Board, shows: View['shows'], colours: readonly string[]): void {
  expect([...board.stations].sort()).toEqual([...(shows['stations'] as string[])].sort());
  const uncured = Object.fromEntries(colours.map((colour) => [colour, 'none']));
  expect({ ...uncured, ...board.cures }).toEqual(shows['cures']);
  expect(board.stored).toBe(shows['storedEvent']);
  expect(labDrawn(board.lab)).toEqual(labSeen(shows['laboratory']));
  expect(board.teams).toEqual(teamsSeen(shows['team']));
  expect(board.strain).toEqual(inOrder(shows['strain'] as StrainBoard | undefined));
}

const inOrder = (strain: StrainBoard | undefined): StrainBoard | undefined =>
  strain && { ...strain, inForce: strain.inForce.toSorted(), drawn: strain.drawn.toSorted() };

/** What no fact tells of, such as the ports, never changes: it is as it was at the start. What a command used up its words tell. */
function compareIberia(board: Board, seen: View['shows'], begun: View['shows']): void {
  const { usedUp: _, ...shows } = seen;
  const sets = {
    rails: new Set(shows['rails'] as string[]),
    researched: new Set(shows['researched'] as string[]),
  };
  expect({ ...begun, ...shownOfIberia(board.iberia) }).toEqual({ ...shows, ...sets });
}

const SECRET_WITH_PRIVATE_HANDS = new Set(['dealtCard', 'drewCard']);
/** What Forecast shows of the infection deck, and the Royal Academy Scientist of the player deck. */
const SECRET_LOOK = new Set(['saw', 'reordered']);

/** What a team is dealt and chooses before the first turn. */
const SECRET_OF_TEAMS = new Set(['goalsDealt', 'goalKept', 'rolesOffered', 'rolePicked']);

/** Whether the fact is about the viewer's hand, or about one that he sees. */
function knows(game: Game, viewer: number, fact: Fact): boolean {
  const seat = Number(fact['seat']);
  return viewer !== 0 && seat > 0 && (game.seenBy[seat - 1]! & (1 << (viewer - 1))) !== 0;
}

/** No fact that a viewer hears names a card that is in a hand or on a deck and hidden from him. */
function checkSecrets(game: Game, state: State, heard: readonly Fact[], viewer: number): void {
  for (const fact of heard) {
    const own = knows(game, viewer, fact);
    if (SECRET_WITH_PRIVATE_HANDS.has(fact.fact)) demand(own || game.openHands, `${fact.fact} leaks`);
    if (SECRET_OF_TEAMS.has(fact.fact)) {
      const team = Number(fact['team'] ?? Math.ceil(Number(fact['seat']) / 2));
      demand(viewer !== 0 && Math.ceil(viewer / 2) === team, `${fact.fact} leaks`);
    }
    if (SECRET_LOOK.has(fact.fact)) {
      demand(own || game.config.options['forecast'] === 'all', `${fact.fact} leaks`);
      continue; // it names cards of a deck
    }
    const card = game.cardNumbers.get(String(fact['card']));
    if (card === undefined) continue;
    const place = state.places[card]!;
    if (place >= game.shape.seats) continue;
    const bit = viewer === 0 ? 1 << 30 : 1 << (viewer - 1);
    demand(
      (state.known[card]! & bit) !== 0,
      () => `${fact.fact} names ${game.cardIds[card]!}, hidden from ${String(viewer)}`,
    );
  }
}

/** Facts for one seat: of private hands and of looks at a deck. In Iberia hands lie open. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  base: ['dealtCard', 'drewCard', 'saw', 'reordered'],
  boxes: ['dealtCard', 'drewCard', 'saw', 'reordered'],
  lab: ['dealtCard', 'drewCard', 'saw', 'reordered'],
  sides: ['dealtCard', 'drewCard', 'infectionTakenCard', 'sneaked', 'waited'],
  iberia: ['saw', 'reordered'],
};

describe.each(GAMES)('facts of $id, in every configuration', ({ id, configurations, combinations }) => {
  it('name no hidden card to a viewer, and are enough to draw all that he sees', () => {
    for (const [number, { name, game }] of combinations.entries()) {
      const viewers = Array.from({ length: game.shape.seats + 1 }, (_, viewer) => viewer);
      let begun: View['shows'] = {};
      const boards = viewers.map(() => emptyBoard(game.config));
      playGame(
        game,
        `facts ${name}`,
        number % 4 < 2 ? anyKind : careful,
        ({ state, facts, done, chance }) => {
          if (done === 0) begun = view(state, 0).shows;
          for (const viewer of viewers) {
            const heard = factsFor(facts, viewer);
            checkSecrets(game, state, heard, viewer);
            for (const fact of heard) draw(boards[viewer]!, fact);
            if (viewer !== 0 && (done === 0 || chance(40) === 0 || state.over !== 0))
              compare(boards[viewer]!, state, viewer, begun);
          }
        },
      );
    }
  }, 60_000);

  it('that are secret reach only the one who drew, was dealt or looked', () => {
    const told = new Map(SECRETS[id]!.map((fact) => [fact, 0]));
    for (const { name, game } of id === 'base' ? configurations : combinations) {
      const { hands, forecast } = game.config.options;
      if (id !== 'iberia' && (hands !== 'private' || forecast !== 'player')) continue;
      playGame(game, `secret facts ${name}`, anyKind, ({ facts }) => {
        for (const fact of facts) {
          if (!told.has(fact.fact)) continue;
          told.set(fact.fact, told.get(fact.fact)! + 1);
          for (let viewer = 0; viewer <= game.shape.seats; viewer++) {
            demand(
              factsFor([fact], viewer).length === (knows(game, viewer, fact) ? 1 : 0),
              `${fact.fact} is heard by others`,
            );
          }
        }
      });
    }
    expect(Math.min(...told.values())).toBeGreaterThan(id === 'sides' ? 2 : 5);
  }, 60_000);
});
