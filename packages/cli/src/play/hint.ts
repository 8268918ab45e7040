// What a good partner would play: “hint”, and why a move was made: “why”.
import { adviseAt, explainAt, HINT_MILLISECONDS, type AdvisedLine } from '@cordon/bots';
import {
  apply,
  formatCommand,
  formatWords,
  priced,
  resample,
  sight,
  type Command,
  type Game,
} from '@cordon/engine';
import { percent, reasonWords } from '../words/reasons.ts';
import type { Roles } from '../words/names.ts';
import { offerWords, taken, type Offer } from '../words/price.ts';
import { speechOf, type Speech } from '../words/speech.ts';
import type { Session } from './session.ts';

/** Who asks, and about what. */
export interface Asking {
  readonly session: Session;
  readonly seat: number;
  readonly roles: Roles;
  /** Whether a computer player has a seat. */
  readonly isComputer: (seat: number) => boolean;
}

/** Commands in a row; those of others have their number in front. */
function lineWords(game: Game, commands: readonly Command[], seat: number): string {
  return commands
    .map((command) => (command.seat === seat ? formatWords(game, command) : formatCommand(game, command)))
    .join('; ');
}

/** What the commands of a plan take that their words don't say, as far as the seat can know: up to where a card is turned over. */
function priceLines(
  { session: { game, state, commands }, seat }: Asking,
  plan: readonly Command[],
): string[] {
  const copy = resample(sight(state, seat), Int32Array.of(commands.length, seat, 1, 1));
  const { reveals } = copy;
  const offers: Offer[] = [];
  for (const command of plan) {
    if (copy.reveals !== reveals) break;
    const words = formatCommand(game, command);
    const offer = priced(copy).find((one) => formatCommand(game, one.command) === words);
    if (offer === undefined || !apply(copy, offer.command).ok) break;
    if (taken(game, offer).length > 0) offers.push(offer);
  }
  return offers.length === 0
    ? []
    : [`   Price: ${offers.map((offer) => offerWords(game, offer)).join('; ')}.`];
}

export function hintLines(asking: Asking): string[] {
  const { session, seat, roles, isComputer } = asking;
  const step = session.commands.length;
  const advice = adviseAt({
    record: session.saved(),
    step,
    seat,
    seed: `hint ${String(step)}`,
    milliseconds: HINT_MILLISECONDS,
    eventsOf: roles.map((_, index) => index + 1).filter(isComputer),
  });
  if (advice === undefined) return ['The game is over.'];
  const speech = speechOf(session.game, roles);
  const { best, alternatives, idle } = advice;
  const words = ({ commands }: AdvisedLine): string => lineWords(session.game, commands, seat);
  return [
    `${speech.who(best.seat)} could: ${words(best)}`,
    ...priceLines(asking, best.commands),
    ...reasonLines(speech, best),
    `   Chance of winning about ${percent(best.chance.mean)} (${percent(best.chance.low)} to ${percent(best.chance.high)})${idle === undefined ? '' : `; ${percent(idle.mean)} if the turn ended now`}.`,
    ...(alternatives.length === 0 ? [] : ['Or:']),
    ...alternatives.map(
      (line) => `   ${words(line)} (${percent(line.chance.mean)}): ${reasonWords(speech, line.reasons[0]!)}`,
    ),
  ];
}

const reasonLines = (speech: Speech, { reasons }: Pick<AdvisedLine, 'reasons'>): string[] =>
  reasons.map((reason) => `   It ${reasonWords(speech, reason)}.`);

/** Why the command after `step` was given, as far as the seat that asks can tell. */
export function whyLines({ session, seat, roles }: Asking, step: number): string[] {
  const { game, commands } = session;
  const command = commands[step];
  if (command === undefined) return [`There is no move ${String(step + 1)}.`];
  const about = `Move ${String(step + 1)}, ${formatCommand(game, command)}`;
  const explained = explainAt({ record: session.saved(), step, seat, seed: 'why' });
  if (explained === undefined) return [`${about}: from your seat it cannot be told.`];
  const rest = explained.commands.slice(1);
  return [
    rest.length === 0 ? `${about}.` : `${about}, perhaps with: ${lineWords(game, rest, command.seat)}`,
    ...reasonLines(speechOf(game, roles), explained),
  ];
}
