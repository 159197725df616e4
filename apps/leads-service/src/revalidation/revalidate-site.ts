import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Revalidation } from '@plaza/contract';
import { signWebhook } from '@plaza/contract/webhook';

export interface RevalidationCall extends Revalidation {
  readonly siteUrl: string;
  /** Shared with the site. */
  readonly secret: string;
}

export interface RevalidationTiming {
  /** Milliseconds before each further attempt. */
  readonly pauses: readonly number[];
  /** Milliseconds for one attempt. */
  readonly timeout: number;
}

const defaultTiming: RevalidationTiming = { pauses: [250, 500, 1_000], timeout: 5_000 };

/**
 * Tells a site which of its content changed, trying again while the site is down or busy.
 *
 * @returns undefined when the site took the message, otherwise why it did not
 */
export async function revalidateSite(
  revalidation: RevalidationCall,
  timing: RevalidationTiming = defaultTiming,
): Promise<string | undefined> {
  let failure = await attempt(revalidation, timing.timeout);
  for (const pause of timing.pauses) {
    if (!failure?.mayPass) break;
    await delay(pause);
    failure = await attempt(revalidation, timing.timeout);
  }
  return failure?.reason;
}

interface Failure {
  readonly reason: string;
  readonly mayPass: boolean;
}

/** Every attempt is a message of its own: an earlier one may have arrived and failed afterwards. */
async function attempt(
  revalidation: RevalidationCall,
  timeout: number,
): Promise<Failure | undefined> {
  const { siteUrl, secret, websiteId, tags } = revalidation;
  const message = signWebhook({ websiteId, tags }, secret, { id: `msg_${randomUUID()}` });
  try {
    const response = await fetch(new URL('/api/revalidate', siteUrl), {
      method: 'POST',
      ...message,
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (response.ok) return undefined;
    const mayPass = response.status >= 500 || response.status === 429;
    return { reason: `the site answered ${response.status}`, mayPass };
  } catch (error) {
    return { reason: `the site did not answer: ${describe(error)}`, mayPass: true };
  }
}

/** fetch hides what happened in the cause of a general "fetch failed". */
function describe(error: unknown) {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || cause.name : message;
}
