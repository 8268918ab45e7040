// From a line that was thought of to commands that can be sent to the table, with the answers that the table asks in between.
import {
  kindOf,
  legalInto,
  makeOffers,
  play,
  toCommand,
  type Game,
  type Offers,
  type Packed,
  type State,
} from '@cordon/engine/inner';
import type { Command } from '@cordon/engine';

/** What a table may ask that a rehearsal does not: for consent, or to go on. */
const GRANTED = new Set(['accept', 'continue']);
/** More questions than a command raises. */
const QUESTIONS = 8;

/** `state` is a drawn state of the table; it is played on. */
export function asPlayed(state: State, commands: readonly Packed[]): Command[] {
  const { game, reveals } = state;
  const offers = makeOffers();
  const played: Packed[] = [];
  const send = (command: Packed): void => {
    play(state, command);
    played.push(command);
  };
  for (const command of commands) {
    for (let asked = 0; asked < QUESTIONS && !isLegal(state, offers, command); asked++) {
      const granted = grantedIn(game, offers);
      if (granted === undefined || state.reveals !== reveals) break;
      send(granted);
    }
    if (!isLegal(state, offers, command)) break;
    send(command);
  }
  const consent = isOver(state, offers) ? undefined : grantedIn(game, offers, 'accept');
  if (consent !== undefined && state.reveals === reveals) send(consent);
  return played.map((command) => toCommand(game, command));
}

function isOver(state: State, offers: Offers): boolean {
  legalInto(state, offers);
  return state.over !== 0;
}

function isLegal(state: State, offers: Offers, command: Packed): boolean {
  legalInto(state, offers);
  for (let i = 0; i < offers.count; i++) if (offers.items[i] === command) return true;
  return false;
}

function grantedIn({ kinds }: Game, offers: Offers, only?: string): Packed | undefined {
  return Array.from(offers.items.subarray(0, offers.count)).find((item) => {
    const { name } = kinds[kindOf(item)]!;
    return only === undefined ? GRANTED.has(name) : name === only;
  });
}
