import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { healthPaths } from '../model/health.ts';

/** Where an app reaches itself before it listens. */
export const loopback = '127.0.0.1';

/** Milliseconds after which a server listens although its app is not warm. */
const mostMs = 15_000;

/** Milliseconds between two questions. */
const pauseMs = 25;

/**
 * Waits while `/api/readyz` says 503 with `Retry-After`, by which an app says that it is about to be
 * ready. Any other answer ends the wait: an app without this route is warm, and one that cannot be
 * ready says so to its load balancer itself.
 */
export async function untilWarm(port: number, timeoutMs = mostMs): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  while (await isWarming(port, signal)) await pause(pauseMs);
}

function isWarming(port: number, signal: AbortSignal): Promise<boolean> {
  const target = { host: loopback, port, path: healthPaths.readyz, agent: false, signal };
  return new Promise((resolve) => {
    get(target, (response) => {
      response.resume();
      resolve(response.statusCode === 503 && response.headers['retry-after'] !== undefined);
    }).on('error', () => resolve(false));
  });
}
