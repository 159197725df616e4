import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Load = {
  readonly url: string;
  readonly method?: string;
  readonly body?: string;
  readonly perSecond: number;
  readonly seconds: number;
};

export type Outcome = {
  /** Answers by status; 0 stands for a connection that broke. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds that each answer with success took. */
  readonly accepted: readonly number[];
  /** Requests that were sent a second: fewer than asked for where this process is the limit. */
  readonly perSecond: number;
};

const tickMs = 10;

/** Sends so many requests a second however late the answers come, as visitors do. */
export async function openLoop(load: Load): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const statuses = new Map<number, number>();
  const accepted: number[] = [];
  const answers: Promise<void>[] = [];
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < load.seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * load.perSecond;
    for (; sent < due; sent += 1) {
      answers.push(
        ask(load, agent).then(({ status, ms }) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status >= 200 && status < 400) accepted.push(ms);
        }),
      );
    }
    await sleep(tickMs);
  }
  const perSecond = sent / ((performance.now() - began) / 1000);
  await Promise.all(answers);
  agent.destroy();
  return { statuses, accepted, perSecond };
}

function ask({ url, method = 'GET', body }: Load, agent: Agent) {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<{ status: number; ms: number }>();
  const end = (status: number) => resolve({ status, ms: performance.now() - began });
  const headers = body ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' };
  const sent: ClientRequest = request(url, { method, agent, headers }, (answer) => {
    answer.resume();
    answer.once('end', () => end(answer.statusCode ?? 0));
    answer.once('error', () => end(0));
  });
  sent.once('error', () => end(0));
  sent.end(body);
  return promise;
}

/** The value below which the given share of values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
