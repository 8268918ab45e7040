// What Iberia asks on the way, in English.
import type { IberiaTexts } from '../rules.ts';
import type { IberiaChoice } from '../shape.ts';

export const choices: Pick<IberiaTexts['action'], IberiaChoice> = {
  start: {
    title: 'Choose where to begin',
    text: 'Your pawn begins in a city whose card you hold; the card stays in your hand. With no city card you may begin anywhere.',
    points: ['Players choose one after the other, and several may begin in the same city.'],
  },
  pay: {
    title: 'Choose the token to spend',
    text: 'A purification token keeps a cube away, and several regions that touch the city have one. The player whose turn it is chooses which region gives its token back.',
    points: ['A token has to be spent if there is one: taking the cube instead is not possible.'],
  },
  outbreak: {
    title: 'Choose the next outbreak',
    text: 'Several cities are waiting to break out. The player whose turn it is chooses which one comes next.',
  },
  'spread-to': {
    title: 'Choose the next city',
    text: 'An outbreak spreads, and there are too few purification tokens for all the cities around. The player whose turn it is chooses which city is dealt with next.',
  },
  march: {
    title: 'March',
    text: 'Government Mobilization: move once for free, along a line, by train, or by ship without a card.',
  },
  stay: {
    title: 'Stay',
    text: 'Government Mobilization: your pawn stays where it is, and the next player is asked.',
  },
  reply: {
    title: 'Send a card back',
    text: 'Mail Correspondence: choose the card that comes back in exchange.',
  },
  lay: {
    title: 'Lay a rail',
    text: 'An event gives you rails: choose the next free solid line. For Ring Railroads it has to run between two ports.',
  },
  emigrate: {
    title: 'Remove another cube',
    text: 'Overseas Migration: remove a second cube, of any colour, from any city.',
  },
  pour: {
    title: 'Place another token',
    text: 'Purify Water, the event: put a second purification token into this region or another one.',
  },
  heal: {
    title: 'Remove a cube here',
    text: 'Science Triumph: remove one cube of this colour from this city on the border of the region.',
  },
  leave: {
    title: 'Leave the cubes here',
    text: 'Science Triumph: remove nothing from this city and go on to the next.',
  },
  bring: {
    title: 'Bring another pawn',
    text: 'Ships Arrive: a further pawn goes to the same port, if its owner agrees.',
  },
  wire: {
    title: 'Send another card',
    text: 'Telegraph Message: a second city card goes from the same giver to the same receiver.',
  },
  enough: {
    title: 'That is enough',
    text: 'You do not use the rest of the event. It is over and goes to the discard pile.',
  },
  prevent: {
    title: 'Place the prevention token',
    text: 'The Nurse has arrived: her player puts the token into a region that touches her city. It may stay where it is if that region touches the city too.',
  },
  order: {
    title: 'Next card of the player deck',
    text: 'You are putting the cards back: choose which one is to be drawn next, then the one after it.',
    points: ['No event can be played until all are back.'],
  },
  admit: {
    title: 'Choose the hospital',
    text: 'Influx of Patients: each hospital draws one patient of its colour a step nearer. Choose which hospital comes next.',
  },
  transfer: {
    title: 'Move a patient',
    text: 'Influx of Patients: the nearest patient, counted in lines, goes one step towards the hospital: along one line, or by train along as many rails as lie on the fastest way.',
    points: ['Where patients are equally near or ways equally fast, you choose.'],
  },
  evacuate: {
    title: 'Send a patient away',
    text: 'Influx of Patients: the hospital overflows. Choose for each cube of that colour which connected city it goes to; several may go to the same one.',
    points: ['A fourth cube of the colour there causes an outbreak.'],
  },
};
