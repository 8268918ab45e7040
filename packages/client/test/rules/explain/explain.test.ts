// Whatever the games have is explained, in every language, by rules that exist.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/games/games.ts';
import { explain } from '../../../src/rules/explain/explain.ts';
import type { What } from '../../../src/rules/explain/explanation.ts';
import { LANGUAGES } from '../../../src/words/words.ts';
import { ownKinds } from '../../support/ownKinds.ts';
import { catalogue } from '../catalogue.ts';
import { wrongIn } from '../typography.ts';

const THINGS = [
  'cube-supply',
  'outbreaks',
  'chain',
  'infection-rate',
  'player-deck',
  'player-discard',
  'infection-deck',
  'infection-discard',
  'epidemic',
  'city-card',
  'event-card',
  'infection-card',
  'role-card',
  'pawn',
  'actions-left',
  'hand-limit',
  'event-window',
  'consent',
  'proposal',
  'undo',
  'seed-hash',
  'difficulty',
];

const OWN: Readonly<Record<string, readonly string[]>> = {
  base: ['cure', 'eradication', 'station', 'stored-event', 'quiet-night'],
  iberia: [
    'research',
    'hospital',
    'rail',
    'purification',
    'prevention',
    'port',
    'region',
    'line',
    'good-season',
    'tokens-under-hospitals',
    'overflow',
    'malaria',
    'typhus',
    'cholera',
    'yellow-fever',
  ],
};

const all = (kind: What['kind'], ids: readonly string[]): What[] => ids.map((id) => ({ kind, id }));

const subjects = GAMES.map(({ id, choices, kinds, colours }) => ({
  game: id,
  whats: [
    ...all('role', choices.roles),
    ...all('event', choices.events),
    ...all(
      'action',
      ownKinds({ choices, kinds }).map(({ name }) => name),
    ),
    ...all('challenge', choices.challenges),
    ...all('thing', [
      ...THINGS,
      ...OWN[id]!,
      ...colours,
      ...choices.options
        .filter(({ challenge }) => challenge === undefined || choices.challenges.includes(challenge))
        .map(({ name }) => `option-${name}`),
    ]),
  ],
}));

for (const language of LANGUAGES) {
  describe.each(subjects)(`$game in ${language}`, ({ game, whats }) => {
    it('explains everything there is', () => {
      const missing = whats.filter((what) => explain(language, game, what) === undefined);
      expect(missing).toEqual([]);
    });

    it('names a title, a short text and at most three points', () => {
      for (const what of whats) {
        const { title, text, points } = explain(language, game, what)!;
        expect(title.length, what.id).toBeGreaterThan(1);
        expect(text.length, what.id).toBeGreaterThan(20);
        expect(text.length, what.id).toBeLessThan(420);
        expect(points.length, what.id).toBeLessThanOrEqual(3);
      }
    });

    it('answers what people ask about roles and events', () => {
      const silent = whats
        .filter(({ kind }) => kind === 'role' || kind === 'event')
        .filter((what) => explain(language, game, what)!.points.length === 0);
      expect(silent).toEqual([]);
    });

    it('rests on rules of the catalogue', () => {
      const unknown = whats
        .flatMap((what) => explain(language, game, what)!.rules)
        .filter((rule) => !catalogue.has(rule));
      expect(unknown).toEqual([]);
      const bare = whats.filter((what) => explain(language, game, what)!.rules.length === 0);
      expect(bare.filter(({ id }) => id !== 'undo' && id !== 'seed-hash')).toEqual([]);
    });

    it('is set as the language is', () => {
      const wrong = whats.flatMap((what) => {
        const { title, text, points } = explain(language, game, what)!;
        return [title, text, ...points].flatMap((each) => wrongIn(language, each));
      });
      expect(wrong).toEqual([]);
    });
  });
}

describe('explain', () => {
  it('explains the command of an event by the event', () => {
    expect(explain('en', 'base', { kind: 'action', id: 'airlift' })).toEqual(
      explain('en', 'base', { kind: 'event', id: 'airlift' }),
    );
  });

  it('tells a token from the action of the same name', () => {
    const token = explain('fr', 'iberia', { kind: 'thing', id: 'hospital' });
    const action = explain('fr', 'iberia', { kind: 'action', id: 'hospital' });
    expect([token?.title, action?.title]).toEqual(['Hôpital', 'Construire un hôpital']);
  });

  it('has nothing to say about what there is not', () => {
    expect(explain('en', 'base', { kind: 'role', id: 'nurse' })).toBeUndefined();
    expect(explain('en', 'chess', { kind: 'role', id: 'medic' })).toBeUndefined();
    expect(explain('en', 'base', { kind: 'thing', id: 'constructor' })).toBeUndefined();
  });
});
