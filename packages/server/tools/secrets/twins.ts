// Two servers side by side that differ only in what is hidden: both are asked the same, and what they say is compared.
import { setImmediate as settle } from 'node:timers/promises';
import type { Request } from '@cordon/protocol';
import type { Guest } from '@cordon/tables';
import { Leak } from './leak.ts';
import { begin } from './nodeChance.ts';
import type { Wire } from './wire.ts';
import { lookElsewhere, makeWorld, type World } from './world.ts';

export type Pair<Item> = readonly [Item, Item];
type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never;
/** A request without its number, or any text. */
export type Ask = WithoutId<Request> | string;

/** How many of what was compared. */
export interface Counts {
  requests: number;
  refusals: number;
  messages: number;
  bytes: number;
}

interface Line {
  readonly wires: Pair<Wire>;
  /** Somebody from whom nothing is hidden that differs; what others hear is not compared. */
  readonly isCompared: boolean;
  asked: number;
}

/** How the two worlds look to those who are compared: whether they may know the same, and how much was revealed so far. */
export interface Outlook {
  readonly isSame: boolean;
  readonly reveals: number;
  /** A game between sides is over: nothing of it is hidden any more from whoever may look. */
  readonly isOver: boolean;
}

/** `parted`: the two games have become different to the eye; `over`: everything is told. What follows need not be the same. */
export type Verdict = 'same' | 'parted' | 'over';

export interface Asked {
  readonly verdict: Verdict;
  /** The answers to the request, where they could be found. */
  readonly answers: Pair<string>;
  readonly isRefused: boolean;
}

export class Twins {
  readonly worlds: Pair<World> = [makeWorld(), makeWorld()];
  readonly counts: Counts = { requests: 0, refusals: 0, messages: 0, bytes: 0 };
  readonly #name: string;
  readonly #look: () => Promise<Outlook>;
  #reveals = 0;
  readonly #lines = new Map<string, Line>();

  constructor(name: string, look: (worlds: Pair<World>) => Promise<Outlook>) {
    this.#name = name;
    this.#look = () => look(this.worlds);
  }

  async connect(name: string, guest: Guest | undefined, how: 'compared' | 'other'): Promise<void> {
    const wires: Pair<Wire> = [this.worlds[0].connect(guest), this.worlds[1].connect(guest)];
    this.#lines.set(name, { wires, isCompared: how === 'compared', asked: 0 });
    await this.ask(name, { type: 'hello', protocol: 1 });
  }

  get compared(): string[] {
    return [...this.#lines].flatMap(([name, { isCompared }]) => (isCompared ? [name] : []));
  }

  /** Asks both servers the same, or each something of its own. */
  async ask(name: string, ask: Ask, there: Ask = ask): Promise<Asked> {
    const line = this.#lines.get(name)!;
    line.asked++;
    this.counts.requests++;
    const id = line.asked;
    const said: Pair<Said> = [await this.#say(0, line, id, ask), await this.#say(1, line, id, there)];
    const answers: Pair<string> = [answerTo(id, said[0], name), answerTo(id, said[1], name)];
    const refused = answers.map(isRefusal);
    const isRefused = refused[0]! && refused[1]!;
    const isDone = !refused[0]! && !refused[1]!;
    const what = `${this.#name}: ${name} ${typeof ask === 'string' ? ask : JSON.stringify(ask)}`;
    // Others may know more, and so differ in what they can do; whoever is compared may not.
    if (!line.isCompared && !isDone && !isRefused) return { verdict: 'parted', answers, isRefused };
    const verdict = isDone ? await this.#verdictOn(said) : 'same';
    if (verdict !== 'same') return { verdict, answers, isRefused };
    this.#compare(what, said);
    if (isRefused && line.isCompared) this.counts.refusals++;
    return { verdict: 'same', answers, isRefused };
  }

  async #verdictOn(said: Pair<Said>): Promise<Verdict> {
    const { isSame, reveals, isOver } = await this.#look();
    if (isOver) return 'over';
    return this.#isParted(said, isSame, reveals) ? 'parted' : 'same';
  }

  /**
   * Whether something was revealed that is not the same in both worlds. Nobody may know it who hears something else after
   * that; but in which order cards were drawn is seen once and kept by nobody.
   */
  #isParted([here, there]: Pair<Said>, isSame: boolean, reveals: number): boolean {
    const isReveal = reveals !== this.#reveals;
    this.#reveals = reveals;
    if (!isSame || !isReveal) return !isSame;
    const texts = ({ heard }: Said): string[] => this.#comparedLines.flatMap((line) => heard.get(line)!);
    const [mine, yours] = [texts(here), texts(there)];
    const isMixed = mine.some((text, index) => text !== yours[index]);
    return isMixed && mine.every((text, index) => inOrder(text) === inOrder(yours[index] ?? ''));
  }

