// A thread that weighs single decisions of a game.
import { parentPort } from 'node:worker_threads';
import { weighDecision, type DecisionOrder } from '@cordon/bots';

parentPort?.on('message', ({ number, order }: { readonly number: number; readonly order: DecisionOrder }) =>
  parentPort?.postMessage({ number, weighed: weighDecision(order) }, []),
);
