// The turn beam: sequences of the commands of one action part, the best positions of each length kept and gone on from. Positions
// that are reached in several ways count once.
import {
  answersInto,
  anyOf,
  copyInto,
  invites,
  kindOf,
  legalInto,
  makeOffers,
  type Game,
  type Packed,
  type State,
} from '@cordon/engine/inner';
import type { Judge } from '../position/judge.ts';
import { CERTAIN } from '../position/weights.ts';
import { usesBoxes } from '../position/boxes.ts';
import { makeFilter, type LeaveOut } from './filter.ts';
import { makeDeedHash, makeHash } from './hash.ts';
import { makeNodes, type Node } from './nodes.ts';

export interface Plan {
  readonly commands: readonly Packed[];
  /** What the position after it is worth. */
  readonly odds: number;
  /** Whether it ends where cards are turned up, with more to do in the same turn. */
  readonly isOpen: boolean;
}

export interface Search extends LeaveOut {
  /** How many positions of each length are gone on from. */
  readonly width: number;
  /** How many plans are asked for. */
  readonly most: number;
  /** The most commands of a plan, answers in between not counted; undefined: to the end of the turn. */
  readonly depth?: number | undefined;
  /** Whether plans have to differ in what is done, and not only in where pawns end. */
  readonly apart?: boolean;
}

export interface TurnSearch {
  /**
   * The best plans for what is left of the action part that this state is in, the best first; never none. Plans end before
   * `end` is said and before anything hidden is revealed.
   */
  plans(root: State, search: Search): Plan[];
  /** Whether the action part of some seat waits for a command. */
  isActing(s: State): boolean;
  /** Positions looked at so far. */
  readonly looked: number;
}

/** Longer than any action part. */
const DEPTH = 12;
/** So many commands that cost no action are looked at between two actions. */
const FREE_COMMANDS = 3;
const NONE: ReadonlySet<Node> = new Set();
/** Beside the positions that are gone on from, such a share of those whose events have not paid off yet. */
const CREDITED = 0.5;
/** An event with no more ways to play it helps the actions that follow; with more of them most are beside the point. */
const FEW_WAYS = 6;

