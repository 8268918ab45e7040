// A queue that shares its workers fairly between those who wait: start-time fair queueing over a tree of groups, such as address,
// guest and table. At every level the group that has used the least goes next, and what it pays is what its work really cost.

/** Whose work it is, and what it may use. */
export interface Claim {
  /** From the widest group to the narrowest. Every claim of a queue has the same length. */
  readonly path: readonly string[];
  /** The part of a fair share that the widest group gets; 1 unless told. */
  readonly share?: number;
  readonly limits?: readonly Limit[];
}

/** At most this many items that name the same key run at once. */
export interface Limit {
  readonly key: string;
  readonly most: number;
}

export interface FairQueueOptions {
  /** How many items run at once. */
  readonly most: number;
  /**
   * How many more may run for groups that have nothing running: with one, the widest level is never kept out by a single group; with
   * two, the next level isn't either. A long job cannot be interrupted, so only a free worker keeps others from waiting for it.
   */
  readonly spares?: number;
}

interface Group<Item> {
  readonly parent: Group<Item> | undefined;
  readonly key: string;
  readonly groups: Map<string, Group<Item>>;
  /** Only the narrowest groups have items of their own, the oldest first. */
  readonly items: Entry<Item>[];
  /** What the group has used, on its parent's clock. */
  used: number;
  /** The clock of the groups inside: the `used` of the one that went last. */
  clock: number;
  waiting: number;
  running: number;
}

interface Entry<Item> {
  readonly item: Item;
  readonly claim: Claim;
  readonly group: Group<Item>;
  /** What was charged in advance; undefined while it waits. */
  charged: number | undefined;
}

/** How fast the cost that is expected of an item follows what items cost. */
const LEARNING = 0.1;
/** Idle groups are cleared out whenever there are this many more of them than busy ones. */
const MOST_IDLE = 64;

export class FairQueue<Item> {
  readonly #most: number;
  readonly #spares: number;
  readonly #root: Group<Item> = makeGroup(undefined, '');
  readonly #entries = new Map<Item, Entry<Item>>();
  readonly #held = new Map<string, number>();
  #expected = 0;

  constructor({ most, spares = 0 }: FairQueueOptions) {
    this.#most = most;
    this.#spares = spares;
  }

  get waiting(): number {
    return this.#root.waiting;
  }

  get running(): number {
    return this.#root.running;
  }

  add(item: Item, claim: Claim): void {
    const group = this.#groupOf(claim.path);
    const entry: Entry<Item> = { item, claim, group, charged: undefined };
    for (const one of upwards(group)) {
      // Time spent idle earns nothing.
      if (one.waiting === 0 && one.parent !== undefined) one.used = Math.max(one.used, one.parent.clock);
      one.waiting++;
    }
    group.items.push(entry);
    this.#entries.set(item, entry);
  }

  /** The next item that may run now. It counts as running until `finish`. */
  take(): Item | undefined {
    const entry = this.#next(this.#root);
    if (entry === undefined) return undefined;
    entry.group.items.shift();
    entry.charged = this.#expected;
    for (const one of upwards(entry.group)) {
      if (one.parent !== undefined) one.parent.clock = Math.max(one.parent.clock, one.used);
      one.waiting--;
      one.running++;
    }
    this.#charge(entry, this.#expected);
    for (const { key } of entry.claim.limits ?? []) this.#held.set(key, (this.#held.get(key) ?? 0) + 1);
    return entry.item;
  }

