// Gives a test the modules that the page is built with, so that tests can use the page's own words and choices.
import { registerHooks } from 'node:module';
import { gamesText, isGames } from '../../../tools/build/gamesText.ts';

registerHooks({
  resolve: (specifier, context, next) =>
    isGames(specifier) ? { url: specifier, format: 'module', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    const source = gamesText(url);
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
