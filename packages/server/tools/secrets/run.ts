// One game at two tables: moves as they were beforehand, questions of those who know no more, and what others do besides.
import {
  apply,
  clone,
  formatCommand,
  formatWords,
  legal,
  type Command,
  type Game,
  type State,
} from '@cordon/engine';
import type { Chance } from './chance.ts';
import { counterpart, secretChoices } from './counterpart.ts';
import { isSameKnowledge, type Exchange } from './hidden.ts';
import { anyKind } from './playAhead.ts';
import { probe, type Standing } from './probes.ts';
import { hasSides, TABLE, type Scene } from './scene.ts';
import type { Ask } from './twins.ts';

const table = TABLE;

export interface Effort {
  /** One question in so many steps, and as often something that others do. */
  readonly everyMoves: number;
  /** Questions at the moment itself. */
  readonly questions: number;
  /** Moves after it. */
  readonly onward: number;
}

export interface Script {
  /** The commands that lead to the moment. */
  readonly commands: readonly Command[];
  readonly exchange: Exchange | undefined;
}

export type Ending = 'parted' | 'over' | 'abandoned' | 'left';

/** Nothing that follows need be the same. */
class Ended extends Error {
  readonly how: 'parted' | 'over';

  constructor(how: 'parted' | 'over') {
    super(how);
    this.how = how;
  }
}

export class Run {
  readonly #scene: Scene;
  readonly #script: Script;
  readonly #chance: Chance;
  moves = 0;
  secretMoves = 0;

  constructor(scene: Scene, script: Script, chance: Chance) {
    this.#scene = scene;
    this.#script = script;
    this.#chance = chance;
  }

  play(effort: Effort): Promise<Ending> {
    return this.#untilParted(async () => {
      await this.#past(effort);
      for (let count = 0; count < effort.questions; count++) await this.#probe();
      await this.#onward(effort.onward);
      if (this.#chance.oneIn(4)) await this.#standUp();
      if (hasSides(this.#game)) await this.#comeBack();
      if (this.#chance.oneIn(3)) await this.#amongBots();
      const ended = this.#chance.oneIn(4) ? await this.#abandon() : 'left';
      await this.#comeBack();
      return (await this.#standing()).state.over === 0 ? ended : 'over';
    });
  }

  /** Only so many moves, each followed by a question. */
  goOn(moves: number): Promise<Ending> {
    return this.#untilParted(async () => {
      await this.#onward(moves);
      return 'left';
    });
  }

  async #untilParted(game: () => Promise<Ending>): Promise<Ending> {
    try {
      return await game();
    } catch (error) {
      if (error instanceof Ended) return error.how;
      throw error;
    }
  }

  /** What was taken back is played again. */
  async #past({ everyMoves }: Effort): Promise<void> {
    for (;;) {
      const { moves } = await this.#standing();
      const command = this.#script.commands[moves];
      if (command === undefined) return;
      const next = this.#chance.below(everyMoves);
      if (next === 0) await this.#others(command);
      else if (next === 1) await this.#probe();
      else if (next === 2 && (await this.#moveTwice(moves)) === 'done') continue;
      else await this.#move(command);
    }
  }

  /** Between sides more lies hidden than cards, and comes to matter later. */
  async #onward(most: number): Promise<void> {
    const moves = hasSides(this.#game) ? 2 * most : most;
    for (let count = 0; count < moves; count++) {
      const move = await this.#quietMove();
      if (move === undefined) return;
      await this.#move(...move);
      if (this.#chance.oneIn(3)) await this.#whisper();
      await this.#probe();
    }
  }

  async #ask(name: string, ask: Ask, there: Ask = ask): Promise<'done' | 'refused'> {
    const { verdict, isRefused } = await this.#scene.twins.ask(name, ask, there);
    if (verdict !== 'same') throw new Ended(verdict);
    return isRefused ? 'refused' : 'done';
  }

  async #standing(which: 0 | 1 = 0): Promise<Standing> {
    const { state, moves, position, number, proposals } = await this.#scene.twins.worlds[which].table(TABLE);
    const numbers = proposals.map(({ proposal }) => proposal);
    return { state, moves: moves.length, position, number, proposals: numbers };
  }

