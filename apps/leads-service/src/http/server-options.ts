import { randomUUID } from 'node:crypto';
import { LogController } from 'fastify';
import type { Settings } from '../env.ts';
import { answerClientError } from './client-errors.ts';
import { answerProblem } from './problem-answers.ts';

/** Bytes of a request body at most (issue 2 §2). */
const bodyLimit = 65_536;

/** Options of the Fastify server itself; everything else is registered on it. */
export function serverOptions({ trustedProxyHops, logLevel }: Settings) {
  return {
    bodyLimit,
    logger: { level: logLevel },
    // A line for each request costs more than the request; failures are logged by problem.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustHops(trustedProxyHops),
    // A whole request has to arrive within this many milliseconds, or a slow one holds a stop up.
    requestTimeout: 8_000,
    // Requests that come on open connections while the service stops are still served.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: answerProblem,
  } as const;
}

/**
 * The client is the address so many hops away: with 1, the one that the proxy in front of the
 * service saw, whatever the client itself wrote into X-Forwarded-For.
 */
function trustHops(hops: number) {
  return hops > 0 && ((_address: string, hop: number) => hop < hops);
}
