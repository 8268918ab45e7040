// The steps of a hint: what another seat answers belongs to the step that asks it.
import { renderToStaticMarkup } from 'react-dom/server';
import { packPrices, type Prices } from '@cordon/protocol';
import { expect, test } from 'vitest';
import { SceneContext } from '../../../../src/scene/scene.ts';
import { Steps } from '../../../../src/screens/table/hint/Steps.tsx';
import { WordsContext } from '../../../../src/words/context.tsx';
import { words } from '../../../../src/words/en/index.ts';
import { EngineTable } from '../../../support/engineTable.ts';

const table = new EngineTable({ game: 'base', players: 2 }, 'steps');
const scene = table.scene('en');
const { turn } = scene.view;
const other = 3 - turn;
const says = (seat: number, text: string): string => `${String(seat)}: ${text}`;
const LINE = [
  says(turn, 'drive chicago'),
  says(turn, 'give atlanta'),
  says(other, 'accept'),
  says(turn, 'end'),
];

/** Each step: how far it is, and its words. */
function stepsOf(
  commands: readonly string[],
  played: number,
  prices?: Prices,
): (readonly [string, string])[] {
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      <SceneContext value={scene}>
        <Steps commands={commands} played={played} prices={prices} />
      </SceneContext>
    </WordsContext>,
  );
  return [...html.matchAll(/<li data-step="(\w+)"[^>]*>(.*?)<\/li>/gu)].map(([, how = '', text = '']) => [
    how,
    text,
  ]);
}

test('an answer stands beside its step, with the name of whoever gives it', () => {
  const steps = stepsOf(LINE, 0);
  expect(steps.map(([how]) => how)).toEqual(['next', 'later', 'later']);
  expect(steps[1]![1]).toMatch(new RegExp(`<small>${scene.names.seat(other)}: [^<]+</small>$`, 'u'));
  expect(steps[2]![1]).not.toContain('<small>');
});

test('a step is done when it is answered', () => {
  expect(stepsOf(LINE, 2).map(([how]) => how)).toEqual(['done', 'next', 'later']);
  expect(stepsOf(LINE, 3).map(([how]) => how)).toEqual(['done', 'done', 'next']);
});

test('what another seat begins with is a step of its own', () => {
  const [first] = stepsOf([says(other, 'one-quiet-night'), says(turn, 'drive chicago')], 0);
  expect(first![1]).toMatch(new RegExp(`^${scene.names.seat(other)}: `, 'u'));
});

test('a step says what it takes, as far as somebody told it', () => {
  const prices = packPrices([
    { actions: 1, cards: ['atlanta'] },
    { actions: 2, cards: [] },
  ]);
  const [flight, treat, more] = stepsOf(
    [says(turn, 'charter paris'), says(turn, 'treat blue'), says(turn, 'drive london')],
    0,
    prices,
  ).map(([, text]) => text);
  expect(flight).toMatch(/: discard Atlanta$/u);
  expect(treat).toMatch(/ \(2 actions\)$/u);
  expect(more).not.toMatch(/action|discard/u);
});
