import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasBody } from './incomplete-requests.ts';
import { rawProblem } from './raw-problem.ts';

export interface OverloadLimits {
  /** The maximum concurrent requests of one kind. */
  readonly inFlight: number;
  /** The maximum milliseconds of an event loop turn for requests. */
  readonly turnMs: number;
  /** The minimum requests of a turn, for slow machines without overload. */
  readonly turnRequests: number;
}

/**
 * 256 concurrent writes are answered within 250 ms at a thousand a second. A turn of 50 ms leaves
 * time to reject, in the same turn, the thousand sockets that Node reads in one.
 */
export const defaultOverloadLimits: OverloadLimits = {
  inFlight: 256,
  turnMs: 50,
  turnRequests: 64,
};

/** Health checks also run under overload. */
const isHealth = (url: string) => url === '/livez' || url === '/readyz';

/**
 * Accepts as many requests as can be answered in time, and rejects others before reading them: 503
 * with `Retry-After`, at a twentieth of the cost of an answer. Accepted requests are as fast as
 * usual even under a multiple of the maximum load. Waiting (for the database) is limited by
 * concurrent requests per method and path, so that a slow table blocks nothing else; computation is
 * limited by the time of an event loop turn.
 */
export function admit(
  handle: RequestListener,
  { inFlight, ...turn }: OverloadLimits,
  onRejected: () => void,
): RequestListener {
  const inFlightByKind = new Map<string, number>();
  const isTurnOver = createTurnClock(turn);
  return (request, response) => {
    const { url = '' } = request;
    const kind = kindOf(request);
    const isFull = (inFlightByKind.get(kind) ?? 0) >= inFlight;
    if ((isFull || isTurnOver()) && !isHealth(url)) {
      onRejected();
      reject(response);
      return;
    }
    count({ request, response, kind, inFlightByKind });
    handle(request, response);
  };
}

/** Without the query string and the ids of records, which have unlimited values. */
const kindOf = ({ method = '', url = '' }: IncomingMessage) =>
  `${method} ${url.split('?', 1)[0]?.replace(recordId, '/:id')}`;

const recordId = /\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

interface Counted {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly kind: string;
  readonly inFlightByKind: Map<string, number>;
}

/** Counts a request once it is complete, so that slow senders do not block others. */
function count({ request, response, kind, inFlightByKind }: Counted) {
  const start = () => {
    inFlightByKind.set(kind, (inFlightByKind.get(kind) ?? 0) + 1);
    response.once('close', () => {
      const left = (inFlightByKind.get(kind) ?? 1) - 1;
      if (left > 0) inFlightByKind.set(kind, left);
      else inFlightByKind.delete(kind);
    });
  };
  if (hasBody(request)) request.once('end', () => !response.closed && start());
  else start();
}

const rejection = rawProblem('overloaded', { retryAfter: 1 });

function reject(response: ServerResponse) {
  response.writeHead(rejection.status, rejection.headers);
  response.end(rejection.body);
}

/** Whether the current turn has used up its time; call once per request. */
function createTurnClock({ turnMs, turnRequests }: Omit<OverloadLimits, 'inFlight'>) {
  let startedAt = 0;
  let requests = 0;
  const end = () => {
    requests = 0;
  };
  return () => {
    requests += 1;
    if (requests === 1) {
      startedAt = performance.now();
      // Node calls it after reading all sockets of this turn.
      setImmediate(end);
    }
    return requests > turnRequests && performance.now() - startedAt > turnMs;
  };
}
