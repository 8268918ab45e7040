import { gamesThereAre } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { BOTS, botVersion } from '../src/index.ts';

describe('the version of a bot', () => {
  it.each(BOTS)('%s: is a number and a short hash, the same whenever it is asked for', (name) => {
    for (const { id } of gamesThereAre()) {
      expect(botVersion(name, id)).toMatch(/^\d+-[\da-f]{8}$/u);
      expect(botVersion(name, id)).toBe(botVersion(name, id));
    }
  });

  it('differs where the weights do: by game, and by what strong knows besides', () => {
    expect(botVersion('fast', 'iberia')).not.toBe(botVersion('fast', 'base'));
    expect(botVersion('strong', 'base')).not.toBe(botVersion('fast', 'base'));
    expect(botVersion('novice', 'iberia')).toBe(botVersion('novice', 'base'));
  });

  it('with boxes has a number of its own, so that one without them stays as it is', () => {
    expect(botVersion('fast', 'base')).toMatch(/^3-/u);
    expect(botVersion('fast', 'base', [])).toBe(botVersion('fast', 'base'));
    expect(botVersion('fast', 'base', ['brink'])).toMatch(/^3\.\d+-/u);
    expect(botVersion('fast', 'base', ['brink']).slice(-8)).not.toBe(botVersion('fast', 'base').slice(-8));
  });

  it('with challenges of the boxes has one more, so that one without them stays as it is', () => {
    const boxes = ['brink', 'lab'];
    expect(botVersion('fast', 'base', boxes, [])).toBe(botVersion('fast', 'base', boxes));
    expect(botVersion('fast', 'base', boxes, ['mutation'])).toMatch(/^3\.\d+\.\d+-/u);
    expect(botVersion('fast', 'iberia', [], ['historical-diseases'])).toBe(botVersion('fast', 'iberia'));
  });
});
