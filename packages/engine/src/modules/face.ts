// What all games together can be told and can tell: the open types of the kernel with their closed names.
import type { FlowFact } from '../kernel/facts.ts';
import type {
  GameRecord as OpenRecord,
  Replayed as OpenReplayed,
  ReplayedSoFar as OpenReplayedSoFar,
  Stop,
} from '../kernel/record.ts';
import type { SharedCommand } from '../rules/commands.ts';
import type { BaseCommand } from './base/commands.ts';
import type { BaseFact } from './base/facts.ts';
import type { BrinkCommand } from './brink/commands.ts';
import type { BrinkFact } from './brink/facts.ts';
import type { IberiaCommand } from './iberia/commands.ts';
import type { IberiaFact } from './iberia/facts.ts';
import type { SoloFact } from './lab/challenges/solo/facts.ts';
import type { TeamFact } from './lab/challenges/team/facts.ts';
import type { LabFact } from './lab/facts.ts';
import type { LabCommand } from './lab/commands.ts';

export type Command = SharedCommand | BaseCommand | BrinkCommand | IberiaCommand | LabCommand;
export type Fact = FlowFact | BaseFact | BrinkFact | IberiaFact | LabFact | SoloFact | TeamFact;

export interface GameRecord extends Omit<OpenRecord, 'commands'> {
  readonly commands: readonly Command[];
}

export interface Replayed extends Omit<OpenReplayed, 'facts'> {
  /** What happened in setup, then with each command. */
  readonly facts: readonly (readonly Fact[])[];
}

/** A replay that went as far as the record is legal. */
export interface ReplayedSoFar extends Replayed, Pick<OpenReplayedSoFar, 'moves' | 'stopped'> {}

/** A saved game up to its last legal move. */
export interface Salvaged {
  readonly saved: SavedGame;
  /** Why the rest is missing; undefined if nothing is. */
  readonly stopped?: Stop;
}

/** A record with comments: those before each command by its number, those after the last by the number after it. */
export interface SavedGame extends GameRecord {
  readonly comments: Readonly<Record<number, readonly string[]>>;
  readonly result: string;
}
