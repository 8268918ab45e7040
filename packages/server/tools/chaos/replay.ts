// Plays the log of a table again with the engine alone, without the code of the server: what its entries mean for each
// seat, and the board they lead to.
import {
  apply,
  audienceOf,
  compile,
  factsFor,
  formatWords,
  legal,
  parseCommand,
  parseSeed,
  priced,
  start,
  view,
  type Command,
  type Fact,
  type Game,
  type Result,
  type Secrets,
  type State,
} from '@cordon/engine';
import { packPrices } from '@cordon/protocol';
import { type Entry, type EntryOf, readEntry } from '@cordon/tables/inner';
import { difference } from './difference.ts';
import type { Row } from './logs.ts';

interface Step {
  readonly row: Row;
  readonly entry: Entry;
  readonly facts: readonly Fact[];
  /** The seats that may hear the words of a command; everybody if not given. */
  readonly hears: readonly number[] | undefined;
  /** Whether nothing else could have been played, where everybody may know that. */
  readonly forced?: 'yes' | 'no';
  readonly move: number;
}

/** A command, and how much had been revealed before it. */
interface Move {
  readonly command: Command;
  readonly reveals: number;
}

export class Replay {
  readonly steps: Step[] = [];
  #created: { readonly game: Game; readonly seed: Int32Array } | undefined;
  #state: State | undefined;
  #moves: Move[] = [];
  #status: 'gathering' | 'playing' | 'over' | 'abandoned' = 'gathering';

  /** Throws where the engine refuses what the log says. */
  add(row: Row): Entry {
    const entry = readEntry(row.body);
    const effect = this.#follow(entry);
    this.steps.push({ row, entry, facts: [], hears: undefined, ...effect, move: this.#moves.length });
    return entry;
  }

  /** What whoever sits on this seat should have heard of an entry: of a game that has ended all, if it was told after the end. */
  meaning(number: number, seat: number, heard: unknown): unknown {
    const [kept, told] = (['kept', 'told'] as const).map((secrets): unknown =>
      JSON.parse(JSON.stringify(this.message(number, seat, secrets))),
    );
    return this.#hasEnded && difference(heard, told) === undefined ? told : kept;
  }

  /** What whoever sits on this seat is told of an entry, as long as sides keep their secrets or once they are told. */
  message(number: number, seat: number, secrets: Secrets = 'kept'): object {
    const { row, entry, facts, hears, forced, move } = this.steps[number - 1]!;
    const base = { number: row.number, at: new Date(row.at).toISOString(), entry: entry.entry };
    const own = this.#sideOf(seat);
    const hearsAll = secrets === 'told' && this.#hasSides;
    const side = this.#keptBy(entry);
    if (side !== undefined && side !== own && !hearsAll) return { ...base, entry: 'private', side };
    const heard = hearsAll ? facts : factsFor(facts, seat);
    switch (entry.entry) {
      case 'created':
        return { ...base, host: entry.host };
      case 'sat':
        return { ...base, seat: entry.seat, person: entry.person };
      case 'started':
        return { ...base, move, facts: heard };
      case 'played': {
        const { command, proposal, ...rest } = entry;
        const words = hearsAll || hears === undefined || hears.includes(seat) ? { command } : {};
        const isOwn = hearsAll || this.#sideOf(entry.seat) === own;
        const plan = proposal === undefined || !isOwn ? {} : { proposal };
        const only = forced === 'yes' ? { forced } : {};
        return { ...base, ...rest, ...words, ...plan, ...only, move, facts: heard };
      }
      default:
        return { ...base, ...entry };
    }
  }

  get #hasEnded(): boolean {
    return this.#status === 'over' || this.#status === 'abandoned';
  }

  get #hasSides(): boolean {
    const { sides } = this.#created!.game;
    return sides.some((side) => side !== sides[0]);
  }

  /** Counted from 1; undefined for whoever only looks on, and where all play together. */
  #sideOf(seat: number): number | undefined {
    const side = this.#created!.game.sides[seat - 1];
    return side === undefined || !this.#hasSides ? undefined : side + 1;
  }

  /** The side that alone hears of this: of its own talk and its plans. */
  #keptBy(entry: Entry): number | undefined {
    switch (entry.entry) {
      case 'said':
        return entry.side;
      case 'proposed':
      case 'answered':
      case 'withdrawn':
        return this.#sideOf(entry.seat);
      default:
        return undefined;
    }
  }

  /** The board as a seat sees it now, and what it can do; nothing before the game has started. */
  board(seat: number): object | undefined {
    if (this.#status === 'gathering' || this.#state === undefined) return undefined;
    const { game } = this.#created!;
    const offers = this.#status === 'playing' && seat > 0 ? priced(this.#state, seat) : [];
    return {
      seat,
      view: view(this.#state, seat, this.#hasEnded ? 'told' : 'kept'),
      legal: offers.map(({ command }) => formatWords(game, command)),
      ...(offers.length === 0 ? {} : { prices: packPrices(offers.map(({ price }) => price)) }),
      ...(this.#mayUndo(seat) ? { undo: 'yes' } : {}),
    };
  }

  /** The last command is one's own, and nothing was revealed since. */
  #mayUndo(seat: number): boolean {
    const last = this.#moves.at(-1);
    return this.#status === 'playing' && last?.command.seat === seat && last.reveals === this.#state!.reveals;
  }

  #follow(entry: Entry): Partial<Step> {
    switch (entry.entry) {
      case 'created':
        return this.#create(entry);
      case 'started':
        this.#status = 'playing';
        return { facts: this.#deal() };
      case 'played':
        return this.#play(entry);
      case 'undone': {
        const moves = this.#moves.slice(0, entry.to);
        this.#deal();
        this.#moves = moves;
        for (const { command } of moves) must(apply(this.#state!, command));
        return {};
      }
      case 'abandoned':
        this.#status = 'abandoned';
        return {};
      default:
        return {};
    }
  }

  #create({ config, deal }: EntryOf<'created'>): Partial<Step> {
    if (!('seed' in deal)) throw new Error('the table was not dealt by a seed');
    this.#created = { game: must(compile(config)), seed: must(parseSeed(deal.seed)) };
    return {};
  }

  #deal(): readonly Fact[] {
    const { game, seed } = this.#created!;
    const { state, facts } = start(game, seed);
    this.#state = state;
    this.#moves = [];
    return facts;
  }

  #play({ seat, command: words }: EntryOf<'played'>): Partial<Step> {
    const state = this.#state!;
    const command = must(parseCommand(state, `${String(seat)}: ${words}`));
    const hears = audienceOf(state, command);
    const { reveals } = state;
    // Between sides that a seat could say nothing else is nobody's business.
    const isForced =
      state.game.openHands && this.#sideOf(seat) === undefined && legal(state, seat).length === 1;
    const facts = must(apply(state, command));
    this.#moves.push({ command, reveals });
    if (state.over !== 0) this.#status = 'over';
    return { facts, hears, forced: isForced ? 'yes' : 'no' };
  }
}

function must<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
