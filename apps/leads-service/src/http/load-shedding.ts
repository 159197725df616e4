import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Milliseconds over which the delay of timers is averaged. */
const sampleInterval = 1_000;

/**
 * Rejects requests while the process is too busy to answer in time (design §3).
 *
 * @param maxEventLoopDelay the maximum mean delay of timers in milliseconds; 0 disables the check
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  maxEventLoopDelay: number,
): Promise<void> {
  const start = measureStart(app);
  await app.register(underPressure, {
    maxEventLoopDelay,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * 0.9,
    sampleInterval,
    pressureHandler: (_request, _reply, type) => {
      if (type === underPressure.TYPE_EVENT_LOOP_DELAY && start.isMeasured()) return;
      throw new ProblemError('overloaded', { detail: `Overloaded: ${type}`, retryAfter: 5 });
    },
  });
}

/**
 * Whether the measured delay may be one of starting, which can block for seconds on a busy machine
 * and says nothing about requests. The sample during which the app becomes ready has such delays,
 * and counts until the next one.
 */
function measureStart(app: FastifyInstance) {
  let readyAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    readyAt = performance.now();
  });
  return { isMeasured: () => performance.now() - readyAt < 2 * sampleInterval };
}

/** The config of routes that also answer under pressure. */
export const evenUnderPressure = { pressureHandler: () => {} } as const;
