// What the card of the day says is played: boxes and challenges by their names, whatever a day can bring.
import { compile } from '@cordon/engine';
import { configOfDay, dayAt } from '@cordon/tables';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { titleOf } from '../../../../src/boxes/boxes.ts';
import { wordsOf } from '../../../../src/boxes/load.ts';
import { DailyPlayed } from '../../../../src/screens/home/daily/DailyPlayed.tsx';
import { WordsContext } from '../../../../src/words/context.tsx';
import { words as english } from '../../../../src/words/en/index.ts';
import { words as french } from '../../../../src/words/fr/index.ts';

const days = Array.from({ length: 900 }, (_, at) => dayAt(Date.parse('2026-11-18') + at * 86_400_000));
const configs = new Map(
  days.map((day) => {
    const game = compile(configOfDay(day));
    if (!game.ok) throw new Error(game.error.message);
    const { config } = game.value;
    return [[config.game, ...(config.boxes ?? []), ...config.challenges].join(' '), config];
  }),
);

test.each([english, french])('every challenge and box of a day has its name: $language', async (words) => {
  const said = new Set<string>();
  for (const [, config] of configs) {
    const say = await wordsOf(words.language, config);
    const html = renderToStaticMarkup(
      <WordsContext value={words}>
        <DailyPlayed config={config} say={say} />
      </WordsContext>,
    );
    expect(html).toContain(`<h3>${titleOf(words.language, config)}</h3>`);
    for (const id of [...(config.boxes ?? []), ...config.challenges]) expect(html).not.toContain(`>${id}<`);
    said.add(html.replaceAll(/<li>\d[^<]*<\/li>/gu, ''));
  }
  expect(said.size).toBe(configs.size);
});
