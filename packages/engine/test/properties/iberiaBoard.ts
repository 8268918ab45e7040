// The pieces of Iberia drawn from facts alone.
import type { Config, Fact } from '../../src/index.ts';
import { demand, equal } from './demand.ts';

const TOKENS = 14;
const TOKENS_UNDER_A_HOSPITAL = 2;
const RAILS = 20;
const COLOURS = ['blue', 'yellow', 'black', 'red'];

/** Named as in a view. */
export interface IberiaBoard {
  readonly rails: Set<string>;
  readonly hospitals: Record<string, string>;
  readonly researched: Set<string>;
  readonly tokens: Record<string, number>;
  readonly tokensUnderHospitals: Record<string, number> | undefined;
  railsLeft: number;
  tokensLeft: number;
  prevention: string | undefined;
  diseases: readonly string[] | undefined;
  goodSeason: boolean;
  /** The rate has just been raised: the next card is that of the epidemic. */
  epidemic: boolean;
  /** The infect part of this turn has turned over its first card. */
  infecting: boolean;
}

/** What lies beside the board follows from the challenges. */
export function emptyIberia({ challenges }: Config): IberiaBoard {
  const influx = challenges.includes('influx-of-patients');
  const under = Object.fromEntries(COLOURS.map((colour) => [colour, TOKENS_UNDER_A_HOSPITAL]));
  return {
    rails: new Set(),
    hospitals: {},
    researched: new Set(),
    tokens: {},
    tokensUnderHospitals: influx ? under : undefined,
    railsLeft: RAILS,
    tokensLeft: influx ? TOKENS - COLOURS.length * TOKENS_UNDER_A_HOSPITAL : TOKENS,
    prevention: undefined,
    diseases: undefined,
    goodSeason: false,
    epidemic: false,
    infecting: false,
  };
}

export function drawIberia(board: IberiaBoard, fact: Fact): void {
  switch (fact.fact) {
    case 'railLaid':
      demand(!board.rails.has(fact.line), 'a line gets a second rail');
      board.rails.add(fact.line);
      board.railsLeft = fact.left;
      return;
    case 'hospitalBuilt':
      demand(board.hospitals[fact.colour] === fact.from, 'a hospital comes from where it is not');
      board.hospitals[fact.colour] = fact.city;
      return;
    case 'researched':
      board.researched.add(fact.colour);
      return;
    case 'waterPurified':
      drawTokens(board, fact.region, fact.count, fact.now);
      return;
    case 'tokenSpent':
      drawTokens(board, fact.region, -1, fact.now);
      return;
    case 'tokensReleased':
      board.tokensLeft += fact.count;
      board.tokensUnderHospitals![fact.colour]! -= fact.count;
      return;
    case 'preventionMoved':
      board.prevention = fact.region;
      return;
    case 'diseasesInPlay':
      board.diseases = fact.diseases;
      return;
    case 'goodSeasonBegan':
      board.goodSeason = true;
      return;
    case 'rateMoved':
      board.epidemic = true;
      return;
    case 'infectionDrawn':
      if (!board.epidemic) drawInfection(board, fact.from);
      board.epidemic = false;
      return;
    case 'turnBegan':
      board.infecting = false;
      return;
    default:
  }
}

/** The first card of an infect part uses up a good season; one that begins later is for the next part. */
function drawInfection(board: IberiaBoard, from: 'top' | 'bottom'): void {
  const mild = board.goodSeason && !board.infecting;
  demand(from === (mild ? 'bottom' : 'top'), () => `an infection card comes from the ${from}`);
  if (!board.infecting) board.goodSeason = false;
  board.infecting = true;
}

function drawTokens(board: IberiaBoard, region: string, by: number, now: number): void {
  const count = (board.tokens[region] ?? 0) + by;
  equal(count, now, `tokens in ${region}`);
  if (count === 0) delete board.tokens[region];
  else board.tokens[region] = count;
  board.tokensLeft -= by;
}

/** What a view shows, as far as modules of the game bring it. */
export function shownOfIberia(board: IberiaBoard): Record<string, unknown> {
  const { hospitals, tokens, railsLeft, tokensLeft } = board;
  return {
    rails: board.rails,
    hospitals,
    researched: board.researched,
    tokens,
    railsLeft,
    tokensLeft,
    ...(board.tokensUnderHospitals === undefined ? {} : { tokensUnderHospitals: board.tokensUnderHospitals }),
    ...(board.prevention === undefined ? {} : { prevention: board.prevention }),
    ...(board.diseases === undefined ? {} : { diseases: board.diseases }),
    ...(board.goodSeason ? { goodSeason: true } : {}),
  };
}
