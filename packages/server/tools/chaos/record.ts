// Everything that the clients of a table sent and what became of it, as they know it.
import type { Act } from './line.ts';

export interface Sent {
  readonly act: Act;
  readonly seat: number;
  /** `lost`: no answer came. */
  fate: 'waiting' | 'done' | 'refused' | 'lost';
  /** Where it stands in the log, as the server acknowledged it. */
  number: number | undefined;
  /** Whether a lost command stood in the log when the client came back and looked. */
  seen: 'yes' | 'no' | undefined;
}

export class Record {
  readonly sent: Sent[] = [];
  readonly byMark = new Map<string, Sent>();
  readonly byText = new Map<string, Sent>();

  /** Must be called before the request leaves. */
  begin(act: Act, seat: number): Sent {
    const sent: Sent = { act, seat, fate: 'waiting', number: undefined, seen: undefined };
    this.sent.push(sent);
    if (act.type === 'play' && act.mark !== undefined) this.byMark.set(act.mark, sent);
    if (act.type === 'say') this.byText.set(act.text, sent);
    return sent;
  }

  get waiting(): number {
    return this.sent.filter(({ fate }) => fate === 'waiting').length;
  }
}
