/** The cookie with the ids of viewed products (design §4). */
export const VIEWED_COOKIE = 'viewedProducts';

/** 30 days (§9), in seconds. */
export const VIEWED_MAX_AGE = 2_592_000;

/** Keeps the cookie below about 2 kB, because it is sent with every request. */
const MAX_IDS = 200;

/** Parses the cookie: ids, the last viewed one at the end. */
export const readViewed = (value = ''): readonly number[] =>
  (value.match(/\d+/g) ?? []).map(Number);

/** Serializes the cookie; drops the oldest ids. */
export const writeViewed = (viewed: readonly number[]): string => viewed.slice(-MAX_IDS).join('.');
