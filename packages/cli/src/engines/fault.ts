// What a program did wrong: one word for other programs, a phrase for people.

export const FAULTS = {
  'not-started': 'could not be started',
  exited: 'ended by itself',
  closed: 'closed its output',
  silent: 'gave no answer in time',
  junk: 'said something that is no answer',
  flood: 'wrote more than an answer takes',
  unasked: 'spoke when nothing was asked',
  illegal: 'gave a command that was not offered',
} as const;

/** How a game ended that a program's fault cut short. */
export const FAULT_ENDING = 'fault';

export type FaultName = keyof typeof FAULTS;

export interface Fault {
  readonly fault: FaultName;
  /** What it said, or what the system said about it. */
  readonly line: string;
}

const LONGEST = 200;

/** A fault with as much of a line as a report has room for, without what would upset a terminal. */
export function faultOf(fault: FaultName, line: string): Fault {
  const plain = line.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return { fault, line: plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain };
}

export const isFaultName = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);