  /** An item that ran is done and cost this much, in whatever unit the caller measures. */
  finish(item: Item, cost: number): void {
    const entry = this.#entries.get(item);
    if (entry?.charged === undefined) return;
    this.#entries.delete(item);
    this.#charge(entry, cost - entry.charged);
    this.#expected += LEARNING * (cost - this.#expected);
    for (const { key } of entry.claim.limits ?? []) {
      const held = (this.#held.get(key) ?? 0) - 1;
      if (held > 0) this.#held.set(key, held);
      else this.#held.delete(key);
    }
    for (const one of upwards(entry.group)) one.running--;
    tidy(entry.group, this.#expected);
  }

  /** Takes an item out that still waits; false if it doesn't. */
  remove(item: Item): boolean {
    const entry = this.#entries.get(item);
    if (entry === undefined || entry.charged !== undefined) return false;
    this.#entries.delete(item);
    entry.group.items.splice(entry.group.items.indexOf(entry), 1);
    for (const one of upwards(entry.group)) one.waiting--;
    tidy(entry.group, this.#expected);
    return true;
  }

  /** Everything that waits. */
  *waitingItems(): Generator<Item> {
    for (const { item, charged } of this.#entries.values()) if (charged === undefined) yield item;
  }

  /** How many groups it remembers. */
  get size(): number {
    return sizeOf(this.#root);
  }

  #groupOf(path: readonly string[]): Group<Item> {
    let group = this.#root;
    for (const key of path) {
      let inner = group.groups.get(key);
      if (inner === undefined) {
        inner = makeGroup(group, key);
        inner.used = group.clock;
        group.groups.set(key, inner);
      }
      group = inner;
    }
    return group;
  }

  #charge({ group, claim: { share = 1 } }: Entry<Item>, cost: number): void {
    for (const one of upwards(group))
      if (one.parent !== undefined) one.used += one.parent === this.#root ? cost / share : cost;
  }

  #next(group: Group<Item>): Entry<Item> | undefined {
    const [first] = group.items;
    if (first !== undefined) return this.#mayRun(first) ? first : undefined;
    const least = leastOf(group.groups.values());
    const found = least === undefined ? undefined : this.#next(least);
    return found ?? this.#nextBut(group, least);
  }

  /** The next of those that come after the one that would go first but may not. */
  #nextBut(group: Group<Item>, first: Group<Item> | undefined): Entry<Item> | undefined {
    if (first === undefined || this.#root.running >= this.#most + this.#spares) return undefined;
    const others = [...group.groups.values()].filter((inner) => inner.waiting > 0 && inner !== first);
    for (const inner of others.sort((one, other) => one.used - other.used)) {
      const found = this.#next(inner);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #mayRun({ group, claim: { limits = [] } }: Entry<Item>): boolean {
    const isWithin = limits.every(({ key, most }) => (this.#held.get(key) ?? 0) < most);
    return isWithin && this.#root.running < this.#most + this.#sparesFor(group);
  }

  #sparesFor(group: Group<Item>): number {
    const path = [...upwards(group)].toReversed().slice(1);
    const idle = path.findIndex(({ running }) => running === 0);
    return idle < 0 ? 0 : Math.max(0, this.#spares - idle);
  }
}

function makeGroup<Item>(parent: Group<Item> | undefined, key: string): Group<Item> {
  return { parent, key, groups: new Map(), items: [], used: 0, clock: 0, waiting: 0, running: 0 };
}

/** A group and all that it is in. */
function* upwards<Item>(group: Group<Item>): Generator<Group<Item>> {
  for (let one: Group<Item> | undefined = group; one !== undefined; one = one.parent) yield one;
}

/** Of the groups in which something waits the one that has used least. */
function leastOf<Item>(groups: Iterable<Group<Item>>): Group<Item> | undefined {
  let least: Group<Item> | undefined;
  for (const one of groups) if (one.waiting > 0 && one.used < (least?.used ?? Infinity)) least = one;
  return least;
}

const isIdle = ({ waiting, running }: Group<unknown>): boolean => waiting === 0 && running === 0;

/** Forgets idle groups: all of them where nobody is left, else those that owe no more than one item costs. */
function tidy<Item>(group: Group<Item>, expected: number): void {
  for (const one of upwards(group)) {
    const { groups, clock } = one;
    if (isIdle(one)) {
      groups.clear();
      one.clock = 0;
      continue;
    }
    if (groups.size <= MOST_IDLE) continue;
    const idle = [...groups.values()].filter(isIdle);
    if (idle.length < groups.size / 2) continue;
    for (const { key, used } of idle) if (used <= clock + expected) groups.delete(key);
  }
}

const sizeOf = (group: Group<unknown>): number =>
  [...group.groups.values()].reduce((sum, inner) => sum + sizeOf(inner), group.groups.size);
