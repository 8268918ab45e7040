// The one deal of the guided game in the laboratory, as a saved game without moves: what the texts speak of is what these cards bring.

export const EXPERT = 1;
export const SCIENTIST = 2;

export const DEAL = `cordon 1
rules 2
game base
boxes lab
players 2
epidemics 4
roles operations-expert scientist
pool contingency-planner dispatcher medic operations-expert quarantine-specialist researcher scientist field-director local-liaison pilot virologist
events airlift forecast government-grant one-quiet-night resilient-population
challenges lab
option hands open
option forecast player
option consent automatic
option windows possible
deck sequence k4-k r4-r y4-y b4-b k3r1g2-kr b3k1g2-bk r3y1g2-yr r3b1g2-br y3b1g2-by k3y1g2-yk k4g4-bykrp y4g4-bykrp r4g4-bykrp b4g4-bykrp
seed-hash 312ed7e48a0c5c3ad7961e2d3891df1128a9d4dcfc3113d2c657f91398e83e0d
seed b885d72318337dfdf9e1edb927d622a4
result running
moves
`;