  get #comparedLines(): Line[] {
    return [...this.#lines.values()].filter(({ isCompared }) => isCompared);
  }

  async #say(which: 0 | 1, line: Line, id: number, ask: Ask): Promise<Said> {
    const world = this.worlds[which];
    begin(`${this.#name} ${String(this.counts.requests)}`);
    lookElsewhere();
    world.tick();
    line.wires[which].send(typeof ask === 'string' ? ask : JSON.stringify({ ...ask, id }));
    const heard = new Map([...this.#lines.values()].map((one) => [one, [] as string[]]));
    const own = heard.get(line)!;
    // Nothing here waits for anything but what is in memory; what takes long comes in pieces, a turn of the loop apart.
    for (let turns = 0, quiet = 0; quiet < QUIET && turns < MOST_TURNS; turns++) {
      await settle();
      if (world.troubles.length > 0) throw world.troubles[0];
      const before = countOf(heard);
      for (const [one, texts] of heard) texts.push(...one.wires[which].take());
      quiet = own.some(isAnswerTo(id)) && countOf(heard) === before ? quiet + 1 : 0;
    }
    return { own, heard, notes: world.takeNotes() };
  }

  #compare(what: string, [here, there]: Pair<Said>): void {
    for (const [name, line] of this.#lines) {
      if (!line.isCompared) continue;
      const texts = here.heard.get(line)!;
      this.counts.messages += texts.length;
      for (const text of texts) this.counts.bytes += Buffer.byteLength(text);
      needSame(`${what}: ${name} hears something else`, texts, there.heard.get(line)!);
    }
    needSame(`${what}: the store, the bots or the metrics are told something else`, here.notes, there.notes);
  }
}

interface Said {
  readonly own: readonly string[];
  readonly heard: ReadonlyMap<Line, readonly string[]>;
  readonly notes: readonly string[];
}

function needSame(what: string, here: readonly string[], there: readonly string[]): void {
  const same = here.length === there.length && here.every((text, index) => text === there[index]);
  if (!same) throw new Leak(what, [here.join('\n'), there.join('\n')]);
}

/** A text with its parts in a fixed order. */
const inOrder = (text: string): string =>
  text
    .split(/(?=\{)|(?<=\}),?/u)
    .sort()
    .join('');

const isRefusal = (answer: string): boolean => answer.startsWith('{"type":"refused"');

/** After so many turns of the loop without a word, all has been said. */
const QUIET = 4;
const MOST_TURNS = 2000;

const countOf = (heard: ReadonlyMap<Line, readonly string[]>): number =>
  [...heard.values()].reduce((sum, texts) => sum + texts.length, 0);

const isAnswerTo =
  (id: number) =>
  (text: string): boolean =>
    text.startsWith(`{"type":"done","id":${String(id)}`) || isRefusal(text);

function answerTo(id: number, { own }: Said, name: string): string {
  const answer = own.find(isAnswerTo(id));
  if (answer === undefined) throw new Error(`${name} got no answer: ${own.join('\n')}`);
  if (answer.includes('"code":"internal"')) throw new Error(answer);
  return answer;
}
