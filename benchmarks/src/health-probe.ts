import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests an address all the time, on a thread of its own and with a connection each, until it has to report how long the answers took. */
const times: number[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

function ask() {
  if (isOver) {
    parentPort?.postMessage(times);
    return;
  }
  const began = performance.now();
  const next = (isAlive: boolean) => {
    times.push(isAlive ? performance.now() - began : Number.POSITIVE_INFINITY);
    setTimeout(ask, 50);
  };
  get(workerData as string, { agent: false }, (answer) => {
    answer.resume();
    answer.once('end', () => next(answer.statusCode === 200));
  }).once('error', () => next(false));
}

ask();
