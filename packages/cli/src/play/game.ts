// Plays a game at one keyboard: shows where things stand, asks, and carries out what is typed.
import { formatCommand, formatWords, parseCommand, view, type Command, type View } from '@cordon/engine';
import { writeSave } from '../files.ts';
import { hasSides, isOneSide, keepsSecrets, readTogether } from '../people.ts';
import type { Lines } from '../terminal/lines.ts';
import { say } from '../terminal/say.ts';
import { listed, playerName, type Roles } from '../words/names.ts';
import { endLines } from '../words/ending.ts';
import type { Bots } from './bots.ts';
import { completions, shortChoices } from './completion.ts';
import { obeyWord, wordsFor, type Keyboard } from './obey.ts';
import { Screen } from './screen.ts';
import type { Session } from './session.ts';

interface Sitting {
  readonly session: Session;
  readonly lines: Lines;
  readonly bots: Bots;
  /** Where the game is saved after each command. */
  readonly saveTo: string | undefined;
  readonly hints: 'yes' | 'no';
}

/** Commands that only let the game go on. */
const PLAIN = new Set(['infect', 'continue']);

export class GameAtKeyboard implements Keyboard {
  readonly #sitting: Sitting;
  readonly #screen: Screen;
  /** The seat at the keyboard, counted from 1. */
  seat = 0;
  /** What a computer player will do unless somebody interrupts. */
  #planned: Command | undefined;
  /** Who has the keyboard for one command, though another side is asked. */
  #called: number | undefined;
  /** Whether all that was played is in a file, or may be lost. */
  #isKept = true;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    this.#screen = new Screen(sitting.session);
  }

  get session(): Session {
    return this.#sitting.session;
  }

  get roles(): Roles {
    return this.#screen.roles;
  }

  get view(): View {
    return view(this.session.state, this.seat);
  }

  get hints(): 'yes' | 'no' {
    return this.#sitting.hints;
  }

  lastByComputer(): number | undefined {
    const step = this.session.commands.findLastIndex(
      ({ seat }) => this.#sitting.bots.has(seat) && this.isOwn(seat),
    );
    return step < 0 ? undefined : step;
  }

  readonly isComputer = (seat: number): boolean => this.#sitting.bots.has(seat);

  /** Whether a seat plays with whoever is at the keyboard. */
  readonly isOwn = (seat: number): boolean => isOneSide(this.session.game, seat, this.seat);

  get isPrivate(): boolean {
    return keepsSecrets(this.session.game);
  }

  /** Plays to the end of the game or of the input; true when the game is over. */
  async run(): Promise<boolean> {
    const { session, lines, bots } = this.#sitting;
    lines.completer = (line) =>
      completions(line, this.#choices(), () => shortChoices(session.game, this.#listed()));
    while (view(session.state, 0).ending === 'running') {
      this.#planned = await bots.next(session);
      if (this.#planned !== undefined && !this.#mayInterrupt(this.#planned)) {
        this.#perform(this.#planned);
        continue;
      }
      await this.#handOver();
      this.#screen.tellNews(this.seat);
      this.#screen.showTable(this.seat);
      const typed = await lines.ask(this.#prompt());
      if (typed === undefined || !this.#obey(typed.trim())) return false;
    }
    this.#screen.tellNews(this.seat);
    say('', ...endLines(session.game, view(session.state, 0)));
    return true;
  }

  /**
   * Before a computer player lets the game go on, people may play events: those who have one, or with private hands
   * anybody wherever the table wants a window, for who has one is a secret.
   */
  #mayInterrupt(planned: Command): boolean {
    if (planned.kind !== 'end' && !PLAIN.has(planned.kind)) return false;
    const people = this.#whoMayInterrupt();
    if (this.isPrivate && this.session.game.windowsAlways) return people.length > 0;
    return people.some((seat) => this.session.legal(seat).length > 0);
  }

  /** Somebody who hides never holds an event. */
  #whoMayInterrupt(): number[] {
    const { game } = this.session;
    return this.#people().filter((seat) => seat - 1 !== game.hiding?.seat(game));
  }

  #people(): number[] {
    return this.roles.map((_, index) => index + 1).filter((seat) => !this.#sitting.bots.has(seat));
  }

  /** Finds out who sits at the keyboard now; with private hands the next one has to come first. */
  async #handOver(): Promise<void> {
    const { lines } = this.#sitting;
    const asked = view(this.session.state, 0).waitsFor;
    const before = this.seat;
    const asking = this.#whoMayInterrupt();
    const usual = this.#planned === undefined ? asked : asking.includes(before) ? before : asking[0]!;
    this.seat = this.#called ?? usual;
    if (!this.#isHandedOver(before)) return;
    if (before !== 0) {
      this.#screen.tellNews(before);
      if (lines.isTerminal)
        await lines.ask(`${playerName(this.roles, before)}, press Enter when you have read this. `);
      if (lines.isTerminal) this.#screen.clear();
    }
    const name = playerName(this.roles, this.seat);
    if (lines.isTerminal) await lines.ask(`Pass the keyboard to ${name}, then press Enter. `);
    else say('', `Pass the keyboard to ${name}.`);
  }

  /** Partners sit at the keyboard together; where nobody plays against anybody each has it alone. */
  #isHandedOver(before: number): boolean {
    const { game } = this.session;
    const isShared = (seat: number): boolean => readTogether(game, seat, this.seat);
    return this.isPrivate && !isShared(before) && !this.#people().every(isShared);
  }

  #prompt(): string {
    const go = this.#goesOn();
    const who = `Player ${String(this.seat)}`;
    if (go === undefined) return `${who}> `;
    const { game } = this.session;
    return `${who}, Enter for “${go.seat === this.seat ? formatWords(game, go) : formatCommand(game, go)}”> `;
  }

  /** What an empty line does in a terminal: the one command that only lets the game go on. */
  #goesOn(): Command | undefined {
    if (!this.#sitting.lines.isTerminal) return undefined;
    return this.#planned ?? this.session.legal(this.seat).find((command) => PLAIN.has(command.kind));
  }

  /** Commands that may be listed for whoever is at the keyboard; with private hands only their own. */
  #listed(): Command[] {
    const { game } = this.session;
    const all = this.session.legal();
    return this.isPrivate ? all.filter(({ seat }) => readTogether(game, seat, this.seat)) : all;
  }

  #choices(): string[] {
    const { game } = this.session;
    const commands = this.#listed().map((command) => formatWords(game, command));
    return [...commands, ...wordsFor(game)];
  }

  /** Does what a line says; false means that the game is left. */
  #obey(text: string): boolean {
    const go = this.#goesOn();
    if (text === '') this.#called = undefined;
    if (text === '' && go !== undefined) this.#perform(go);
    if (text === '') return true;
    const obeyed = obeyWord(this, text);
    if (obeyed !== 'not a word') return obeyed === 'stay';
    const planned = this.#planned;
    if (planned !== undefined && text === formatWords(this.session.game, planned)) this.#perform(planned);
    else this.#command(text);
    return true;
  }

  #command(text: string): void {
    const { session } = this.#sitting;
    const named = Number(/^(?<seat>\d+)\s*:/u.exec(text)?.groups?.['seat'] ?? this.seat);
    if (hasSides(session.game) && session.game.sides[named - 1] !== undefined && !this.isOwn(named)) {
      this.#call(named);
      return;
    }
    // With private hands nobody plays another's cards by accident.
    const addressed = this.isPrivate && !/^\d+\s*:/u.test(text) ? `${String(this.seat)}: ${text}` : text;
    const parsed = parseCommand(session.state, addressed);
    if (parsed.ok) {
      this.#perform(parsed.value);
      return;
    }
    const { message, nearest = [] } = parsed.error;
    const own = new Set(this.#listed().map((command) => formatWords(session.game, command)));
    const near = nearest.filter((words) => own.has(words));
    say(message, ...(near.length > 0 ? [`Nearest: ${listed(near, 'or')}.`] : []));
  }

  /** Somebody of another side wants to say something in between: the keyboard is passed for one command. */
  #call(seat: number): void {
    const name = playerName(this.roles, seat);
    if (this.#sitting.bots.has(seat)) say(`${name} is a computer player of another side.`);
    else this.#called = seat;
  }

  #perform(command: Command): void {
    const { session, bots } = this.#sitting;
    this.#called = undefined;
    const played = session.play(command);
    if (!played.ok) {
      say(played.error.message);
      this.#screen.remind(this.seat);
      return;
    }
    if (bots.has(command.seat)) {
      const isHeard = session.isHeard(session.commands.length - 1, this.seat);
      const words = isHeard ? formatWords(session.game, command) : 'a secret command';
      say(`${playerName(this.roles, command.seat)}: ${words}`);
    }
    if (this.seat !== 0 && bots.has(command.seat)) this.#screen.tellNews(this.seat);
    this.#save();
  }

  /** Takes the last command back, if it is a person's and nothing was revealed since. */
  undo(): void {
    const last = this.session.commands.at(-1);
    if (last !== undefined && this.#sitting.bots.has(last.seat)) {
      say('There is nothing to undo: the last move was a computer player’s.');
      return;
    }
    if (last !== undefined && !this.isOwn(last.seat)) {
      say('There is nothing to undo: the last move was another side’s.');
      return;
    }
    const undone = this.session.undo();
    if (!undone.ok) {
      say(undone.error.message);
      return;
    }
    this.#screen.forget();
    say(`Taken back: ${formatWords(this.session.game, undone.value)}.`);
    this.#save();
  }

  #save(): void {
    this.#isKept = this.#sitting.saveTo !== undefined;
    if (this.#sitting.saveTo !== undefined) writeSave(this.#sitting.saveTo, this.session.saved());
  }

  noteSaved(): void {
    this.#isKept = true;
  }

  mayLeave(): boolean {
    if (this.#isKept) return true;
    this.#isKept = true;
    say('The game is not saved: “save FILE” keeps it, “quit” again leaves it.');
    return false;
  }
}
