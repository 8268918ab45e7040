import { describe, expect, it } from 'vitest';
import { formatConfig, parseConfig } from '../../src/index.ts';
import { CONFIGURATIONS, gameOf } from '../properties/configurations.ts';

describe('a configuration as text', () => {
  it('reads back as the same configuration, for every table', () => {
    const special = [{ events: [] }, { pool: ['medic', 'scientist'], events: ['airlift'] }].map(
      (request) => ({ game: gameOf(request) }),
    );
    for (const { game } of [...CONFIGURATIONS, ...special]) {
      const parsed = parseConfig(formatConfig(game.config).join('\n'));
      expect(parsed.ok && parsed.value.config).toEqual(game.config);
    }
  });

  it('can be read by people', () => {
    const { config } = gameOf({ players: 2, epidemics: 5, roles: ['medic', 'scientist'], events: [] });
    expect(formatConfig(config)).toEqual(
      expect.arrayContaining([
        'game base',
        'players 2',
        'epidemics 5',
        'roles medic scientist',
        'events none',
        'option hands private',
      ]),
    );
  });

  it('may leave things out, have spare spaces and lines, and end lines in either way', () => {
    const parsed = parseConfig('\r\n  players   3 \r\n\n epidemics 6\n');
    expect(parsed.ok && parsed.value.config).toMatchObject({ players: 3, epidemics: 6, roles: 'random' });
    expect(parseConfig('').ok).toBe(true);
  });

  it.each([
    ['players', /needs a value/u],
    ['players many', /players/u],
    ['players 2 3', /players/u],
    ['players two', /“players” needs a whole number, not “two”/u],
    ['players 0x2', /whole number, not “0x2”/u],
    ['players 2e0', /whole number, not “2e0”/u],
    ['players 02', /whole number, not “02”/u],
    ['epidemics 4.0', /whole number, not “4.0”/u],
    ['option __proto__ x', /__proto__/u],
    ['option constructor x', /constructor/u],
    ['__proto__ x', /__proto__/u],
    ['roles wizard medic', /no role “wizard”/u],
    ['pool medic scientist\nroles medic dispatcher', /dispatcher is not in the pool/u],
    [`game ${'x'.repeat(10_000)}`, /^.{1,200}$/u],
    ['x'.repeat(10_000_000), /^.{1,200}$/u],
    ['players 5', /players/u],
    ['epidemics 7', /epidemics/u],
    ['game chess', /chess/u],
    ['roles medic medic', /only once/u],
    ['roles none', /roles/u],
    ['pool none', /pool/u],
    ['pool medic wizard scientist', /wizard/u],
    ['events picnic', /picnic/u],
    ['option', /needs a value/u],
    ['option hands', /hands/u],
    ['option hands folded', /folded/u],
    ['option weather fine', /weather/u],
    ['weather fine', /not part of a configuration/u],
    ['players 2\nplayers 3', /twice/u],
    ['option hands open\noption hands private', /twice/u],
    ['roles random medic', /random|medic/u],
    ['\u0000', /./u],
  ])('“%s” is refused with a sentence', (text, words) => {
    const parsed = parseConfig(text);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-configuration' } });
    expect(!parsed.ok && parsed.error.message).toMatch(words);
  });
});
