/** An impression as a page goes by it (§3.3). */
export type ImpressionAnswer = {
  readonly id: string;
  readonly uniqueUserId: string | undefined;
  /** Where the visitor came from; §9 names 2 (no TikTok) and 5 (Bing). 0 when the answer does not tell. */
  readonly channelId: number;
  /** The ids of the products, as the service ranks them for this visitor; none where the page shows none. */
  readonly productIds: readonly number[];
};

/** Cookies keep no longer user id. */
const LONGEST_ID = 1024;

/**
 * Reads the answer of POST /impression (§7.3), whoever has sent it.
 *
 * @param answer parsed JSON; anything at all is survived
 * @returns undefined where the answer lacks the impression's id
 */
export function readImpression(answer: unknown): ImpressionAnswer | undefined {
  const { impression, products } = Object(answer);
  const { id, uniqueUserId, source } = Object(impression);
  if (!isId(id)) return undefined;
  const { id: channelId } = Object(Object(source).channel);
  const list: unknown[] = Array.isArray(products) ? products : [];
  return {
    id,
    uniqueUserId: isId(uniqueUserId) ? uniqueUserId : undefined,
    channelId: Number.isInteger(channelId) ? channelId : 0,
    productIds: list.map((product) => Object(product).id).filter(Number.isInteger),
  };
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
