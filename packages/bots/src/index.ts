// Players that know only what their seat may know, and advice for people who know as much.
export { makeBot } from './bots.ts';
export { BOTS, PARTNERS, USUAL_PARTNER } from './names.ts';
export { advise, HINT_EFFORT } from './advice/advise.ts';
export { analyse, ANALYSIS_EFFORT, joinAnalysis, ordersOf } from './advice/analysis/analyse.ts';
export { weighDecision } from './advice/analysis/weighDecision.ts';
export { makeCeiling } from './ceiling/ceiling.ts';
export { explain } from './advice/explain.ts';
export { adviseAt, adviseOn, explainAt, sightAt } from './advice/plain.ts';
export type { Advice, AdvisedLine } from './advice/advise.ts';
export type { Analysis, LinePoint, TurnAccount, TurningPoint } from './advice/analysis/account.ts';
export type { SeatStatistics, Statistics } from './advice/analysis/statistics.ts';
export type { DecisionOrder, WeighedDecision } from './advice/analysis/weighDecision.ts';
export type { Chance } from './advice/chance.ts';
export type { Ceiling } from './ceiling/ceiling.ts';
export type { Explanation } from './advice/explain.ts';
export type { Effort } from './advice/futures.ts';
export type { AdviceQuestion, Place, SightData } from './advice/plain.ts';
export type { Reason, ReasonCode } from './advice/reason.ts';
