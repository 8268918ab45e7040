import { compile, type Config, type ConfigRequest } from '@cordon/engine';
import { expect, it } from 'vitest';
import { factsOf } from '../../../src/games/games.ts';
import { tellingOptions } from '../../../src/screens/lobby/played.ts';

function configOf(request: ConfigRequest): Config {
  const game = compile(request);
  if (!game.ok) throw new Error(game.error.message);
  return game.value.config;
}

const told = (request: ConfigRequest): string[] => {
  const config = configOf(request);
  return tellingOptions(config, factsOf(config.game)).map(({ name }) => `${name} ${config.options[name]!}`);
};

it('tells whether hands are open, where they need not be', () => {
  expect(told({ game: 'base', epidemics: 4 })).toEqual(['hands open']);
  expect(told({ game: 'base', epidemics: 5 })).toEqual(['hands private']);
  expect(told({ game: 'iberia' })).toEqual([]);
});

it('tells what is not as usual', () => {
  expect(told({ game: 'base', epidemics: 6, options: { forecast: 'all', consent: 'ask' } })).toEqual([
    'hands private',
    'forecast all',
  ]);
  const historical = { game: 'iberia', challenges: ['historical-diseases'] };
  expect(told(historical)).toEqual([]);
  expect(told({ ...historical, options: { diseases: 'draw-4' } })).toEqual(['diseases draw-4']);
});
