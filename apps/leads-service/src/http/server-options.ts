import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { logOutput } from '@plaza/contract/process';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../env.ts';
import { admit, defaultOverloadLimits } from './admission.ts';
import { answerClientError } from './client-errors.ts';
import { createServer } from './create-server.ts';
import { answerProblem } from './problem-answers.ts';
import { securityHeaders } from './security-headers.ts';

/** The maximum bytes of a request body. */
const bodyLimit = 65_536;

/** Receives lines of JSON. */
export type LogDestination = Pick<ReturnType<typeof logOutput>, 'write'>;

interface ServerEvents {
  /** Called when a request is rejected before Fastify. */
  readonly onOverload: () => void;
  /** Called for each connection and request. */
  readonly onArrival: () => void;
}

/** The options of the Fastify server; everything else is registered on it. */
export function serverOptions(
  { trustedProxyHops, logLevel }: Settings,
  { onOverload, onArrival }: ServerEvents,
  logTo: LogDestination = logOutput(1),
) {
  return {
    bodyLimit,
    logger: { level: logLevel, stream: logTo },
    // A log line costs more than a request; failures are logged by problem.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustHops(trustedProxyHops),
    serverFactory: (handle: RequestListener) =>
      createServer(admit(handle, defaultOverloadLimits, onOverload))
        .on('connection', onArrival)
        .on('request', onArrival),
    // Requests on open connections are still served while the service stops.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: answerUnroutable,
  } as const;
}

/** Requests that the router cannot parse reach no hook, so the headers are set here. */
function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  answerProblem(error, request, reply.headers(securityHeaders));
}

/**
 * The client is the address this many hops away: with 1, the address seen by the proxy in front of
 * the service, whatever the client itself sent in X-Forwarded-For.
 */
function trustHops(hops: number) {
  return hops > 0 && ((_address: string, hop: number) => hop < hops);
}
