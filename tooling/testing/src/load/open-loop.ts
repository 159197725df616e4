import { setTimeout as sleep } from 'node:timers/promises';
import { createConnections, type From } from './load-connection.ts';

export type Load = {
  readonly url: string;
  readonly method?: string;
  readonly body?: string;
  /** Default: that of the URL. */
  readonly host?: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** The maximum number of connections; further requests wait. Default 4,000. */
  readonly connections?: number;
  readonly from?: From;
  /** Sees the status and the head of each response. */
  readonly onAnswer?: (status: number, head: string) => void;
};

export type Outcome = {
  /** Responses by status; 0 is a broken connection. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Duration of each successful response in milliseconds, from when its request was due. */
  readonly accepted: readonly number[];
  /** Requests sent per second; fewer than planned if this process is the limit. */
  readonly perSecond: number;
  /** Successful responses within a second of their due time, per second of load. */
  readonly inTimePerSecond: number;
};

const tickMs = 2;

const mostConnections = 4_000;

/** Sends requests at a fixed rate, however slow the responses are, as visitors do. */
export async function openLoop(load: Load): Promise<Outcome> {
  const { send, idle, close } = createConnections(load.url, requestOf(load), {
    most: load.connections ?? mostConnections,
    ...(load.from && { from: load.from }),
  });
  const statuses = new Map<number, number>();
  const accepted: number[] = [];
  const began = performance.now();
  const take = (status: number, ms: number, head: string) => {
    load.onAnswer?.(status, head);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status < 400) accepted.push(ms);
  };
  let sent = 0;
  while (performance.now() - began < load.seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * load.perSecond;
    for (; sent < due; sent += 1) send(take);
    await sleep(tickMs);
  }
  const perSecond = sent / ((performance.now() - began) / 1000);
  await idle();
  close();
  const inTimePerSecond = accepted.filter((ms) => ms <= 1_000).length / load.seconds;
  return { statuses, accepted, perSecond, inTimePerSecond };
}

/** The bytes of a request. */
export function requestOf({
  url,
  method = 'GET',
  body = '',
  host = new URL(url).host,
}: Pick<Load, 'url' | 'method' | 'body' | 'host'>): string {
  const { pathname, search } = new URL(url);
  const headers = body
    ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]
    : ['accept-encoding: br'];
  const lines = [`${method} ${pathname}${search} HTTP/1.1`, `host: ${host}`, ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** The value below which the given share of values falls. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
