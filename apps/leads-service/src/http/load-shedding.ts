import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/**
 * Refuses requests while the process is too busy to answer in time (design §3).
 *
 * @param maxEventLoopDelay mean milliseconds by which timers are late over one second: beyond it,
 *   answers would come too late; 0 never refuses for it
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  maxEventLoopDelay: number,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * 0.9,
    pressureHandler: (_request, _reply, type) => {
      throw new ProblemError('overloaded', { detail: `Overloaded: ${type}`, retryAfter: 5 });
    },
  });
}

/** Route config of an address that answers even under pressure. */
export const evenUnderPressure = { pressureHandler: () => {} } as const;
