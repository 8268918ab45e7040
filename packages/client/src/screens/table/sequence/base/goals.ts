// The moments of the base game: a cure is found, a disease is gone for good.
export const baseGoals = { cured: 'done', eradicated: 'gone' } as const;
