// Who asks for what, as far as the frames of a view tell.
import { view } from '@cordon/engine';
import { expect, it } from 'vitest';
import { consentIn } from '../../../../src/screens/table/dock/consent.ts';
import { EngineTable } from '../../../support/engineTable.ts';

it('names whoever asks and what for, to the seat that is asked alone', () => {
  const table = new EngineTable(
    { game: 'base', roles: ['dispatcher', 'medic'], players: 2, options: { consent: 'ask' } },
    'a pawn of somebody else',
  );
  const { words } = table.legal(1).find((one) => one.words.startsWith('send 2 driving'))!;
  table.play(1, words);
  const frame = view(table.state, 2).frames.at(-1);
  expect(consentIn(frame, 2)).toEqual({ by: 1, kind: 'send-driving' });
  expect(consentIn(frame, 1)).toBeUndefined();
});

it('is nothing while no consent is asked for', () => {
  expect(consentIn({ frame: 'actions', seat: 2 }, 2)).toBeUndefined();
  expect(consentIn(undefined, 1)).toBeUndefined();
  expect(consentIn({ frame: 'consent', asked: 2 }, 2)).toEqual({ by: 0, kind: '' });
});
