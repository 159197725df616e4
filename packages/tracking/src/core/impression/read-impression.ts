/** The part of an impression that a page uses (§3.3). */
export type ImpressionAnswer = {
  readonly id: string;
  /** Of a withheld impression: by it the page completes what it made. */
  readonly impressionKey?: string | undefined;
  readonly uniqueUserId: string | undefined;
  /** The visitor's channel; §9 names 2 (no TikTok) and 5 (Bing). 0 if the answer has none. */
  readonly channelId: number;
  /** Product ids, ranked by the service for this visitor; empty on pages without products. */
  readonly productIds: readonly number[];
};

/** A cookie cannot store a longer id. */
const LONGEST_ID = 1024;

/**
 * Reads the answer of POST /impression (§7.3).
 *
 * @param answer parsed JSON; never throws
 * @returns undefined if the answer has no impression id
 */
export function readImpression(answer: unknown): ImpressionAnswer | undefined {
  const { impression, products } = Object(answer);
  const { id, impressionKey, uniqueUserId, source } = Object(impression);
  if (!isId(id)) return undefined;
  const { id: channelId } = Object(Object(source).channel);
  const list: unknown[] = Array.isArray(products) ? products : [];
  return {
    id,
    impressionKey,
    uniqueUserId: isId(uniqueUserId) ? uniqueUserId : undefined,
    channelId: Number.isInteger(channelId) ? channelId : 0,
    productIds: list.map((product) => Object(product).id).filter(Number.isInteger),
  };
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
