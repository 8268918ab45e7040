// The rules of the catalogue that each explanation of In the Lab rests on.
import type { RuleTable } from '../../rules/explain/explanation.ts';

export const rules: RuleTable = {
  role: {
    'field-director': ['LAB-FD-1', 'LAB-FD-4', 'LAB-FD-5', 'LAB-FD-6', 'LAB-FD-7', 'LAB-FD-11'],
    'local-liaison': ['LAB-LL-1', 'LAB-LL-2', 'LAB-LL-6', 'LAB-LL-7'],
    pilot: ['LAB-PIL-1', 'LAB-PIL-2', 'LAB-PIL-3', 'LAB-PIL-5', 'LAB-PIL-7', 'LAB-PIL-8', 'LAB-PIL-10'],
    virologist: ['LAB-VIR-1', 'LAB-VIR-2', 'LAB-VIR-5', 'LAB-VIR-6', 'LAB-VIR-7'],
  },
  event: {
    'improved-sanitation': ['LAB-EVT-11', 'LAB-EVT-12', 'LAB-EVT-14'],
    'infection-zone-ban': ['LAB-EVT-6', 'LAB-EVT-7', 'LAB-EVT-8', 'LAB-EVT-9', 'LAB-EVT-10'],
    'sequencing-breakthrough': ['LAB-EVT-16', 'LAB-EVT-17', 'LAB-EVT-18', 'LAB-EVT-21'],
  },
  action: {
    lead: ['LAB-FD-4', 'LAB-FD-5', 'LAB-FD-6', 'LAB-FD-8'],
    'treat-near': ['LAB-FD-1', 'LAB-FD-2', 'LAB-FD-3'],
    'pass-on': ['LAB-LL-1', 'LAB-LL-3', 'LAB-LL-4', 'LAB-LL-9'],
    pilot: ['LAB-PIL-3', 'LAB-PIL-4', 'LAB-PIL-5', 'LAB-PIL-12'],
    'remove-cube': ['LAB-VIR-5', 'LAB-VIR-6', 'LAB-VIR-8'],
    'pay-pair': ['LAB-VIR-1', 'LAB-VIR-2', 'LAB-VIR-3', 'LAB-VIR-11'],
  },
  thing: {},
  challenge: {
    'worldwide-panic': ['LAB-WP-1', 'LAB-WP-2', 'LAB-WP-4', 'LAB-WP-6', 'LAB-WP-7', 'LAB-WP-9'],
  },
  card: {
    'highly-contagious': ['LAB-VS-3', 'LAB-VS-4', 'LAB-VS-5'],
    'resistant-to-treatment': ['LAB-VS-9', 'LAB-VS-10', 'LAB-VS-12', 'LAB-VS-13'],
    'red-mutation-1': ['LAB-WP-3', 'LAB-WP-6', 'BRINK-MUT-8', 'BRINK-MUT-10'],
    'red-mutation-2': ['LAB-WP-3', 'LAB-WP-6', 'BRINK-MUT-8', 'BRINK-MUT-10'],
  },
};
