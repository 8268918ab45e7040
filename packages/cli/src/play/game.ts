// Plays a game at one keyboard: shows what happened and where things stand, asks, and carries out what is typed.
import {
  factsFor,
  formatCommand,
  formatWords,
  parseCommand,
  view,
  type Fact,
  type View,
} from '@cordon/engine';
import type { Named } from '../engine.ts';
import { writeSave } from '../files.ts';
import type { Lines } from '../terminal/lines.ts';
import { say } from '../terminal/say.ts';
import { boardLines, shortLines } from '../words/board.ts';
import { tell } from '../words/facts.ts';
import { handWords } from '../words/hand.ts';
import { listed, playerName, rolesOf, type Roles } from '../words/names.ts';
import { endWords, waitWords } from '../words/waits.ts';
import type { Bots } from './bots.ts';
import { completions } from './completion.ts';
import type { Session } from './session.ts';
import { obeyWord, WORDS } from './obey.ts';

export interface Sitting {
  readonly session: Session;
  readonly lines: Lines;
  readonly bots: Bots;
  /** Where the game is saved after each command. */
  readonly saveTo: string | undefined;
}

/** Commands that only let the game go on. */
const PLAIN = new Set(['infect', 'continue']);

export class GameAtKeyboard {
  readonly sitting: Sitting;
  /** The seat at the keyboard, counted from 1. */
  seat = 0;
  /** The last turn whose whole board was shown. */
  #turnShown = -1;
  /** How many commands have been told to the seat at the keyboard. */
  #told = 0;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.#told = sitting.session.commands.length;
  }

  get session(): Session {
    return this.sitting.session;
  }

  get roles(): Roles {
    return rolesOf(view(this.session.state, 0));
  }

  get view(): View {
    return view(this.session.state, this.seat);
  }

  get isPrivate(): boolean {
    return !this.session.game.openHands;
  }

  /** Plays to the end of the game or of the input; true when the game is over. */
  async run(): Promise<boolean> {
    const { session, lines, bots } = this.sitting;
    while (view(session.state, 0).ending === 'running') {
      const planned = bots.next(session);
      if (planned !== undefined && !this.#mayInterrupt(planned)) {
        this.#perform(planned);
        continue;
      }
      await this.#handOver(planned);
      this.#tellNews();
      this.#showTable();
      lines.completer = (line) => completions(line, this.#choices());
      const typed = await lines.ask(this.#prompt(planned));
      if (typed === undefined || !(await this.#obey(typed, planned))) return false;
    }
    this.#tellNews();
    say('', endWords(view(session.state, 0).ending));
    return true;
  }

  /** Before a computer player lets the game go on, people with events may play them. */
  #mayInterrupt(planned: Named): boolean {
    if (planned.kind !== 'end' && !PLAIN.has(planned.kind)) return false;
    return this.session.legal().some((command) => !this.sitting.bots.has(command.seat));
  }

  /** Finds out who sits at the keyboard now; with private hands the next one has to come first. */
  async #handOver(planned: Named | undefined): Promise<void> {
    const asked = view(this.session.state, 0).waitsFor;
    const seat = planned === undefined ? asked : this.#firstPerson();
    if (seat === this.seat) return;
    const wasAnother = this.seat !== 0;
    this.seat = seat;
    if (!this.isPrivate) return;
    const { lines } = this.sitting;
    if (wasAnother && lines.isTerminal) say(...Array.from({ length: process.stdout.rows }, () => ''));
    const name = playerName(this.roles, seat);
    if (lines.isTerminal) await lines.ask(`Pass the keyboard to ${name}, then press Enter. `);
    else say('', `Pass the keyboard to ${name}.`);
  }

  #firstPerson(): number {
    const found = this.session.legal().find((command) => !this.sitting.bots.has(command.seat));
    return found?.seat ?? this.seat;
  }

  #tellNews(): void {
    const { game, facts, commands } = this.session;
    const news: Fact[] = facts.slice(this.#told + 1).flat();
    this.#told = commands.length;
    if (news.length > 0) say(...tell(game, this.roles, factsFor(news, this.seat)));
  }

  #showTable(): void {
    const { game } = this.session;
    const now = this.view;
    const turn = now.turnsDone * 10 + this.seat;
    say('');
    if (turn !== this.#turnShown) {
      say(
        `Turn ${String(now.turnsDone + 1)}, ${playerName(this.roles, now.turn)}.`,
        ...boardLines(game, now),
      );
    } else say(...shortLines(game, now), `Your hand: ${handWords(game, now, this.seat)}.`);
    this.#turnShown = turn;
    say(`The game waits for ${playerName(this.roles, now.waitsFor)}: ${waitWords(game, now)}.`);
  }

  #prompt(planned: Named | undefined): string {
    const go = this.#goesOn(planned);
    const enter =
      go === undefined || !this.sitting.lines.isTerminal
        ? ''
        : ` [Enter: ${formatWords(this.session.game, go)}]`;
    return `${playerName(this.roles, this.seat)}${enter}> `;
  }

  /** What an empty line does: the one command that only lets the game go on. */
  #goesOn(planned: Named | undefined): Named | undefined {
    if (planned !== undefined) return planned;
    return this.session.legal(this.seat).find((command) => PLAIN.has(command.kind));
  }

  /** Commands that may be listed for the seat at the keyboard; with private hands only its own. */
  listed(): ReturnType<Session['legal']> {
    return this.session.legal(this.isPrivate ? this.seat : undefined);
  }

  #choices(): string[] {
    const { game } = this.session;
    const commands = this.listed().map((command) => formatWords(game, command));
    return [...commands, ...WORDS, ...game.cityIds.map((id) => `city ${id}`)];
  }

  /** Does what a line says; false means that the game is left. */
  async #obey(typed: string, planned: Named | undefined): Promise<boolean> {
    const text = typed.trim();
    if (text === '') {
      const go = this.sitting.lines.isTerminal ? this.#goesOn(planned) : undefined;
      if (go !== undefined) this.#perform(go);
      return true;
    }
    const obeyed = obeyWord(this, text);
    if (obeyed !== 'not a word') return obeyed === 'stay';
    if (planned !== undefined && text === formatWords(this.session.game, planned)) this.#perform(planned);
    else this.#command(text);
    return true;
  }

  #command(text: string): void {
    const { session } = this.sitting;
    // With private hands nobody plays another's cards by accident.
    const addressed = this.isPrivate && !/^\d+\s*:/u.test(text) ? `${String(this.seat)}: ${text}` : text;
    const parsed = parseCommand(session.state, addressed);
    if (parsed.ok) {
      this.#perform(parsed.value);
      return;
    }
    const { message, nearest = [] } = parsed.error;
    const own = new Set(this.listed().map((command) => formatWords(session.game, command)));
    const near = nearest.filter((words) => own.has(words));
    say(message, ...(near.length > 0 ? [`Nearest: ${listed(near, 'or')}.`] : []));
  }

  #perform(command: Named): void {
    const { session, bots, saveTo } = this.sitting;
    const played = session.play(command);
    if (!played.ok) {
      say(played.error.message);
      return;
    }
    if (bots.has(command.seat)) say(`(${formatCommand(session.game, command)})`);
    if (saveTo !== undefined) writeSave(saveTo, session.saved());
  }

  /** After undo: nothing of what is left is news, and the file follows. */
  changed(): void {
    this.#told = this.session.commands.length;
    if (this.sitting.saveTo !== undefined) writeSave(this.sitting.saveTo, this.session.saved());
  }
}
