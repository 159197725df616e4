import type { ImpressionAnswer } from '../../core/impression/read-impression.ts';
import { type ImpressionHooks, startImpression } from './start-impression.ts';

export type PageImpression = {
  /** The first answer; that to a withheld impression has only an id and products. */
  readonly first: Promise<ImpressionAnswer | undefined>;
  /** The answer to the whole impression, which may never be sent. */
  readonly whole: Promise<ImpressionAnswer | undefined>;
};

/**
 * Posts the impression of a page. Until data of the visitor may be sent (design §7) the impression is
 * withheld; then it is completed once under the same id, which is kept in memory.
 *
 * @param sendable settles when the whole impression may be sent; absent if it may be sent at once
 */
export function startPageImpression(
  settings: Parameters<typeof startImpression>[0],
  { sendable, ...hooks }: ImpressionHooks & { readonly sendable?: Promise<void> | undefined },
): PageImpression {
  const first = startImpression(settings, { ...hooks, isWithheld: Boolean(sendable) });
  const complete = async () => {
    const withheld = await first;
    await sendable;
    return startImpression(settings, { ...hooks, withheld });
  };
  const whole = sendable ? complete() : first;
  // If the withheld impression failed, the whole one replaces it.
  return { first: first.then((made) => made ?? whole), whole };
}