  async #states(): Promise<readonly [State, State]> {
    return [(await this.#standing(0)).state, (await this.#standing(1)).state];
  }

  get #game(): Game {
    return this.#scene.game;
  }

  #inOther(command: Command, states: readonly [State, State]): Command {
    return counterpart(command, states, this.#scene.seats, this.#script.exchange);
  }

  async #probe(): Promise<void> {
    const { twins, seats, players } = this.#scene;
    const standing = await this.#standing();
    const often = seats.length > 0 ? ['player', 'player', 'player'] : [];
    const name = this.#chance.pick([...twins.compared, ...often]);
    const own = name === 'player' ? seats : name === 'device' ? seats.slice(0, 1) : [];
    const seat = this.#chance.pick(own.length > 0 ? own : players);
    const asked = probe(standing, seat, this.#chance);
    if (!(await this.#mayKnowAll(asked))) await this.#ask(name, asked);
  }

  /** The story of a game that is over is made of everything its seats saw. */
  async #mayKnowAll(asked: Ask | string): Promise<boolean> {
    if (typeof asked === 'string' || asked.type !== 'analysis' || hasSides(this.#game)) return false;
    const { status } = await this.#scene.twins.worlds[0].table(TABLE);
    return status !== 'playing';
  }

  /** All others leave their seats to bots: whoever plays on alone, or alone on a side, may ask for the story of the game so far. */
  async #amongBots(): Promise<void> {
    const { owner, players, seats } = this.#scene;
    const [own] = seats;
    const { state, position, moves } = await this.#standing();
    if (own === undefined || state.over !== 0) return;
    for (const seat of players)
      if (!seats.includes(seat)) await this.#ask(owner(seat), { type: 'bot', table, seat, bot: 'greedy' });
    // A seat of a bot is free for whoever wants it, so nothing else is tried here.
    await this.#ask('player', { type: 'analysis', table });
    await this.#ask('player', { type: 'hint', table, seat: own, position });
    await this.#ask('player', { type: 'chance', table, seat: own });
    if (moves > 0) await this.#ask('player', { type: 'explain', table, seat: own, move: moves });
  }

  /** Something that anybody at the table may do before the next move. */
  async #others(command: Command): Promise<void> {
    const { players, owner } = this.#scene;
    const { state, position } = await this.#standing();
    const seat = this.#chance.pick(players);
    const line = formatCommand(state.game, command);
    const asks: readonly Ask[] = [
      { type: 'say', table, text: 'Let us hurry.' },
      { type: 'undo', table, seat, position },
      { type: 'vote', table, seat, abandon: 'no' },
      { type: 'propose', table, seat, position, commands: [line] },
      { type: 'propose', table, seat, position, commands: [line], note: 'This one.' },
    ];
    await this.#ask(owner(seat), this.#chance.pick(asks));
  }

  async #move(command: Command, other?: Command): Promise<void> {
    const states = await this.#states();
    const { game } = states[0];
    const there = other ?? this.#inOther(command, states);
    const [words, others] = [command, there].map((one) => formatWords(game, one));
    const { seat } = command;
    const { position, moves } = await this.#standing();
    const name = this.#scene.owner(seat);
    const mark = this.#chance.oneIn(3) ? { mark: `move-${String(moves)}` } : {};
    const play = (...commands: string[]): Ask => ({ type: 'play', table, seat, position, commands, ...mark });
    const isSecret = words !== others;
    const isPlanned = !isSecret && this.#chance.oneIn(2) && (await this.#adopt(name, command)) === 'done';
    const outcome = isPlanned ? 'done' : await this.#ask(name, play(words!), play(others!));
    if (outcome === 'refused') throw new Error(`“${words!}” of seat ${String(seat)} was refused`);
    this.moves++;
    if (isSecret) this.secretMoves++;
  }

