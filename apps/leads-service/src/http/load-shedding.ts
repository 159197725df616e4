import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/**
 * Rejects requests while the process is too busy to answer in time (design §3).
 *
 * @param maxEventLoopDelay the maximum mean delay of timers in milliseconds; 0 disables the check
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

/** The config of routes that also answer under pressure. */
export const evenUnderPressure = { pressureHandler: () => {} } as const;
