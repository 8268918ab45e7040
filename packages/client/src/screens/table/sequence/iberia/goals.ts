// The moments of Iberia: a disease is researched.
export const iberiaGoals = { researched: 'done' } as const;
