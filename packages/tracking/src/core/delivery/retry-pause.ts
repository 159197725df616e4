import type { DeliveryPorts } from './delivery-ports.ts';

const LONGEST_OWN = 5 * 60_000;
const LONGEST_ASKED = 60 * 60_000;

/** The pause of a `Retry-After` header in milliseconds, at most an hour; 0 if it is invalid. */
export function askedPause(retryAfter: string | null | undefined, now: number): number {
  const asked = Number(retryAfter) * 1000 || Date.parse(`${retryAfter}`) - now;
  return asked > 0 ? Math.min(asked, LONGEST_ASKED) : 0;
}

/**
 * The pause in milliseconds after a number of failures in a row: exponential backoff up to five
 * minutes with up to half of it random, so that clients do not retry at the same time.
 */
export const ownPause = (
  failures: number,
  { firstPause, random }: Pick<DeliveryPorts, 'firstPause' | 'random'>,
): number => Math.min(firstPause * 2 ** failures, LONGEST_OWN) * (1 - random() / 2);
