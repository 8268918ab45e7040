// A beam over whole turns with every card known: the best positions at the beginning of each action part are kept and gone on from, until
// one is won or none is left. A win is a proof, a loss is none.
import {
  answersInto,
  blankState,
  copyInto,
  hashState,
  isWonBy,
  makeOffers,
  play,
  startInto,
  type Packed,
  type State,
} from '@cordon/engine/inner';
import type { Seed } from '@cordon/engine';
import type { Mind } from '../mind.ts';
import { makePassage } from './passage.ts';

export interface BeamEffort {
  /** Positions kept for each turn. */
  readonly beam: number;
  /** Plans tried from each of them, and how wide they are sought. */
  readonly plans: number;
  readonly width: number;
}

/** A way through a game, from its start to its end. */
export interface Line {
  readonly commands: readonly Packed[];
  readonly end: State;
}

interface Node {
  readonly state: State;
  readonly parent: Node | undefined;
  readonly commands: readonly Packed[];
  readonly value: number;
}

export interface Beam {
  /** The first won line, or the one that lasted longest. */
  search(seed: Seed, effort: BeamEffort): Line;
}

export function makeBeam(mind: Mind): Beam {
  const { game, judge, search } = mind;
  const passage = makePassage(mind);
  const offers = makeOffers();
  const free: State[] = [];

  const copyOf = (s: State): State => {
    const copy = free.pop() ?? blankState(game);
    copyInto(copy, s);
    return copy;
  };

  /** One turn further by a plan; once more with events where the turn goes wrong without. */
  function follow(node: Node, plan: readonly Packed[]): Node[] {
    const acted = copyOf(node.state);
    const commands = [...plan];
    for (const command of plan) play(acted, command);
    if (acted.over === 0) {
      answersInto(acted, offers);
      commands.push(offers.items[0]!);
      play(acted, offers.items[0]!);
    }
    const before = node.state.outbreaks;
    const plain = passed(node, acted, commands, 'kept');
    const isSafe =
      isWonBy(plain.state, judge.side) || (plain.state.over === 0 && plain.state.outbreaks === before);
    const nodes = isSafe ? [plain] : [plain, passed(node, acted, commands, 'tried')];
    free.push(acted);
    return nodes;
  }

  function passed(parent: Node, s: State, before: readonly Packed[], events: 'kept' | 'tried'): Node {
    const state = copyOf(s);
    const commands = [...before];
    passage.pass(state, commands, events);
    return { state, parent, commands, value: judge.odds(state) };
  }

  /** The best positions, each once. */
  function prune(nodes: Node[], most: number): Node[] {
    nodes.sort((one, other) => other.value - one.value);
    const seen = new Set<number>();
    const kept: Node[] = [];
    for (const node of nodes) {
      const key = hashState(node.state);
      if (kept.length < most && !seen.has(key)) kept.push(node);
      else free.push(node.state);
      seen.add(key);
    }
    return kept;
  }

  function begin(seed: Seed): Node {
    const state = blankState(game);
    startInto(state, seed);
    const commands: Packed[] = [];
    passage.pass(state, commands, 'kept');
    return { state, parent: undefined, commands, value: judge.odds(state) };
  }

  return {
    search(seed, { beam, plans, width }) {
      let front = [begin(seed)];
      let last: Node | undefined;
      while (front.length > 0) {
        const next: Node[] = [];
        for (const node of front) {
          for (const { commands } of search.plans(node.state, { width, most: plans })) {
            for (const child of follow(node, commands)) {
              if (isWonBy(child.state, judge.side)) return lineOf(child);
              if (child.state.over === 0) next.push(child);
              else if (last === undefined || child.state.turnsDone > last.state.turnsDone) last = child;
              else free.push(child.state);
            }
          }
        }
        for (const { state } of front) free.push(state);
        front = prune(next, beam);
      }
      return lineOf(last!);
    },
  };
}

function lineOf(node: Node): Line {
  const parts: (readonly Packed[])[] = [];
  for (let at: Node | undefined = node; at !== undefined; at = at.parent) parts.push(at.commands);
  return { commands: parts.toReversed().flat(), end: node.state };
}
