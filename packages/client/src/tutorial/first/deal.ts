// The one deal of the guided first game, as a saved game without moves: what the texts speak of is what these cards bring.

export const MEDIC = 1;
export const SCIENTIST = 2;

export const DEAL = `cordon 1
game base
players 2
epidemics 4
roles medic scientist
pool contingency-planner dispatcher medic operations-expert quarantine-specialist researcher scientist
events airlift forecast government-grant one-quiet-night resilient-population
option hands open
option forecast player
option consent automatic
option windows always
seed-hash 9a1d6ba497734970ee7a9200ad29feb436b38ed6d455366fe8b10e93c085e03c
seed 5a6eac251c785ca730f6e83bab8e880a
result running
moves
`;
