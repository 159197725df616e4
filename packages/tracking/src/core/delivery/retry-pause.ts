import type { DeliveryPorts } from './delivery-ports.ts';

const LONGEST_OWN = 5 * 60_000;
const LONGEST_ASKED = 60 * 60_000;

/** The milliseconds that a `Retry-After` asks for, an hour at most; 0 where nothing can be read. */
export function askedPause(retryAfter: string | null | undefined, now: number): number {
  const asked = Number(retryAfter) * 1000 || Date.parse(`${retryAfter}`) - now;
  return asked > 0 ? Math.min(asked, LONGEST_ASKED) : 0;
}

/**
 * The milliseconds after so many failures in a row: twice as many each time, five minutes at most,
 * of which up to half is left to chance, so that visitors do not all come back at once.
 */
export const ownPause = (
  failures: number,
  { firstPause, random }: Pick<DeliveryPorts, 'firstPause' | 'random'>,
): number => Math.min(firstPause * 2 ** failures, LONGEST_OWN) * (1 - random() / 2);