  /** Two moves of the same seat at once, unless their words are secret; refused where the first reveals something. */
  async #moveTwice(from: number): Promise<'done' | 'refused'> {
    const [first, second] = this.#script.commands.slice(from, from + 2);
    const { state, position } = await this.#standing();
    const isSecret = ({ kind }: Command): boolean => state.game.kindsByName.get(kind)?.hears !== undefined;
    if (first === undefined || second?.seat !== first.seat || isSecret(first) || isSecret(second))
      return 'refused';
    const { seat } = first;
    const commands = [first, second].map((command) => formatWords(state.game, command));
    const name = this.#scene.owner(seat);
    const outcome = await this.#ask(name, { type: 'play', table, seat, position, commands });
    if (outcome === 'done') this.moves += 2;
    return outcome;
  }

  /** Plays the move as the next step of a plan, where one says so. */
  async #adopt(name: string, command: Command): Promise<'done' | 'refused'> {
    const { proposals, position, game } = await this.#scene.twins.worlds[0].table(TABLE);
    const line = formatCommand(game, command);
    const plan = proposals.find(({ commands, played }) => commands[played] === line);
    if (plan === undefined) return 'refused';
    const { seat } = command;
    return this.#ask(name, { type: 'adopt', table, seat, proposal: plan.proposal, position, steps: 1 });
  }

  /** Something that another side says or plans among itself, other words in each world. */
  async #whisper(): Promise<void> {
    const { players, owner, seats } = this.#scene;
    const states = await this.#states();
    const { sides } = this.#game;
    const own = new Set(seats.map((seat) => sides[seat - 1]));
    const others = players.filter((seat) => !own.has(sides[seat - 1]));
    if (!hasSides(this.#game) || others.length === 0) return;
    const seat = this.#chance.pick(others);
    const { position } = await this.#standing();
    const lines = states.map((state) => legal(state, seat).map((one) => formatCommand(state.game, one)));
    const line = lines[0]!.find((one) => lines[1]!.includes(one));
    const say = { type: 'say', table, seat, to: 'side' } as const;
    const texts = ['Here it lies.', 'It lies in quite another place.'] as const;
    if (line === undefined || this.#chance.oneIn(2))
      return void (await this.#ask(owner(seat), { ...say, text: texts[0] }, { ...say, text: texts[1] }));
    const plan = (note: string): Ask => ({ type: 'propose', table, seat, position, commands: [line], note });
    await this.#ask(owner(seat), plan(texts[0]), plan(texts[1]));
  }

  /** A command, and what is said in the other world, after which those who are compared still cannot know in which of the two they are. */
  async #quietMove(): Promise<readonly [Command, Command] | undefined> {
    const states = await this.#states();
    const { seats } = await this.#scene.twins.worlds[0].table(TABLE);
    const commands = legal(states[0]).filter(({ seat }) => seats[seat - 1]?.kind === 'person');
    for (let tries = 0; tries < 12 && commands.length > 0; tries++) {
      const command = anyKind(commands, this.#chance);
      const [one, other] = [clone(states[0]), clone(states[1])];
      const secret = secretChoices(command, states, this.#scene.seats);
      const isOwn = secret.length === 0 || this.#chance.oneIn(2);
      const said = isOwn ? this.#inOther(command, states) : this.#chance.pick(secret);
      const isDone = apply(one, command).ok && apply(other, said).ok;
      if (isDone && isSameKnowledge(one, other, this.#scene.seats)) return [command, said];
    }
    return undefined;
  }

  /** The player gets up and is for a while somebody who only looks on. */
  async #standUp(): Promise<void> {
    const [seat] = this.#scene.seats;
    if (seat === undefined) return;
    await this.#ask('player', { type: this.#chance.pick(['leave', 'hand-over']), table, seat });
    for (let count = 0; count < 3; count++) await this.#probe();
    await this.#ask('player', { type: 'sit', table, seat });
  }

  async #abandon(): Promise<Ending> {
    const { players, owner } = this.#scene;
    for (const seat of players) await this.#ask(owner(seat), { type: 'vote', table, seat, abandon: 'yes' });
    return 'abandoned';
  }

  /** Everybody comes back with nothing, and hears the whole log again. */
  async #comeBack(): Promise<void> {
    for (const name of this.#scene.twins.compared) await this.#ask(name, { type: 'open', table, after: 0 });
  }
}
