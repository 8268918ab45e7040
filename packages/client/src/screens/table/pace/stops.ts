// Moments at which the game stops though there is only one way on: whether whoever sits there has anything to decide.
import type { GameFacts } from '../../../games/facts.ts';
import { readOffers } from '../../../choices/read.ts';
import type { TableModel } from '../../../table/model.ts';
import { isOn } from '../../../table/seats.ts';
import { hasSides } from '../../../table/sides.ts';
import type { People } from '../../../tables/people.ts';

export interface Stop {
  readonly turn: number;
  readonly frame: string;
  /** The kinds of what could be played before going on. */
  readonly events: readonly string[];
  /** The one way on. */
  readonly seat: number;
  readonly words: string;
}

/**
 * Whether everything that could be played is known on this device, and going on by itself tells nobody anything: all seats are those
 * of the person here or of bots, or of several people who share open hands and play together.
 */
export function isAmongThemselves({ info }: Pick<TableModel, 'info'>, people: People): boolean {
  if (info === undefined || !isOn(info)) return false;
  const isAlone = info.seats.every(({ seat, bot }) => bot !== undefined || info.you.seats.includes(seat));
  return isAlone && (people === 'one' || (info.config.options['hands'] !== 'private' && !hasSides(info)));
}

/** The stop where the game stands; undefined where there is something to choose. A turn's actions end only when somebody says so. */
export function stopAt({ boards }: Pick<TableModel, 'boards'>, facts: GameFacts): Stop | undefined {
  const view = boards[0]?.view;
  const frame = view?.frames.at(-1)?.frame;
  if (view === undefined || frame === undefined || frame === 'actions' || view.ending !== 'running')
    return undefined;
  const offers = boards.flatMap(({ seat, legal }) => readOffers(facts, legal, seat));
  const isExtra = ({ kind: { spends } }: (typeof offers)[number]): boolean =>
    spends === 'event' || spends === 'interruption';
  const [only, ...others] = offers.filter((offer) => !isExtra(offer));
  if (only === undefined || others.length > 0 || only.seat !== view.waitsFor) return undefined;
  if (only.kind.spends !== 'nothing' || Object.keys(only.operands).length > 0) return undefined;
  const events = new Set(offers.filter(isExtra).map(({ seat, kind }) => `${String(seat)} ${kind.name}`));
  return { turn: view.turnsDone, frame, events: [...events], seat: only.seat, words: only.words };
}

/** Once the cards of the turn are turned over, whatever was not played before them waits for the next turn. */
const LAST = 'infections';

/** Whether somebody could want to play something here that they have not just let pass. */
export function isNeeded({ turn, frame, events }: Stop, passed: readonly Stop[]): boolean {
  const isPassed = passed.some(
    (one) =>
      one.turn === turn &&
      (one.frame === frame || one.frame === LAST) &&
      events.every((event) => one.events.includes(event)),
  );
  return events.length > 0 && !isPassed;
}
