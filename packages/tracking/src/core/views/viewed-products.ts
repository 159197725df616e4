/** Ids of the products that a visitor has viewed (design §4). */
export const VIEWED_COOKIE = 'viewedProducts';

/** 30 days (§9), in seconds. */
export const VIEWED_MAX_AGE = 2_592_000;

/** A thousand bytes or two: the cookie goes along with every request. */
const MOST = 200;

/** The ids in the cookie's value, the one viewed last at the end. */
export const readViewed = (value = ''): readonly number[] =>
  (value.match(/\d+/g) ?? []).map(Number);

/** The cookie's value; ids viewed longest ago make room for the others. */
export const writeViewed = (viewed: readonly number[]): string => viewed.slice(-MOST).join('.');
