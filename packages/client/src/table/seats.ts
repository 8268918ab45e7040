// Whose turn it is, and what waits for the person in front of the page.
import type { ProposalInfo, SeatBoard, TableInfo } from '@cordon/protocol';
import type { TableModel } from './model.ts';

/** Whether anyone can still act here. A table whose log can't be read to its end keeps its status, but takes nothing more. */
export function isOn(info: TableInfo | undefined): boolean {
  return info?.status === 'playing' && info.stopped === undefined;
}

/**
 * Which of my seats acts. The one I chose, as long as it can say something; else the one the game waits for; else one that can
 * say something. None where I can only wait.
 */
export function actingSeat({ boards }: Pick<TableModel, 'boards'>, preferred?: number): number | undefined {
  const able = boards.filter(({ legal }) => legal.length > 0);
  const chosen =
    able.find(({ seat }) => seat === preferred) ?? able.find(({ seat, view }) => seat === view.waitsFor);
  return (chosen ?? able[0])?.seat;
}

/** The board as this seat sees it; if I don't hold that seat, the first board I may see. A game that was given up, or can't go on, waits for nobody. */
export function boardFor(
  { boards, info }: Pick<TableModel, 'boards' | 'info'>,
  seat: number | undefined,
): SeatBoard | undefined {
  const board = boards.find((one) => one.seat === seat) ?? boards[0];
  const isHalted = info?.status === 'abandoned' || info?.stopped !== undefined;
  if (board === undefined || !isHalted) return board;
  return { ...board, view: { ...board.view, waitsFor: 0 } };
}

export interface Turn {
  /** The seat whose turn it is. */
  readonly turn: number;
  /** The seat whose command the game waits for; 0 when it is over. */
  readonly waitsFor: number;
  /** Whether that seat is one of mine. */
  readonly waitsForMe: 'yes' | 'no';
}

/** Nobody's before the game starts, and for those who may not see the board. */
export function turnOf({ boards }: Pick<TableModel, 'boards'>): Turn | undefined {
  const [first] = boards;
  if (first === undefined) return undefined;
  const { turn, waitsFor } = first.view;
  const isMine = waitsFor > 0 && boards.some(({ seat }) => seat === waitsFor);
  return { turn, waitsFor, waitsForMe: isMine ? 'yes' : 'no' };
}

export interface Question {
  readonly proposal: ProposalInfo;
  /** The seats of mine that have not said yet what they think of it. */
  readonly seats: readonly number[];
}

/** Plans of others that a seat of mine has not answered. */
export function openQuestions({ info }: Pick<TableModel, 'info'>): readonly Question[] {
  if (info === undefined || !isOn(info)) return [];
  const { proposals, you } = info;
  return proposals
    .filter((proposal) => !you.seats.includes(proposal.seat))
    .map((proposal) => {
      const answered = new Set(proposal.answers.map(({ seat }) => seat));
      return { proposal, seats: you.seats.filter((seat) => !answered.has(seat)) };
    })
    .filter(({ seats }) => seats.length > 0);
}

/** This seat and those that the same player decides for, in their order. */
export function seatsWith(info: TableInfo | undefined, seat: number): readonly number[] {
  const speakerOf = (one: number): number => info?.seats[one - 1]?.speaker ?? one;
  const others = (info?.seats ?? []).map((one) => one.seat);
  return others.includes(seat) ? others.filter((one) => speakerOf(one) === speakerOf(seat)) : [seat];
}
