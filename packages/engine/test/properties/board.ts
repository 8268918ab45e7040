// A table drawn from facts alone, as a page would do it: nothing here looks at a state.
import { gamesThereAre, type Config, type Fact } from '../../src/index.ts';
import { drawIberia, emptyIberia, type IberiaBoard } from './iberiaBoard.ts';
import { cardsOfLab, drawLab, emptyLab, type LabBoard } from './labBoard.ts';
import { drawTeams, emptyTeams, type TeamBoard } from './teamBoard.ts';
import { drawStrain, emptyStrain, type StrainBoard } from './strainBoard.ts';

export interface Board {
  readonly game: string;
  readonly cubes: Record<string, number>;
  readonly supply: Record<string, number>;
  /** Where pawns are that have been placed. */
  readonly pawns: Record<number, string>;
  readonly roles: Record<number, string>;
  readonly handSizes: Record<number, number>;
  /** Card to its owner, as far as the listener has heard. */
  readonly hands: Record<string, number>;
  readonly discard: Set<string>;
  readonly removed: Set<string>;
  readonly stations: Set<string>;
  readonly cures: Record<string, string>;
  readonly iberia: IberiaBoard;
  readonly strain: StrainBoard | undefined;
  readonly lab: LabBoard | undefined;
  readonly teams: TeamBoard | undefined;
  readonly infectionRemoved: Set<string>;
  infectionDiscard: string[];
  infectionDeck: number;
  stored: string | undefined;
  outbreaks: number;
  rateSpace: number;
  turn: number;
  ending: string;
}

export function emptyBoard(config: Config): Board {
  return {
    game: config.game,
    cubes: {},
    supply: {},
    pawns: {},
    roles: {},
    handSizes: {},
    hands: {},
    discard: new Set(),
    removed: new Set(),
    stations: new Set(),
    cures: {},
    iberia: emptyIberia(config),
    strain: emptyStrain(config),
    lab: emptyLab(config),
    teams: emptyTeams(config),
    infectionRemoved: new Set(),
    infectionDiscard: [],
    infectionDeck: 48,
    stored: undefined,
    outbreaks: 0,
    rateSpace: config.challenges.includes('team') ? 3 : 1,
    turn: 1,
    ending: 'running',
  };
}

const change = <K extends string | number>(counts: Record<K, number>, key: K, by: number): void => {
  counts[key] = (counts[key] ?? 0) + by;
};

/** Draws one fact. */
export function draw(board: Board, fact: Fact): void {
  if (board.game === 'iberia') drawIberia(board.iberia, fact);
  if (board.strain !== undefined) drawStrain(board.strain, fact);
  if (board.teams !== undefined) drawTeams(board.teams, fact);
  if (board.lab !== undefined) drawPiecesOfLab(board, board.lab, fact);
  switch (fact.fact) {
    case 'roleDealt':
      board.roles[fact.seat] = fact.role;
      if (fact.city !== undefined) board.pawns[fact.seat] = fact.city;
      return;
    case 'roleChanged':
      board.roles[fact.seat] = fact.role;
      return;
    case 'pawnPlaced':
      board.pawns[fact.seat] = fact.city;
      return;
    case 'turnBegan':
    case 'turnPassed':
      board.turn = fact.seat;
      return;
    case 'firstTeam':
      board.turn = 2 * fact.team - 1;
      return;
    case 'placed':
    case 'removed':
      drawCubes(board, fact.city, fact.colour, fact.fact === 'placed' ? fact.count : -fact.count, fact.now);
      // A sample lies on the role card, not in the supply.
      if (fact.fact === 'removed' && fact.by === 'field-operative')
        change(board.supply, fact.colour, -fact.count);
      return;
    case 'samplesReturned':
      change(board.supply, fact.colour, fact.count);
      return;
    case 'cubeMoved':
      change(board.cubes, `${fact.from} ${fact.colour}`, -1);
      change(board.cubes, `${fact.to} ${fact.colour}`, 1);
      return;
    case 'outbreak':
    case 'hospitalOverflowed':
      board.outbreaks = fact.total;
      return;
    case 'rateMoved':
      board.rateSpace = fact.space;
      return;
    case 'moved':
      if (board.pawns[fact.seat] !== fact.from)
        throw new Error(`pawn ${String(fact.seat)} is not in ${fact.from}`);
      board.pawns[fact.seat] = fact.to;
      return;
    case 'stationBuilt':
      if (fact.from !== undefined) board.stations.delete(fact.from);
      board.stations.add(fact.city);
      return;
    case 'stationRemoved':
      board.stations.delete(fact.city);
      return;
    case 'spotted':
      board.pawns[fact.seat] = fact.city;
      return;
    case 'vanished':
      delete board.pawns[fact.seat];
      return;
    case 'infectionTaken':
      board.infectionDeck--;
      return;
    case 'cured':
    case 'eradicated':
      board.cures[fact.colour] = fact.fact;
      return;
    case 'diseaseReturned':
      board.cures[fact.colour] = 'cured';
      return;
    case 'cubesLost':
      change(board.supply, fact.colour, -fact.count);
      return;
    case 'over':
      board.ending = fact.ending;
      return;
    default:
      drawCards(board, fact);
  }
}