export function makeTurnSearch(game: Game, judge: Judge): TurnSearch {
  const offers = makeOffers();
  const filter = makeFilter(game, judge.side);
  const hash = makeHash(game);
  const deedHash = makeDeedHash(game);
  const pool = makeNodes(game, judge);
  const { branch, free, grantsAction, isActing, judgeNode, playAt, settle, take } = pool;
  const seen = new Set<number>();
  const { turnWith } = game;
  /** Whether every command counts as an action. */
  const countsAll = !usesBoxes(game);

  function spendsAction(command: Packed): boolean {
    return countsAll || game.kinds[kindOf(command)]!.spends === 'action';
  }

  /**
   * Puts every position one command further into `next`, or into `beside` where the command costs no action; gives back one that wins, if
   * there is one.
   */
  function expand(node: Node, depth: number, width: number, next: Node[], beside: Node[]): Node | undefined {
    const { state } = node;
    if (!isActing(state)) return undefined;
    if (depth === 0 || anyOf(state, invites)) legalInto(state, offers);
    else answersInto(state, offers);
    const end = offers.items[0]!;
    const count = filter.keep(state, offers, depth);
    const commands = offers.items.slice(0, count);
    if (passesOn(state)) passOn(node, end, beside);
    const { reveals, turnsDone } = state;
    for (const command of commands) {
      const child = take(node, command);
      playAt(child, state);
      if (width > 1 && grantsAction(child.state)) {
        for (const way of branch(child)) {
          const calm = settle(way, turnsDone, reveals);
          if (calm === undefined) free.push(way);
          else keepAfter(node, command, calm, next, beside);
        }
        continue;
      }
      const calm = child.state.over === 0 ? settle(child, turnsDone, reveals) : ended(child);
      if (calm === undefined) {
        free.push(child);
        continue;
      }
      if (calm === child && child.state.over !== 0 && child.odds >= CERTAIN) {
        child.odds = CERTAIN;
        return child;
      }
      if (width === 1) keepBest(calm, next);
      else keepAfter(node, command, calm, next, beside);
    }
    return undefined;
  }

  function keepAfter(node: Node, command: Packed, calm: Node, next: Node[], beside: Node[]): void {
    if (spendsAction(command)) keepNew(calm, next);
    else keepBeside(calm, node, beside, filter.waysOf(command) <= FEW_WAYS);
  }

  /** Whether another seat of the same turn acts once the one that acts now has ended. */
  function passesOn({ turn }: State): boolean {
    return turn + 1 < turnWith.length && turnWith[turn + 1] === turnWith[turn];
  }

  /** Ends the actions of one seat of a turn, so that a plan goes on with those of the next. */
  function passOn(node: Node, end: Packed, beside: Node[]): void {
    const { reveals, turn } = node.state;
    const child = take(node, end);
    playAt(child, node.state);
    if (isActing(child.state) && child.state.reveals === reveals && child.state.turn !== turn)
      keepNew(child, beside);
    else free.push(child);
  }

  /** A game that this command has ended, unless it is lost. */
  function ended(node: Node): Node | undefined {
    node.odds = judge.odds(node.state);
    node.isJudged = true;
    return node.odds > -CERTAIN ? node : undefined;
  }

  function isNew({ state }: Node): boolean {
    const { size } = seen;
    return seen.add(hash(state)).size > size;
  }

  /** Puts a position that was not seen before into `next`. */
  function keepNew(node: Node, next: Node[]): void {
    if (isNew(node)) {
      if (!node.isJudged) judgeNode(node);
      next.push(node);
    } else free.push(node);
  }

  /** The same for a position that took no action; what a helpful event costs is credited. */
  function keepBeside(node: Node, before: Node, beside: Node[], isHelpful: boolean): void {
    const { length } = beside;
    keepNew(node, beside);
    if (isHelpful && beside.length > length) node.credit += Math.max(0, before.odds - node.odds);
  }

  /** The same where one is gone on from. Then few come up twice, and only one that looks better than all before has to be new. */
  function keepBest(node: Node, next: Node[]): void {
    if (!node.isJudged) judgeNode(node);
    const [best] = next;
    if ((best === undefined || node.odds > best.odds) && isNew(node)) {
      next[0] = node;
      if (best !== undefined) free.push(best);
    } else free.push(node);
  }

  /** Keeps the best, and beside them some whose events have not paid off yet. */
  function prune(nodes: Node[], width: number): void {
    if (nodes.length <= width) return;
    nodes.sort((one, other) => other.odds - one.odds);
    const kept = countsAll ? NONE : creditedAmong(nodes.slice(width), Math.ceil(width * CREDITED));
    for (let i = width; i < nodes.length; i++) if (!kept.has(nodes[i]!)) free.push(nodes[i]!);
    nodes.length = width;
    for (const node of kept) nodes.push(node);
  }

  function creditedAmong(nodes: readonly Node[], most: number): ReadonlySet<Node> {
    const credited = nodes.filter(({ credit }) => credit > 0);
    credited.sort((one, other) => other.odds + other.credit - one.odds - one.credit);
    return new Set(credited.slice(0, most));
  }

  /** The commands up to the first that turns up cards: what follows depends on them. */
  function planOf(node: Node): Plan {
    const commands: Packed[] = [];
    let isOpen = false;
    for (let at: Node | undefined = node; at?.parent !== undefined; at = at.parent) {
      if (at.isDealt) {
        isOpen = true;
        commands.length = 0;
      }
      commands.push(at.command);
    }
    return { commands: commands.toReversed(), odds: node.odds, isOpen };
  }

  function search(
    root: State,
    { width, depth: most = DEPTH, ...leaveOut }: Search,
  ): { readonly all: Node[]; readonly winner: Node | undefined } {
    const first = take(undefined, 0);
    copyInto(first.state, root);
    // Who hides is found by coming to where he is, which nobody knows before.
    game.hiding?.conceal(first.state);
    first.odds = judge.odds(first.state);
    seen.clear();
    seen.add(hash(first.state));
    filter.begin(first.state, leaveOut);
    const all: Node[] = [first];
    let front: Node[] = [first];
    for (let depth = 0; depth < most && front.length > 0; depth++) {
      const next: Node[] = [];
      for (let wave = front, count = 0; wave.length > 0 && count <= FREE_COMMANDS; count++) {
        const beside: Node[] = [];
        for (const node of wave) {
          const winner = expand(node, depth + count, width, next, beside);
          if (winner !== undefined) return { all: [...all, ...next, ...beside], winner };
          if (next.length > 4 * width) prune(next, width);
        }
        prune(beside, width);
        for (const node of beside) all.push(node);
        wave = beside;
      }
      prune(next, width);
      front = next;
      for (const node of front) all.push(node);
    }
    return { all, winner: undefined };
  }

  function firstOf(nodes: readonly Node[], { most, apart = false }: Search): readonly Node[] {
    if (!apart) return nodes.slice(0, most);
    const deeds = new Set<number>();
    const first: Node[] = [];
    for (const node of nodes) {
      if (first.length === most) break;
      const deed = deedHash(node.state);
      if (deeds.has(deed)) continue;
      deeds.add(deed);
      first.push(node);
    }
    return first;
  }

  return {
    isActing,
    get looked() {
      return pool.looked;
    },
    plans(root, choice) {
      const { all, winner } = search(root, choice);
      all.sort((one, other) => other.odds - one.odds);
      const best = winner === undefined ? firstOf(all, choice) : [winner];
      const plans = best.map(planOf);
      for (const node of all) free.push(node);
      return plans;
    },
  };
}
