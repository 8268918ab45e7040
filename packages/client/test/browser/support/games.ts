// Gives a test the module that the page is built with, so that tests can use the page's own words and choices.
import { registerHooks } from 'node:module';
import { gamesText, NAME } from '../../../tools/build/gamesText.ts';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === NAME ? { url: specifier, format: 'module', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === NAME ? { format: 'module', source: gamesText(), shortCircuit: true } : next(url, context),
});
