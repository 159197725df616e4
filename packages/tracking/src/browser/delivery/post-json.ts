import { MAX_IN_FLIGHT } from '../../core/delivery/create-delivery.ts';

/** Milliseconds; longer than the site's own timeout for the service. */
const TIMEOUT_MS = 15_000;

/** Longest body, in characters, sent with `keepalive`; browsers limit all requests in flight to 64 KiB. */
const MAX_KEEPALIVE_LENGTH = 60_000 / MAX_IN_FLIGHT;

/** Posts JSON to the site's `/api` without cookies (§7.3). The request outlives the page. */
export const postJson = (path: string, body: string): Promise<Response> =>
  fetch(`/api${path}`, {
    method: 'POST',
    credentials: 'omit',
    keepalive: body.length <= MAX_KEEPALIVE_LENGTH,
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