/** What goes between the lab and the rest of the table. */
function drawPiecesOfLab(board: Board, lab: LabBoard, fact: Fact): void {
  for (const [colour, count] of Object.entries(drawLab(lab, fact))) change(board.supply, colour, -count);
  const { laid, discarded } = cardsOfLab(fact);
  for (const card of laid) {
    change(board.handSizes, board.hands[card] ?? Number(fact['seat']), -1);
    delete board.hands[card];
  }
  for (const card of discarded) board.discard.add(card);
}

function drawCubes(board: Board, city: string, colour: string, by: number, now: number): void {
  change(board.cubes, `${city} ${colour}`, by);
  change(board.supply, colour, -by);
  if (board.cubes[`${city} ${colour}`] !== now)
    throw new Error(`${city} should have ${String(now)} ${colour} cubes`);
}

/** Events are played by commands of their own name. */
const EVENTS = new Set(
  gamesThereAre().flatMap(({ events, boxes }) => [...events, ...boxes.flatMap((box) => box.events)]),
);

/** Who asks for consent shows the card he would give, pay or play. */
function showPrice(board: Board, by: number, command: Extract<Fact, { fact: 'asked' }>['command']): void {
  const prices: Readonly<Record<string, unknown>> = {
    give: command['card'],
    'send-direct': command['to'],
    'send-charter': board.pawns[Number(command['pawn'])],
    'pass-on': command['card'],
  };
  const isEvent = EVENTS.has(command.kind) && board.stored !== command.kind;
  const price = isEvent ? command.kind : prices[command.kind];
  if (typeof price === 'string') board.hands[price] = by;
}

function drawCards(board: Board, fact: Fact): void {
  switch (fact.fact) {
    case 'dealt':
    case 'drew':
      change(board.handSizes, fact.seat, fact.count);
      return;
    case 'firstPlayer':
      if (fact.card !== undefined) board.hands[fact.card] = fact.seat;
      return;
    case 'asked':
      showPrice(board, fact.by, fact.command);
      return;
    case 'eventStays': {
      const holder = board.hands[fact.card];
      if (holder === undefined) board.stored = undefined;
      else change(board.handSizes, holder, -1);
      delete board.hands[fact.card];
      return;
    }
    case 'eventEnded':
      board.discard.add(fact.card);
      return;
    case 'eventPlayed':
      // One that is stored or lies in the discard pile is played from there.
      if (board.stored !== fact.card && !board.discard.has(fact.card)) board.hands[fact.card] = fact.seat;
      return;
    case 'cardShown':
    case 'dealtCard':
    case 'drewCard':
      board.hands[fact.card] = fact.seat;
      return;
    case 'epidemicDrawn':
    case 'specialDrawn':
      change(board.handSizes, fact.seat, -1);
      return;
    case 'discardedAtStart':
      for (const card of fact.cards) board.discard.add(card);
      return;
    case 'discarded':
      delete board.hands[fact.card];
      change(board.handSizes, fact.seat, -1);
      board.discard.add(fact.card);
      return;
    case 'tookFromDiscard':
      board.discard.delete(fact.card);
      board.hands[fact.card] = fact.seat;
      change(board.handSizes, fact.seat, 1);
      return;
    case 'shared':
      board.hands[fact.card] = fact.to;
      change(board.handSizes, fact.from, -1);
      change(board.handSizes, fact.to, 1);
      return;
    case 'eventStored':
      board.discard.delete(fact.card);
      board.stored = fact.card;
      return;
    case 'eventReturned':
      board.stored = undefined;
      board.discard.add(fact.card);
      return;
    case 'removedFromGame':
      if (board.stored === fact.card) board.stored = undefined;
      board.discard.delete(fact.card);
      board.removed.add(fact.card);
      return;
    case 'specialDiscarded':
      board.discard.add(fact.card);
      return;
    case 'specialInfectionDrawn':
    case 'infectionDrawn':
      board.infectionDeck -= 1;
      return;
    case 'specialInfectionDiscarded':
      board.infectionDiscard.push(fact.card);
      return;
    case 'infectionDiscarded':
      board.infectionDiscard.push(fact.city);
      return;
    case 'infectionRemoved':
      board.infectionRemoved.add(fact.city);
      board.infectionDiscard = board.infectionDiscard.filter((city) => city !== fact.city);
      return;
    case 'intensified':
      board.infectionDeck += board.infectionDiscard.length;
      if (fact.count !== board.infectionDiscard.length)
        throw new Error('another number of cards was intensified');
      board.infectionDiscard = [];
      return;
    default:
  }
}
