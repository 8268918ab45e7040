// What lies before players and on their role cards is seen, and hands are as large as the view says.
import type { View } from '@cordon/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { faceWith } from '../../src/boxes/face.ts';
import { boxesOf } from '../../src/boxes/load.ts';
import { Goals } from '../../src/panels/Goals.tsx';
import { Hand } from '../../src/panels/Hand.tsx';
import { Seats } from '../../src/panels/Seats.tsx';
import { playersAnswer } from '../../src/reader/answers.ts';
import { SceneContext, type Scene } from '../../src/scene/scene.ts';
import { WordsContext } from '../../src/words/context.tsx';
import { words } from '../../src/words/en/index.ts';
import { EngineTable } from '../support/engineTable.ts';

const REQUEST = {
  game: 'base',
  boxes: ['brink', 'lab'],
  players: 5,
  roles: ['archivist', 'field-operative', 'pilot', 'medic', 'generalist'],
};

async function sceneWith(shows: View['shows']): Promise<Scene> {
  const scene = new EngineTable(REQUEST, 'five').scene('en');
  const face = faceWith('base', await boxesOf('en', REQUEST.boxes));
  return { ...scene, face, seat: 1, view: { ...scene.view, shows: { ...scene.view.shows, ...shows } } };
}

const drawn = (scene: Scene): string =>
  renderToStaticMarkup(
    <WordsContext value={words}>
      <SceneContext value={scene}>
        <Goals />
        <Seats onSeat={() => undefined} />
        <Hand seat={scene.seat} chosen={undefined} usable={new Set()} onCard={() => undefined} />
      </SceneContext>
    </WordsContext>,
  );

describe('a table with boxes', () => {
  test('has five seats, each with its own colour, and the hand limit of the role', async () => {
    const html = drawn(await sceneWith({}));
    expect(new Set([...html.matchAll(/--role:(#[\da-f]{6})/gu)].map(([, colour]) => colour)).size).toBe(5);
    expect(html).toContain(words.table.hand.limit(2, 8));
  });

  test('explains each role to whoever presses its portrait', async () => {
    const scene = await sceneWith({});
    const html = drawn(scene);
    for (const role of REQUEST.roles)
      expect(html).toMatch(new RegExp(`<button [^>]*aria-label="${scene.names.role(role)}"`, 'u'));
  });

  test('shows events in force before their player, or beside the discard pile', async () => {
    const reminders = [
      { card: 'improved-sanitation', seat: 3 },
      { card: 'sequencing-breakthrough', seat: 0 },
    ];
    const plain = drawn(await sceneWith({}));
    const scene = await sceneWith({ reminders });
    const html = drawn(scene);
    const { inForce } = words.table.seats;
    for (const text of ['Improved Sanitation', 'Sequencing Breakthrough', inForce]) {
      expect(html).toContain(text);
      expect(plain).not.toContain(text);
    }
    expect(playersAnswer(scene, words)[2]).toContain(`${inForce}: Improved Sanitation`);
    expect(scene.say.describeTracks(scene.speaker, scene.view)).toContain('Sequencing Breakthrough');
  });

  test('shows samples on the card of the Field Operative alone', async () => {
    const samples = { blue: 0, yellow: 2, black: 1, red: 0 };
    const scene = await sceneWith({ samples });
    const html = drawn(scene);
    expect(html.split(`aria-label="${words.table.seats.kept}"`)).toHaveLength(2);
    expect(scene.say.describeHand(scene.speaker, scene.view, 2)).toContain('Samples: 2 yellow and 1 black.');
    expect(scene.say.describeHand(scene.speaker, scene.view, 4)).not.toContain('Samples');
  });
});
