// What all games together can be told and can tell.
import type { FlowFact } from '../kernel/facts.ts';
import type { SharedCommand } from '../rules/commands.ts';
import type { BaseCommand } from './base/commands.ts';
import type { BaseFact } from './base/facts.ts';

export type Command = SharedCommand | BaseCommand;
export type Fact = FlowFact | BaseFact;
