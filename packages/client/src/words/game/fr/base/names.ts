// The names of the base game in French, and what a table can choose.
import type * as english from '../../en/base/names.ts';
import type { OptionWords, RoleWords } from '../../parts.ts';
import { optionOf } from '../shared/choices.ts';

const role = (the: string, name: string): RoleWords => ({ name, the: `${the}${name}` });

export const roles: Readonly<Record<keyof typeof english.roles, RoleWords>> = {
  'contingency-planner': role('le ', 'Planificateur d’urgence'),
  dispatcher: role('le ', 'Répartiteur'),
  medic: role('le ', 'Médecin'),
  'operations-expert': role('l’', 'Expert aux opérations'),
  'quarantine-specialist': role('la ', 'Spécialiste en mise en quarantaine'),
  researcher: role('la ', 'Chercheuse'),
  scientist: role('la ', 'Scientifique'),
};

export const events: Readonly<Record<keyof typeof english.events, string>> = {
  airlift: 'Pont aérien',
  forecast: 'Prévision',
  'government-grant': 'Subvention publique',
  'one-quiet-night': 'Par une nuit tranquille',
  'resilient-population': 'Population résiliente',
};

export const options: Readonly<Record<keyof typeof english.options, OptionWords>> = {
  hands: optionOf('Mains', 'Chacun voit-il les cartes de tous\u00a0?', {
    open: { name: 'Ouvertes', about: 'Toutes les cartes sont visibles\u00a0: plus facile de s’organiser.' },
    private: { name: 'Cachées', about: 'Chacun ne voit que ses cartes et en dit ce qu’il veut.' },
  }),
  forecast: optionOf('Prévision', 'Qui voit les cartes quand on joue Prévision.', {
    player: { name: 'Le joueur', about: 'Seul celui qui la joue regarde et décide.' },
    all: { name: 'Tout le monde', about: 'Toute la table regarde\u00a0; le joueur décide.' },
  }),
};
