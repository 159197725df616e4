import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasBody } from './half-requests.ts';
import { rawProblem } from './raw-problem.ts';

export interface AdmissionLimits {
  /** Requests of one kind that may be under way at once. */
  readonly inFlight: number;
  /** Milliseconds that one turn of the event loop may spend on requests. */
  readonly turnMs: number;
  /** Requests that a turn takes even so: a machine may be slow without there being too many. */
  readonly turnRequests: number;
}

/**
 * 256 writes under way are answered within 250 ms at a thousand a second. A turn of 50 ms leaves
 * time to refuse, within the same turn, the thousand sockets that Node reads in one.
 */
export const defaultAdmissionLimits: AdmissionLimits = {
  inFlight: 256,
  turnMs: 50,
  turnRequests: 64,
};

/** Requested by health checks while the service is overloaded. */
const isHealth = (url: string) => url === '/livez' || url === '/readyz';

/**
 * Lets as many requests through as can be answered in time, and refuses the others at once, before
 * anything is read of them: 503 with `Retry-After`, for a twentieth of the price of an answer. Under
 * a load of several times what the service can do, those let through are answered as always.
 *
 * What is waited for (the database) is bounded by the number under way, by method and path, so that
 * one slow table holds up nobody else; what is computed, by the time of a turn of the event loop.
 */
export function admit(
  handle: RequestListener,
  { inFlight, ...turn }: AdmissionLimits,
  onRefused: () => void,
): RequestListener {
  const underWay = new Map<string, number>();
  const isTurnOver = createTurnClock(turn);
  return (request, response) => {
    const { url = '' } = request;
    const kind = kindOf(request);
    const isFull = (underWay.get(kind) ?? 0) >= inFlight;
    if ((isFull || isTurnOver()) && !isHealth(url)) {
      onRefused();
      refuse(response);
      return;
    }
    count({ request, response, kind, underWay });
    handle(request, response);
  };
}

/** Without the query, of which there are as many as somebody likes. */
const kindOf = ({ method = '', url = '' }: IncomingMessage) => `${method} ${url.split('?', 1)[0]}`;

interface Counted {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly kind: string;
  readonly underWay: Map<string, number>;
}

/** Counts a request from when it is whole: one that arrives slowly must not keep others out. */
function count({ request, response, kind, underWay }: Counted) {
  const begin = () => {
    underWay.set(kind, (underWay.get(kind) ?? 0) + 1);
    response.once('close', () => {
      const left = (underWay.get(kind) ?? 1) - 1;
      if (left > 0) underWay.set(kind, left);
      else underWay.delete(kind);
    });
  };
  if (hasBody(request)) request.once('end', () => !response.closed && begin());
  else begin();
}

const refusal = rawProblem('overloaded', { retryAfter: 1 });

function refuse(response: ServerResponse) {
  response.writeHead(refusal.status, refusal.headers);
  response.end(refusal.body);
}

/** Whether the running turn of the event loop has had its time; to be asked for each request. */
function createTurnClock({ turnMs, turnRequests }: Omit<AdmissionLimits, 'inFlight'>) {
  let began = 0;
  let requests = 0;
  const end = () => {
    requests = 0;
  };
  return () => {
    requests += 1;
    if (requests === 1) {
      began = performance.now();
      // Node calls it once all sockets of this turn have been read.
      setImmediate(end);
    }
    return requests > turnRequests && performance.now() - began > turnMs;
  };
}
