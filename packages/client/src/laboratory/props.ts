// How the table screen shows the laboratory.

export interface LaboratoryProps {
  /** The shape of the screen. */
  readonly shape: 'wide' | 'tall' | 'phone' | 'low';
  readonly state: 'open' | 'folded';
  readonly onState: (state: 'open' | 'folded') => void;
}
