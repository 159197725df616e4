import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Sends `atOnce` requests every `everyMs` milliseconds, `rounds` times. */
export type Load = {
  readonly address: string;
  readonly path: string;
  readonly everyMs: number;
  readonly atOnce: number;
  readonly rounds: number;
};

/** Status (0 for a broken connection) and duration in milliseconds of each request. */
export type Timings = readonly (readonly [status: number, ms: number])[];

/** Runs in a worker thread: a connection per request, sent at a fixed rate however late the responses are. */
const { address, path, everyMs, atOnce, rounds } = workerData as Load;
const timings: Promise<readonly [number, number]>[] = [];

function send() {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<readonly [number, number]>();
  const end = (status: number) => resolve([status, performance.now() - began]);
  get(address + path, { agent: false }, (response) => {
    response.resume();
    response.once('end', () => end(response.statusCode ?? 0));
  }).once('error', () => end(0));
  return promise;
}

let round = 0;
const timer = setInterval(() => {
  for (let index = 0; index < atOnce; index += 1) timings.push(send());
  round += 1;
  if (round < rounds) return;
  clearInterval(timer);
  void Promise.all(timings).then((all) => parentPort?.postMessage(all));
}, everyMs);
