import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Revalidation } from '@plaza/contract';
import { signWebhook } from '@plaza/contract/webhook';

export interface RevalidationCall extends Readonly<Omit<Revalidation, 'tags'>> {
  readonly tags: readonly string[];
  readonly siteUrl: string;
  /** Shared with the site. */
  readonly secret: string;
}

export interface RevalidationTiming {
  /** Milliseconds before each retry. */
  readonly pauses: readonly number[];
  /** The timeout of one attempt in milliseconds. */
  readonly timeout: number;
}

const defaultTiming: RevalidationTiming = { pauses: [250, 500, 1_000], timeout: 5_000 };

/**
 * Notifies a site of changed content, and retries while the site is down or busy.
 *
 * @returns undefined on success, otherwise the reason of the failure
 */
export async function revalidateSite(
  revalidation: RevalidationCall,
  timing: RevalidationTiming = defaultTiming,
): Promise<string | undefined> {
  let failure = await attempt(revalidation, timing.timeout);
  for (const pause of timing.pauses) {
    if (!failure?.isTransient) break;
    await delay(pause);
    failure = await attempt(revalidation, timing.timeout);
  }
  return failure?.reason;
}

interface Failure {
  readonly reason: string;
  readonly isTransient: boolean;
}

/**
 * Every attempt has its own message id, because an earlier one may have arrived and failed
 * afterwards.
 */
async function attempt(
  revalidation: RevalidationCall,
  timeout: number,
): Promise<Failure | undefined> {
  const { siteUrl, secret, websiteId, tags } = revalidation;
  const message = signWebhook({ websiteId, tags: [...tags] } satisfies Revalidation, secret, {
    id: `msg_${randomUUID()}`,
  });
  try {
    const response = await fetch(new URL('/api/revalidate', siteUrl), {
      method: 'POST',
      ...message,
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (response.ok) return undefined;
    const isTransient = response.status >= 500 || response.status === 429;
    return { reason: `the site answered ${response.status}`, isTransient };
  } catch (error) {
    return { reason: `the site did not answer: ${describe(error)}`, isTransient: true };
  }
}

/** fetch hides the reason in the cause of a general "fetch failed". */
function describe(error: unknown) {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || cause.name : message;
}
