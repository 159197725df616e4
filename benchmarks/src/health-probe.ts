import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Keeps requesting a URL, on its own thread and with a new connection each, and finally reports how
 * long the responses took.
 */
const times: number[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

function probe() {
  if (isOver) {
    parentPort?.postMessage(times);
    return;
  }
  const began = performance.now();
  const next = (isAlive: boolean) => {
    times.push(isAlive ? performance.now() - began : Number.POSITIVE_INFINITY);
    setTimeout(probe, 50);
  };
  get(workerData as string, { agent: false }, (answer) => {
    answer.resume();
    answer.once('end', () => next(answer.statusCode === 200));
  }).once('error', () => next(false));
}

probe();
