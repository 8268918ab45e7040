// What goes to a thread of bots and comes back.
import type { BotQuestion } from '@cordon/tables';

export interface BotRequest extends BotQuestion {
  readonly id: number;
}

export type BotReply =
  { readonly id: number; readonly choice: number } | { readonly id: number; readonly failure: string };
