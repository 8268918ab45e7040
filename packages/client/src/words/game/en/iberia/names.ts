// The names of Iberia in English, and what a table can choose.
import type { Explained } from '../../explained.ts';
import type { OptionWords, RoleWords } from '../../parts.ts';
import { capital, listed } from '../../telling/names.ts';
import { optionOf } from '../shared/choices.ts';

const role = (name: string): RoleWords => ({ name, the: `the ${name}` });

export const roles = {
  agronomist: role('Agronomist'),
  nurse: role('Nurse'),
  politician: role('Politician'),
  railwayman: role('Railwayman'),
  'royal-academy-scientist': role('Royal Academy Scientist'),
  'rural-doctor': role('Rural Doctor'),
  sailor: role('Sailor'),
} satisfies Readonly<Record<string, RoleWords>>;

export const events = {
  'good-season': 'Good Season',
  'government-mobilization': 'Government Mobilization',
  'hospital-founding': 'Hospital Founding',
  'mail-correspondence': 'Mail Correspondence',
  'new-rails': 'New Rails',
  'one-more-day': 'One More Day',
  'overseas-migration': 'Overseas Migration',
  'purify-water': 'Purify Water',
  'ring-railroads': 'Ring Railroads',
  'science-triumph': 'Science Triumph',
  'second-chance': 'Second Chance',
  'ships-arrive': 'Ships Arrive',
  'telegraph-message': 'Telegraph Message',
  'travel-day-and-night': 'Travel Day and Night',
  'when-the-plans-were-good': 'When the Plans Were Good',
};

export const challenges = {
  'influx-of-patients': {
    name: 'Influx of Patients',
    about: 'Each turn patients walk towards the hospitals, and a crowded hospital overflows.',
  },
  'historical-diseases': {
    name: 'Historical Diseases',
    about: 'Malaria, typhus, cholera and yellow fever each break the rules in a way of their own.',
  },
} satisfies Readonly<Record<string, Explained>>;

export const diseases = {
  malaria: 'malaria',
  typhus: 'typhus',
  cholera: 'cholera',
  'yellow-fever': 'yellow fever',
};

export const effects: Readonly<Record<keyof typeof diseases, string>> = {
  malaria: 'black comes in twos where there was none',
  typhus: 'red is hard to treat in numbers',
  cholera: 'blue outbreaks reach further',
  'yellow-fever': 'yellow jumps from port to port',
};

export const isDisease = (id: string): id is keyof typeof diseases => Object.hasOwn(diseases, id);

/** “draw-2”, “malaria+cholera”. */
function diseaseChoice(value: string): Explained | undefined {
  const count = /^draw-(\d)$/u.exec(value)?.[1];
  if (count !== undefined)
    return {
      name: count === '1' ? 'One at random' : count === '4' ? 'All four' : `${count} at random`,
      about:
        count === '1'
          ? 'Chance picks the disease.'
          : count === '4'
            ? 'Every disease shows its teeth.'
            : `Chance picks ${count} diseases.`,
    };
  const ids = value.split('+').filter(isDisease);
  if (ids.length === 0) return undefined;
  return {
    name: capital(
      listed(
        ids.map((id) => diseases[id]),
        'and',
      ),
    ),
    about: `${capital(ids.map((id) => effects[id]).join('; '))}.`,
  };
}

export const options = {
  hands: optionOf('Hands', 'Whether everybody sees everybody’s cards.', {
    open: { name: 'Open', about: 'All hands lie face up.' },
  }),
  passengers: optionOf(
    'Passengers',
    'Whether somebody taken along, or given a card from afar, has to agree.',
    {
      free: { name: 'Not asked', about: 'Passengers simply come along.' },
      ask: { name: 'Asked', about: 'Passengers accept or refuse first.' },
    },
  ),
  'epidemic-tokens': optionOf(
    'Purification in epidemics',
    'What purification tokens prevent when an epidemic strikes an infected city.',
    {
      outbreak: { name: 'The outbreak too', about: 'Enough tokens prevent the outbreak.' },
      cubes: {
        name: 'Cubes only',
        about: 'A harder reading: tokens prevent cubes that fill the city, but it breaks out anyway.',
      },
    },
  ),
  diseases: {
    name: 'Diseases',
    about: 'Which historical diseases are in play.',
    value: diseaseChoice,
  },
  malaria: optionOf('Malaria', 'When a city without black cubes gets two of them.', {
    infections: { name: 'Infection cards only', about: 'Outbreaks bring one black cube as usual.' },
    outbreaks: {
      name: 'Outbreaks too',
      about: 'A harder reading: black outbreaks bring two cubes to cities without any.',
    },
  }),
  'yellow-fever': optionOf('Yellow fever', 'Which yellow cubes in a port bring others.', {
    all: { name: 'All cubes', about: 'Those of infection cards, epidemics and outbreaks.' },
    infections: {
      name: 'Infection cards only',
      about: 'A gentler reading: only those of the infection cards at the end of a turn.',
    },
  }),
} satisfies Readonly<Record<string, OptionWords>>;
