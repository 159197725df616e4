import { Agent, request } from 'node:http';
import { onExpired } from '@plaza/page-cache/server';
import type { Log } from '../core/log.ts';
import { createPurge, type SendPurge } from './purge-fronts.ts';

type PurgeSettings = {
  readonly fronts: readonly string[];
  /** The site's own address; its host names the site at a front. */
  readonly siteUrl: string;
  readonly log: Log;
};

/** Tells the fronts of this site what expires, from now on. @returns what ends it */
export function startPurge({ fronts, siteUrl, log }: PurgeSettings): () => void {
  const agent = new Agent({ keepAlive: true, maxSockets: 8, timeout: 5_000 });
  const purge = createPurge({ fronts, log, send: purgeBy(agent, new URL(siteUrl).hostname) });
  const stop = onExpired(({ paths }) => purge(paths));
  return () => {
    stop();
    agent.destroy();
  };
}

/** `fetch` sends no host of one's choice. */
const purgeBy =
  (agent: Agent, host: string): SendPurge =>
  (front, path, signal) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(front);
      const address = { hostname: hostname.replace(/^\[|\]$/g, ''), port };
      const options = { ...address, path, method: 'PURGE', headers: { host }, agent, signal };
      request(options, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      })
        .once('error', reject)
        .end();
    });
