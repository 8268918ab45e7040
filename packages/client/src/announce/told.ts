// What a listener is told when a table has changed: one text for each command, what others did and said, what the game wants now.
import type { Fact, View } from '@cordon/engine';
import type { EntryMessage } from '@cordon/protocol';
import { readPlanned } from '../choices/plans.ts';
import type { Scene } from '../scene/scene.ts';
import { waitingIn } from '../scene/waiting.ts';
import { freshEntries } from '../table/fresh.ts';
import { boardFor } from '../table/seats.ts';
import { seatsOfSide } from '../table/sides.ts';
import { takenBack } from '../table/standing.ts';
import type { TableWords } from '../words/table.ts';
import type { Waiting } from './queue.ts';

/** How far somebody has listened. */
export interface Heard {
  readonly number: number;
  /** What the game wanted from the listener then; empty if nothing. */
  readonly asked: string;
}

/** More commands than these at once are told as their last few sentences. */
const AT_ONCE = 6;

const GRAVE: ReadonlySet<string> = new Set([
  'over',
  'outbreak',
  'epidemicDrawn',
  'rateMoved',
  'strainChosen',
  'specialDrawn',
]);

export function heardOf(scene: Scene): Heard {
  return { number: scene.model.number, asked: askedOf(scene) };
}

function presentView({ model, seat, view }: Scene): View {
  return boardFor(model, seat)?.view ?? view;
}

/** The same as long as the game wants the same kind of thing from the same seat of mine. */
function askedOf(scene: Scene): string {
  const { ending, waitsFor, turnsDone, frames } = presentView(scene);
  if (ending !== 'running' || !scene.mine.includes(waitsFor)) return '';
  const frame = frames.at(-1)?.frame ?? '';
  return [turnsDone, waitsFor, frames.length, frame].join(' ');
}

export function toldOf(scene: Scene, heard: Heard, words: TableWords): Waiting[] {
  const asked = askedOf(scene);
  const isAsked = asked !== '' && asked !== heard.asked;
  const fresh = freshEntries(scene.model, heard.number);
  const gone = takenBack(fresh);
  const told = fresh
    .filter(({ number }) => !gone.has(number))
    .map((entry) => ({ entry, facts: factsTold(entry, scene, isAsked ? 'yes' : 'no') }));
  const moves = told.filter(({ facts }) => facts.length > 0);
  const summary: Waiting[] =
    moves.length > AT_ONCE
      ? [
          {
            text: scene.say.lastEvents(
              scene.speaker,
              moves.flatMap(({ facts }) => facts),
            ),
            weight: 'grave',
          },
        ]
      : [];
  return [
    ...told.flatMap(({ entry, facts }): Waiting[] => {
      if (facts.length === 0) return noteOf(entry, scene, words);
      return summary.length > 0 ? [] : [moveTold(facts, scene)];
    }),
    ...summary,
    ...(isAsked ? [askedTold(scene)] : []),
  ].filter(({ text }) => text !== '');
}

/** What goes on because of me is said when I am asked, not twice. */
function factsTold(entry: EntryMessage, { mine }: Scene, isAsked: 'yes' | 'no'): readonly Fact[] {
  if (entry.entry !== 'played' && entry.entry !== 'started') return [];
  if (isAsked === 'no') return entry.facts;
  return entry.facts.filter(
    (fact) => !((fact.fact === 'turnBegan' || fact.fact === 'asked') && mine.includes(fact.seat)),
  );
}

function moveTold(facts: readonly Fact[], { say, speaker }: Scene): Waiting {
  const weight = facts.some(({ fact }) => GRAVE.has(fact)) ? 'grave' : 'news';
  return { text: say.tell(speaker, facts).join(' '), weight };
}

function askedTold(scene: Scene): Waiting {
  const { heading, sentence } = waitingIn(scene, presentView(scene));
  return { text: `${heading}. ${sentence}`, weight: 'asked', about: 'asked' };
}

/** Whoever said it, and to whom if only a side heard it. */
function spokenBy(
  { person, side }: Extract<EntryMessage, { entry: 'said' }>,
  { model, names }: Scene,
  words: TableWords,
): string {
  if (side === undefined) return person.name;
  return `${person.name} (${words.chat.onlyTo(seatsOfSide(model.info, side).map(names.who).join(', '))})`;
}

function noteOf(entry: EntryMessage, scene: Scene, words: TableWords): Waiting[] {
  const { mine, names, say } = scene;
  const isMine = 'seat' in entry && entry.seat !== undefined && mine.includes(entry.seat);
  switch (entry.entry) {
    case 'said':
      return isMine ? [] : [{ text: say.by(spokenBy(entry, scene, words), entry.text), weight: 'talk' }];
    case 'sat':
      return isMine ? [] : [{ text: words.log.sat(entry.person.name, entry.seat), weight: 'aside' }];
    case 'left':
      return [{ text: words.log.left(entry.seat), weight: 'aside' }];
    case 'bot':
      return [{ text: words.log.bot(entry.seat, say.botName(entry.bot)), weight: 'aside' }];
    case 'undone':
      return [
        { text: isMine ? words.actions.undone : words.log.tookBack(names.who(entry.seat)), weight: 'talk' },
      ];
    case 'proposed': {
      const steps = (entry.commands ?? []).map((line) => plannedTold(line, scene));
      return isMine
        ? []
        : [{ text: [words.proposals.by(names.who(entry.seat)), ...steps].join('. '), weight: 'talk' }];
    }
    case 'private': {
      const who = seatsOfSide(scene.model.info, entry.side).map(names.who).join(', ');
      return [{ text: words.log.private(who), weight: 'aside', about: `private ${String(entry.side)}` }];
    }
    case 'abandoned':
      return [{ text: words.log.abandoned, weight: 'grave' }];
    default:
      return [];
  }
}

/** A step of a plan, and whose it is unless it is of the seat that has the turn. */
function plannedTold(line: string, { say, speaker, facts, names, view }: Scene): string {
  const offer = readPlanned(line, view, facts);
  const label = say.offerLabel(speaker, offer);
  return offer.seat === view.turn ? label : say.by(names.seat(offer.seat), label);
}
