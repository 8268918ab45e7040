// Positions on the way of a plan: they are used again, played on from, judged, and settled where a command asks something.
import {
  blankState,
  copyInto,
  play,
  topFrame,
  type Game,
  type Packed,
  type State,
} from '@cordon/engine/inner';
import type { Judge } from '../position/judge.ts';
import { CERTAIN } from '../position/weights.ts';
import { makeDealing } from './dealing.ts';
import { answersIn, isUnfinished } from './questions.ts';

export interface Node {
  readonly state: State;
  parent: Node | undefined;
  command: Packed;
  odds: number;
  /** What the events of its plan cost so far: while a plan goes on, it is not behind others for that. */
  credit: number;
  /** Whether cards were turned up by its command, and how much better their mean is than those that it goes on with. */
  isDealt: boolean;
  bonus: number;
  /** Whether its odds are known. */
  isJudged: boolean;
}

/** More questions than a command raises. */
const ANSWERS = 16;
/** Of several plans the one that cards are turned up for is favoured by those that were tried, by about so much. */
const LUCK = 0.1;
export interface Nodes {
  /** Those that are used again. */
  readonly free: Node[];
  /** Positions looked at so far. */
  looked: number;
  readonly take: (parent: Node | undefined, command: Packed) => Node;
  /** Whether the action part of some seat waits for a command. */
  readonly isActing: (s: State) => boolean;
  readonly playAt: (node: Node, before: State) => void;
  readonly judgeNode: (node: Node) => void;
  readonly settle: (node: Node, turns: number, before: number) => Node | undefined;
  /** Whether what was played grants an action of its own, such as a free one after building: which one it is matters for those that follow. */
  readonly grantsAction: (s: State) => boolean;
  /** The positions after each answer to what a command asks. */
  readonly branch: (node: Node) => Node[];
}

export function makeNodes(game: Game, judge: Judge): Nodes {
  const dealing = makeDealing(game);
  const answered = blankState(game);
  const actions = game.frames.find((frame) => frame?.name === 'actions');
  const free: Node[] = [];
  const nodes: Nodes = { free, looked: 0, take, isActing, playAt, judgeNode, settle, grantsAction, branch };

  function take(parent: Node | undefined, command: Packed): Node {
    const node = free.pop() ?? {
      state: blankState(game),
      parent,
      command,
      odds: 0,
      credit: 0,
      isDealt: false,
      bonus: 0,
      isJudged: false,
    };
    node.parent = parent;
    node.credit = parent?.credit ?? 0;
    node.isDealt = false;
    node.bonus = parent?.bonus ?? 0;
    node.isJudged = false;
    node.command = command;
    return node;
  }

  function isActing(s: State): boolean {
    return s.over === 0 && topFrame(s) === actions;
  }

  /** Plays the command of a node. Where it turns up cards of a deck of their own, it goes on with usual ones. */
  function playAt(node: Node, before: State): void {
    copyInto(node.state, before);
    play(node.state, node.command);
    nodes.looked++;
    if (node.state.reveals === before.reveals || node.state.over !== 0) return;
    if (!dealing.isOwn(before, node.state)) return;
    node.isDealt = true;
    node.bonus += dealing.playUsual(node.state, before, node.command, worthAnswered) - LUCK;
  }

  function judgeNode(node: Node): void {
    node.odds = judge.oddsNearby(node.state) + node.bonus;
    node.isJudged = true;
  }

  /** What a position looks like after the answers that look best to what it asks, as far as nothing else comes up. */
  function worthAnswered(s: State): number {
    copyInto(answered, s);
    for (let step = 0; step < ANSWERS && isUnfinished(answered) && answered.reveals === s.reveals; step++) {
      const answers = answersIn(answered);
      let best = -Infinity;
      let choice = answers[0]!;
      if (answers.length > 1) {
        const trial = take(undefined, choice);
        for (const answer of answers) {
          copyInto(trial.state, answered);
          play(trial.state, answer);
          nodes.looked++;
          const odds = judge.oddsNearby(trial.state);
          if (odds <= best) continue;
          best = odds;
          choice = answer;
        }
        free.push(trial);
      }
      play(answered, choice);
    }
    return judge.oddsNearby(answered);
  }

  function grantsAction(s: State): boolean {
    if (s.over !== 0) return false;
    const frame = topFrame(s);
    return frame !== actions && frame.loan !== undefined;
  }

  function branch(node: Node): Node[] {
    return answersIn(node.state).map((answer) => {
      const child = take(node, answer);
      playAt(child, node.state);
      return child;
    });
  }

  /** Whether something came up from the decks of the turn, or the turn is over. */
  function hasNews(node: Node, turns: number, reveals: number): boolean {
    return node.state.turnsDone !== turns || (node.state.reveals !== reveals && !node.isDealt);
  }

  /**
   * Answers what a command asks before the actions go on, each time with what looks best; undefined where hidden things come up.
   * What is answered belongs to the plan.
   */
  function settle(node: Node, turns: number, before: number): Node | undefined {
    let at = node;
    let reveals = before;
    for (let step = 0; step < ANSWERS && at.state.over === 0; step++) {
      if (hasNews(at, turns, reveals)) return undefined;
      if (isActing(at.state)) return at;
      ({ reveals } = at.state);
      let best: Node | undefined;
      for (const answer of answersIn(at.state)) {
        const child = take(at, answer);
        playAt(child, at.state);
        judgeNode(child);
        if (best === undefined || child.odds > best.odds) {
          if (best !== undefined) free.push(best);
          best = child;
        } else free.push(child);
      }
      if (best === undefined) return undefined;
      at = best;
    }
    return at.state.over !== 0 && judge.odds(at.state) > -CERTAIN ? at : undefined;
  }

  return nodes;
}
