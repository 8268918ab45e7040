// What the person at the keyboard is shown: what happened since they last looked, and what has changed on the table.
import { view, type View } from '@cordon/engine';
import { keepsSecrets, readTogether } from '../people.ts';
import { say } from '../terminal/say.ts';
import { shortLines, turnLines } from '../words/board.ts';
import { tell } from '../words/facts.ts';
import { handLines } from '../words/hand.ts';
import { cityName, playerName, rolesOf, type Roles } from '../words/names.ts';
import { waitWords } from '../words/waits.ts';
import type { Session } from './session.ts';

export class Screen {
  readonly #session: Session;
  /** How many commands each seat has been told about: partners read together, as the first of them, and with open hands all, as seat 0. */
  readonly #told = new Map<number, number>();
  readonly #begun: number;
  #linesShown = new Set<string>();
  #turnShown = '';
  /** Whether something happened since the table was shown. */
  #isStale = true;

  constructor(session: Session) {
    this.#session = session;
    this.#begun = session.commands.length;
  }

  get roles(): Roles {
    return rolesOf(view(this.#session.state, 0));
  }

  get #isPrivate(): boolean {
    return keepsSecrets(this.#session.game);
  }

  /** Tells a seat, in sentences, what it has not heard yet. */
  tellNews(seat: number): void {
    const { game, facts, commands } = this.#session;
    const reader = this.#isPrivate ? this.#company(seat)[0]! : 0;
    const told = this.#told.get(reader) ?? this.#begun;
    const news = facts.slice(told + 1).flat();
    this.#told.set(reader, commands.length);
    // A command need not tell anything to change what the game waits for.
    if (commands.length > told) this.#isStale = true;
    // The board that follows says whose turn it is.
    const company = this.#company(seat);
    const heard = news.filter(
      ({ fact, audience }) =>
        fact !== 'turnBegan' && (audience === undefined || company.some((one) => audience.includes(one))),
    );
    say(...tell(game, this.roles, heard));
  }

  /** Who reads with a seat, in seating order. */
  #company(seat: number): readonly number[] {
    const { game } = this.#session;
    if (seat === 0) return [0];
    return this.roles.map((_, index) => index + 1).filter((one) => readTogether(game, one, seat));
  }

  /** After undo nothing of what is left is news to anybody. */
  forget(): void {
    const { length } = this.#session.commands;
    for (let seat = 0; seat <= this.roles.length; seat++)
      this.#told.set(seat, Math.min(length, this.#told.get(seat) ?? length));
    this.#isStale = true;
  }

  /** Everything scrolls away before another person looks. */
  clear(): void {
    say(...Array.from({ length: process.stdout.rows }, () => ''));
  }

  /** The whole board at the start of a turn, then what has changed; nothing if nothing happened. */
  showTable(seat: number): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    const { game } = this.#session;
    const now = view(this.#session.state, seat);
    const hasBegun = now.frames.some(({ frame }) => frame === 'turn');
    const turn = `${hasBegun ? String(now.turnsDone) : 'setup'} ${this.#isPrivate ? String(seat) : ''}`;
    const lines = [...shortLines(game, now), ...handLines(game, now, seat)];
    say('');
    if (turn === this.#turnShown) say(...lines.filter((line) => !this.#linesShown.has(line)));
    else {
      const whose = `Turn ${String(now.turnsDone + 1)}, ${playerName(this.roles, now.turn)}.`;
      say(hasBegun ? whose : 'Before the first turn: where the pawns start.', ...turnLines(game, now));
    }
    this.#turnShown = turn;
    this.#linesShown = new Set(lines);
    say(this.#waitLine(now));
  }

  /** Says again what the game waits for, unless it is simply the next action. */
  remind(seat: number): void {
    const now = view(this.#session.state, seat);
    if (now.frames.at(-1)?.frame !== 'actions') say(this.#waitLine(now));
  }

  #waitLine(now: View): string {
    const { game } = this.#session;
    const { city } = now.seats[now.waitsFor - 1]!;
    const where = city === undefined ? '' : ` in ${cityName(game, city)}`;
    const answers = now.viewer === now.waitsFor ? this.#session.legal(now.viewer) : [];
    return `${playerName(this.roles, now.waitsFor)}${where}: ${waitWords(game, now, answers)}.`;
  }
}
