import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { logOutput } from '@plaza/contract/process';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../env.ts';
import { admit, defaultAdmissionLimits } from './admission.ts';
import { answerClientError } from './client-errors.ts';
import { createServer } from './create-server.ts';
import { answerProblem } from './problem-answers.ts';
import { securityHeaders } from './security-headers.ts';

/** Bytes of a request body at most. */
const bodyLimit = 65_536;

interface ServerEvents {
  /** A request is refused before Fastify sees it. */
  readonly onOverload: () => void;
  /** A connection or a request has come. */
  readonly onArrival: () => void;
}

/**
 * Options of the Fastify server itself; everything else is registered on it.
 */
export function serverOptions(
  { trustedProxyHops, logLevel }: Settings,
  { onOverload, onArrival }: ServerEvents,
) {
  return {
    bodyLimit,
    logger: { level: logLevel, stream: logOutput(1) },
    // A line for each request costs more than the request; failures are logged by problem.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustHops(trustedProxyHops),
    serverFactory: (handle: RequestListener) =>
      createServer(admit(handle, defaultAdmissionLimits, onOverload))
        .on('connection', onArrival)
        .on('request', onArrival),
    // Requests that come on open connections while the service stops are still served.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: answerUnroutable,
  } as const;
}

/** What the router cannot read reaches no hook, so its answer gets its headers here. */
function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  answerProblem(error, request, reply.headers(securityHeaders));
}

/**
 * The client is the address so many hops away: with 1, the one that the proxy in front of the
 * service saw, whatever the client itself wrote into X-Forwarded-For.
 */
function trustHops(hops: number) {
  return hops > 0 && ((_address: string, hop: number) => hop < hops);
}
