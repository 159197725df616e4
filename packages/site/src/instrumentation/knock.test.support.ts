import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export type Knock = {
  readonly address: string;
  readonly path: string;
  /** Every so many milliseconds so many come at once, so many times. */
  readonly everyMs: number;
  readonly atOnce: number;
  readonly rounds: number;
};

/** Status (0 when the connection broke) and milliseconds of every answer. */
export type Answered = readonly (readonly [status: number, ms: number])[];

/** Visitors on a thread of their own, each with a connection of their own, who come however late the answers are. */
const { address, path, everyMs, atOnce, rounds } = workerData as Knock;
const answers: Promise<readonly [number, number]>[] = [];

function ask() {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<readonly [number, number]>();
  const end = (status: number) => resolve([status, performance.now() - began]);
  get(address + path, { agent: false }, (answer) => {
    answer.resume();
    answer.once('end', () => end(answer.statusCode ?? 0));
  }).once('error', () => end(0));
  return promise;
}

let round = 0;
const clock = setInterval(() => {
  for (let index = 0; index < atOnce; index += 1) answers.push(ask());
  round += 1;
  if (round < rounds) return;
  clearInterval(clock);
  void Promise.all(answers).then((all) => parentPort?.postMessage(all));
}, everyMs);
