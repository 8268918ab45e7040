// One game on two servers that differ only in what is hidden from some of the seats: what they receive is compared.
import type { ConfigRequest, Game, State } from '@cordon/engine';
import { chanceFrom, type Chance } from './chance.ts';
import { gameOf } from './configurations.ts';
import { whatLiesElsewhere } from './elsewhere.ts';
import { dealAnew, exchanged, exchangeUpTo, type Seats } from './hidden.ts';
import { playAhead, type Played } from './playAhead.ts';
import { Run, type Effort, type Ending, type Script } from './run.ts';
import { hasSides, seatsWithPeople, setScene } from './scene.ts';
import type { Counts, Pair } from './twins.ts';

/**
 * `moment`: all that is hidden is dealt anew in the middle. `secrets`: all of it but the decks. `whole`: from the beginning, what stays
 * hidden up to a moment.
 */
/** Where hands are open little but the decks is hidden. */
const WAYS_TOGETHER = ['moment', 'whole'] as const;
const WAYS_AGAINST = ['moment', 'whole', 'secrets', 'secrets'] as const;
type Way = (typeof WAYS_AGAINST)[number];

export interface Compared extends Counts {
  readonly way: Way;
  readonly seats: number;
  /** `same` means that nothing was hidden and so nothing shown. */
  readonly hidden: 'different' | 'same';
  /** What lies elsewhere in the other world. */
  readonly elsewhere: readonly string[];
  /** Moves that both games made without becoming different to the eye, and the moments at which they were compared. */
  readonly moves: number;
  readonly moments: number;
  /** Those among them whose words differed, which nobody who was compared heard. */
  readonly secretMoves: number;
  readonly ended: Ending;
}

const USUAL: Effort = { everyMoves: 5, questions: 25, onward: 12 };
/** Between sides much is chosen in secret before the first turn. */
const EARLY = 8;
/** No game is that long but one in which players ask for cards in vain. */
const LONGEST = 400;

export async function compareGame(name: string, config: ConfigRequest, effort = USUAL): Promise<Compared> {
  const chance = chanceFrom(name);
  const game = gameOf(config);
  const played = playAhead(game, name, chance, LONGEST);
  const way: Way = chance.pick(hasSides(game) ? WAYS_AGAINST : WAYS_TOGETHER);
  const seats = seatsFor(game, chance);
  const { deals, script } = twinDeals(played, way, seats, chance);
  const wanted = {
    name: `${name} (${way}, seats ${seats.join(' and ') || 'none'}, ${JSON.stringify(config)})`,
    seats,
    watchers: chance.pick(['allowed', 'allowed', 'none'] as const),
    listed: chance.pick(['yes', 'no', 'no'] as const),
  };
  const scene = await setScene(wanted, deals, chance);
  const run = new Run(scene, script, chance);
  const ended = await run.play(effort);
  const [one, other] = deals.map(({ cells }) => Buffer.from(cells.buffer));
  const hidden = one!.equals(other!) ? 'same' : 'different';
  const { moves, secretMoves } = run;
  return {
    way,
    seats: seats.length,
    hidden,
    elsewhere: whatLiesElsewhere(...deals),
    ended,
    moves,
    moments: moves + 1,
    secretMoves,
    ...scene.twins.counts,
  };
}

/** Mostly one seat; sometimes none, two, or all of them. Of those that play against each other only some of one side. */
function seatsFor(game: Game, chance: Chance): Seats {
  const side = chance.oneIn(2) ? game.sides[0]! : chance.pick([...new Set(game.sides)]);
  const all = seatsWithPeople(game).filter((seat) => game.sides[seat - 1] === side);
  const count = chance.pick([0, 1, 1, 1, 2, all.length]);
  return chance
    .shuffled(all)
    .slice(0, count)
    .sort((one, other) => one - other);
}

interface Twinned {
  readonly deals: Pair<State>;
  readonly script: Script;
}

function twinDeals(played: Played, way: Way, seats: Seats, chance: Chance): Twinned {
  const { states, commands, secretive } = played;
  const last = states.length - 1;
  // Moments soon after somebody looked at cards come up more often than there are of them, and so do those of setup.
  const soon = secretive.length > 0 && chance.oneIn(2) ? chance.pick(secretive) + chance.below(4) : undefined;
  const early = hasSides(states[0]!.game) && chance.oneIn(4) ? chance.below(EARLY) : undefined;
  const some = Math.min(last, early ?? soon ?? chance.below(states.length));
  if (way !== 'whole') {
    const here = states[some]!;
    const draws = way === 'moment' ? 'anew' : 'as they were';
    const there = dealAnew(here, seats, `anew ${String(chance.below(1 << 30))}`, draws);
    return { deals: [here, there], script: { commands: [], exchange: undefined } };
  }
  const then = chance.oneIn(3) ? last : some;
  const start = states[0]!;
  const exchange = exchangeUpTo(start, states[then]!, seats, chance);
  return {
    deals: [start, exchanged(start, exchange)],
    script: { commands: commands.slice(0, then), exchange },
  };
}
