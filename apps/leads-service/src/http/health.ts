import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Orm } from '../database/database.ts';
import { healthOperation } from '../openapi/health-operation.ts';
import { evenUnderPressure } from './load-shedding.ts';
import { ProblemError } from './problem-error.ts';
import type { WriteHealth } from './write-health.ts';

const config = evenUnderPressure;
const livez = healthOperation('getLivez', 'Whether the process runs');
const readyz = healthOperation('getReadyz', 'Whether it can serve requests');

const databaseTimeout = 2_000;

/**
 * `/livez`: the process runs. `/readyz`: its database responds and stores writes, and it is not
 * stopping (design §4).
 */
export function registerHealth(
  app: FastifyInstance,
  { orm, writeHealth }: { readonly orm: Orm; readonly writeHealth: WriteHealth },
): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/livez', { config, schema: livez }, async (_request, reply) => healthy(reply));
  app.get('/readyz', { config, schema: readyz }, async (_request, reply) => {
    if (stopping) throw notReady('The service is stopping');
    // Both at once, within one timeout.
    const stores = inTime(writeHealth.canWrite());
    if (!(await inTime(ping(orm)))) throw notReady('The database does not answer');
    if (!(await stores)) throw notReady('The database stores nothing');
    return healthy(reply);
  });
}

function healthy(reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  return { status: 'ok' };
}

const ping = (orm: Orm) => orm.execute(sql`select 1`).then(() => true);

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const waiting = new AbortController();
  const timeout = delay(databaseTimeout, false, { signal: waiting.signal, ref: false });
  try {
    return await Promise.race([answer, timeout]);
  } catch {
    return false;
  } finally {
    timeout.catch(() => {});
    waiting.abort();
  }
}

const notReady = (detail: string) => new ProblemError('unavailable', { detail, retryAfter: 1 });
