// What only Iberia has on its board, in words.
import type { Game, View } from '@cordon/engine';
import { cityName, counted, lineEnds, listed, regionName, titleOf } from '../names.ts';
import { countsIn, numberShown, textShown, listShown, wordsIn } from '@cordon/protocol/telling';
import { networks } from './rails.ts';

/** What each historical disease does, and its colour. */
const DISEASES: Readonly<Record<string, readonly [colour: string, effect: string]>> = {
  malaria: ['black', 'an infection card puts two cubes on a city without black ones'],
  typhus: ['red', 'where there are two red cubes or more, treating one takes two actions'],
  cholera: ['blue', 'an outbreak also reaches cities two lines away that hold no cube at all'],
  'yellow-fever': ['yellow', 'a cube that comes to a port brings one to each port next to it'],
};

export function diseaseWords(names: readonly string[]): string[] {
  return names.map((name) => {
    const [colour, effect] = DISEASES[name] ?? ['', ''];
    return `${titleOf(name)} (${colour}): ${effect}.`;
  });
}

export function boardOfIberia(game: Game, view: View): string[] {
  return [
    researchLine(game, view),
    hospitalLine(game, view),
    ...waterLines(game, view),
    ...railLines(game, view),
    ...diseaseWords(listShown(view, 'diseases')),
  ];
}

function researchLine(game: Game, view: View): string {
  const done = listShown(view, 'researched');
  const open = game.colourIds.filter((colour) => !done.includes(colour));
  const words = [...(done.length > 0 ? [listed(done)] : []), `${listed(open)} open`];
  return `Researched ${String(done.length)} of ${String(game.colourIds.length)}: ${words.join('; ')}.`;
}

function hospitalLine(game: Game, view: View): string {
  const hospitals = wordsIn(view.shows['hospitals']);
  const built = game.colourIds.flatMap((colour) => {
    const city = hospitals[colour];
    if (city === undefined) return [];
    const cubes = view.cubes[city]?.[colour] ?? 0;
    return [`${colour} in ${cityName(game, city)}${cubes === 0 ? '' : ` (${counted(cubes, 'cube')})`}`];
  });
  const missing = game.colourIds.filter((colour) => hospitals[colour] === undefined);
  const words = built.length === 0 ? [] : [listed(built)];
  if (missing.length > 0) words.push(`${listed(missing)} not built${underWords(view, missing)}`);
  return `Hospitals: ${words.join('; ')}.`;
}

/** Tokens that lie under hospitals which are not built yet. */
function underWords(view: View, missing: readonly string[]): string {
  const under = countsIn(view.shows['tokensUnderHospitals']);
  const counts = new Set(missing.map((colour) => under[colour] ?? 0));
  const [count = 0] = counts;
  if (counts.size !== 1 || count === 0) return '';
  return missing.length === 1
    ? ` (${counted(count, 'token')} under it)`
    : ` (${counted(count, 'token')} under each)`;
}

function waterLines(game: Game, view: View): string[] {
  const tokens = Object.entries(countsIn(view.shows['tokens']));
  const left = `${counted(numberShown(view, 'tokensLeft'), 'token')} left`;
  const prevention = textShown(view, 'prevention');
  return [
    tokens.length === 0
      ? `Purified water: nowhere, ${left}.`
      : `Purified water, ${left}: ${tokens.map(([region, count]) => `${counted(count, 'token')} in ${regionName(game, region)}`).join('; ')}.`,
    ...(prevention === undefined
      ? []
      : [`Prevention token in ${regionName(game, prevention)}: no cube comes to these cities.`]),
  ];
}

function railLines(game: Game, view: View): string[] {
  const left = `${counted(numberShown(view, 'railsLeft'), 'rail')} left`;
  const found = networks(game, listShown(view, 'rails'));
  if (found.length === 0) return [`Railroads: none, ${left}.`];
  if (found.length === 1) return [`Railroads, ${left}: ${found[0]!}.`];
  return [`Railroads, ${left}, ${String(found.length)} networks:`, ...found.map((network) => `  ${network}`)];
}

export function announcements(view: View): string[] {
  return view.shows['goodSeason'] === true
    ? ['Good Season: the next infections turn over one card only, from the bottom of the deck.']
    : [];
}

export function mapOfIberia(game: Game, view: View): string[] {
  const ports = listShown(view, 'ports');
  const groups = game.colourIds.map((colour, number) => {
    const cities = ports.filter((city) => game.colourOf[game.cityNumbers.get(city)!] === number);
    return `${colour} ${listed(cities.map((city) => cityName(game, city)))}`;
  });
  const dotted = listShown(view, 'dottedLines').map((line) => lineEnds(game, line).join(' – '));
  return [`Ports: ${groups.join('; ')}.`, `Lines that take no rail: ${dotted.join(', ')}.`];
}

export function regionNotes(view: View, region: string): string[] {
  const tokens = countsIn(view.shows['tokens'])[region] ?? 0;
  return [
    ...(tokens > 0 ? [counted(tokens, 'token')] : []),
    ...(textShown(view, 'prevention') === region ? ['the prevention token'] : []),
  ];
}

export function cityOfIberia(game: Game, view: View, city: string): string[] {
  const number = game.cityNumbers.get(city)!;
  const hospital = Object.entries(wordsIn(view.shows['hospitals'])).find(([, there]) => there === city);
  const rails = listShown(view, 'rails')
    .map((line) => lineEnds(game, line))
    .filter((ends) => ends.includes(cityName(game, city)))
    .map(([one, other]) => (one === cityName(game, city) ? other : one));
  const regions = Array.from(game.regionsOf[number]!, (region) => {
    const id = game.regionIds[region]!;
    const notes = regionNotes(view, id);
    return `${regionName(game, id)}${notes.length === 0 ? '' : `, ${notes.join(', ')}`}`;
  });
  return [
    ...(listShown(view, 'ports').includes(city) ? ['It has a port.'] : []),
    ...(hospital === undefined ? [] : [`The ${hospital[0]} hospital is here.`]),
    ...(rails.length === 0 ? [] : [`Rails to ${listed(rails)}.`]),
    `Regions around it: ${regions.join('; ')}.`,
  ];
}
