// What the roles, events and challenges of Iberia do, in a sentence each.
export const aboutIberia: Readonly<Record<string, string>> = {
  agronomist:
    'Puts a single token into a region without a card (“purify REGION”), or three for a card (“purify REGION with CARD for three”).',
  nurse: 'The prevention token lies in a region next to the Nurse: no cube comes to the cities around it.',
  politician:
    'Sends the card of the city the pawn is in to anybody anywhere (“send CARD to PLAYER”); swaps a card with a discarded one, if either is of that city.',
  railwayman: 'Once a turn lays two rails in a row for one action; takes another pawn along on the train.',
  'royal-academy-scientist':
    'Purifies water with city cards of any colour; puts the next three player cards into any order (“study”).',
  'rural-doctor':
    'May treat one cube more, of any colour, in the same city or in one that shares a region with it.',
  sailor: 'Moves by ship without a card (“sail”), and takes another pawn along.',
  'good-season': 'The next infections turn over one card only, from the bottom of the deck.',
  'government-mobilization': 'Every player may move once for free, by carriage, train or ship.',
  'hospital-founding': 'Puts a hospital into any city of its colour, without a card.',
  'mail-correspondence': 'Two players anywhere exchange one card for another.',
  'new-rails': 'Lays two rails anywhere.',
  'one-more-day': 'The player whose turn it is has two more actions.',
  'overseas-migration': 'Removes up to two cubes of any colours from one city or two.',
  'purify-water': 'Puts up to two tokens into one region or two, anywhere.',
  'ring-railroads': 'Lays three rails on lines between ports.',
  'science-triumph': 'Removes up to one cube from each city around one region.',
  'second-chance': 'Takes the card of the city you are in out of the discard pile.',
  'ships-arrive': 'Moves one pawn or several to one port.',
  'telegraph-message': 'One player gives one or two city cards to another, wherever both are.',
  'travel-day-and-night': 'Moves a pawn to any city.',
  'when-the-plans-were-good': 'Plays an event of the discard pile again.',
  'influx-of-patients':
    'Before cards are drawn each hospital draws the nearest cube of its colour one step nearer; a hospital with a fourth cube overflows into the cities next to it.',
  'historical-diseases': 'Some diseases have an effect of their own, told on the board.',
};
