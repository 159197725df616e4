import { cookieText } from '../../core/data/cookie-text.ts';
import {
  readViewed,
  VIEWED_COOKIE,
  VIEWED_MAX_AGE,
  writeViewed,
} from '../../core/views/viewed-products.ts';

export type ViewedProducts = {
  /** Remembers a product as viewed. @returns whether it was not before */
  readonly add: (productId: number) => boolean;
  readonly clear: () => void;
};

/**
 * The products that this visitor has viewed in the last 30 days (§9): in a cookie, which the other
 * tabs share, as far as they may be stored; for this page in any case.
 */
export function openViewedProducts(mayStore: () => boolean): ViewedProducts {
  let here = new Set<number>();
  const write = (value: string | undefined) => {
    const cookie = { name: VIEWED_COOKIE, value, maxAge: VIEWED_MAX_AGE };
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = cookieText(cookie, location.protocol === 'https:');
  };
  return {
    add(productId) {
      const viewed = readViewed(document.cookie);
      if (here.has(productId) || viewed.includes(productId)) return false;
      here.add(productId);
      if (mayStore()) write(writeViewed([...new Set([...viewed, ...here])]));
      return true;
    },
    clear() {
      here = new Set();
      if (mayStore()) write(undefined);
    },
  };
}
