// The history that a store holds has a name, kept as a setting. A backup does not carry it: whatever is put back begins a new one.

export const EPOCH = 'epoch';
