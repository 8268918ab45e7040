// Plans for a seat that hides and has a part of its own in every turn: sequences of its commands, the best of each length kept and gone on
// from. What it would draw it does not know, so no plan counts on such a card.
import {
  answersInto,
  blankState,
  copyInto,
  isWonBy,
  kindOf,
  makeOffers,
  play,
  seatOf,
  topFrame,
  type Game,
  type Hiding,
  type Packed,
  type State,
} from '@cordon/engine/inner';
import type { Judge } from '../position/judge.ts';
import { CERTAIN } from '../position/weights.ts';
import { makeHash } from './hash.ts';
import type { Plan, Search, TurnSearch } from './turn.ts';

/** More commands than a part takes, with what they ask. */
const MOST = 6;
const OPERAND_BITS = 127;
const FIRST_OPERAND = 11;

interface Line {
  readonly state: State;
  commands: readonly Packed[];
  odds: number;
}

export function makeHidingSearch(game: Game, hiding: Hiding, judge: Judge): TurnSearch {
  const offers = makeOffers();
  const hash = makeHash(game);
  const free: Line[] = [];
  const seat = hiding.seat(game);
  const takesCard = game.kinds.map((kind) => Object.values(kind?.operands ?? {})[0] === 'infection');
  let looked = 0;

  const isActing = (s: State): boolean => s.over === 0 && topFrame(s).name === hiding.part;

  function take(): Line {
    return free.pop() ?? { state: blankState(game), commands: [], odds: 0 };
  }

  function cardsIn(s: State): ReadonlySet<number> {
    return new Set(Array.from({ length: hiding.cards(s) }, (_, slot) => hiding.card(s, slot)));
  }

  /** What it can say without a card that it would have to draw first. */
  function commandsIn(s: State, known: ReadonlySet<number>): Packed[] {
    answersInto(s, offers);
    const all = Array.from(offers.items.subarray(0, offers.count));
    const counted = all.filter(
      (command) =>
        takesCard[kindOf(command)] !== true || known.has((command >> FIRST_OPERAND) & OPERAND_BITS),
    );
    return counted.length > 0 ? counted : all;
  }

  /** Whether the next word is still its own. */
  function goesOn(s: State): boolean {
    if (s.over !== 0) return false;
    if (isActing(s)) return true;
    answersInto(s, offers);
    return seatOf(offers.items[0]!) === seat;
  }

  function judged(line: Line): Line {
    const { state } = line;
    if (state.over === 0) line.odds = judge.odds(state);
    else line.odds = isWonBy(state, judge.side) ? CERTAIN : -CERTAIN;
    return line;
  }

  function keepBest(lines: Line[], width: number): Line[] {
    const seen = new Set<number>();
    const kept: Line[] = [];
    for (const line of lines.toSorted((one, other) => other.odds - one.odds)) {
      const key = hash(line.state);
      if (kept.length < width && !seen.has(key)) {
        seen.add(key);
        kept.push(line);
      } else free.push(line);
    }
    return kept;
  }

  function search(root: State, { width, depth = MOST }: Search): Line[] {
    const known = cardsIn(root);
    const first = take();
    copyInto(first.state, root);
    first.commands = [];
    let front = [first];
    const ends: Line[] = [];
    for (let length = 0; length < depth && front.length > 0; length++) {
      const next: Line[] = [];
      for (const line of front) {
        for (const command of commandsIn(line.state, known)) {
          const child = take();
          copyInto(child.state, line.state);
          play(child.state, command);
          looked++;
          child.commands = [...line.commands, command];
          next.push(judged(child));
        }
        free.push(line);
      }
      const kept = keepBest(next, width);
      front = [];
      for (const line of kept) (goesOn(line.state) && length + 1 < depth ? front : ends).push(line);
    }
    return ends.toSorted((one, other) => other.odds - one.odds);
  }

  return {
    isActing,
    get looked() {
      return looked;
    },
    plans(root, choice) {
      const lines = search(root, choice);
      const plans = lines.slice(0, choice.most).map(({ commands, odds }): Plan => ({
        commands,
        odds,
        isOpen: true,
      }));
      free.push(...lines);
      return plans;
    },
  };
}
