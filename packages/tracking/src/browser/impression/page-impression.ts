import type { ImpressionAnswer } from '../../core/impression/read-impression.ts';
import { type ImpressionHooks, startImpression } from './start-impression.ts';

export type PageImpression = {
  /** What the service answers first; a withheld impression has an id and products alone. */
  readonly first: Promise<ImpressionAnswer | undefined>;
  /** The whole one; it comes when the visitor may be told of, which may be never. */
  readonly whole: Promise<ImpressionAnswer | undefined>;
};

/**
 * Posts the impression of a page. While nothing of its visitor may be sent (design §7) it is
 * withheld, and completed once under the same id, which stays in memory until then.
 *
 * @param sendable settles as soon as it may be sent whole; absent where it may be at once
 */
export function startPageImpression(
  settings: Parameters<typeof startImpression>[0],
  { sendable, ...hooks }: ImpressionHooks & { readonly sendable?: Promise<void> | undefined },
): PageImpression {
  const first = startImpression(settings, { ...hooks, isWithheld: Boolean(sendable) });
  const complete = async () => {
    const withheldId = (await first)?.id;
    await sendable;
    return startImpression(settings, { ...hooks, withheldId });
  };
  const whole = sendable ? complete() : first;
  // A withheld one that was lost is made up for by the whole one.
  return { first: first.then((made) => made ?? whole), whole };
}
