import { MOST_UNDER_WAY } from '../../core/delivery/create-delivery.ts';

/** Milliseconds; longer than the site waits for the service. */
const PATIENCE = 15_000;

/** A longer body does not outlive its page: all that is under way has 64 KiB together. */
const LONGEST_KEPT_ALIVE = 60_000 / MOST_UNDER_WAY;

/** Posts JSON to the site's own `/api`, without cookies (§7.3), so that it arrives even where the page ends meanwhile. */
export const postJson = (path: string, body: string): Promise<Response> =>
  fetch(`/api${path}`, {
    method: 'POST',
    credentials: 'omit',
    keepalive: body.length <= LONGEST_KEPT_ALIVE,
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(PATIENCE),
  });
