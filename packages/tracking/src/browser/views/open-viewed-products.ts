import { readViewed, VIEWED_COOKIE, writeViewed } from '../../core/views/viewed-products.ts';
import type { ReadCookie } from '../data/page-cookies.ts';

export type ViewedProducts = {
  /** Remembers a product as viewed. @returns whether it was not before */
  readonly add: (productId: number) => boolean;
};

export type ViewedProductsPorts = {
  /** Whether the visitor lets the site store anything for marketing, now. */
  readonly mayStore: () => boolean;
  readonly readCookie: ReadCookie;
  /** Takes what the cookie holds from now on; without a value it goes. */
  readonly writeViewed: (value?: string) => void;
};

/**
 * The products that this visitor has viewed in the last 30 days (§9): in a cookie, which the other
 * tabs share, as far as they may be stored; for this page in any case.
 */
export function openViewedProducts(ports: ViewedProductsPorts): ViewedProducts {
  const { mayStore, readCookie } = ports;
  const here = new Set<number>();
  return {
    add(productId) {
      const viewed = readViewed(readCookie(VIEWED_COOKIE));
      if (here.has(productId) || viewed.includes(productId)) return false;
      here.add(productId);
      if (mayStore()) ports.writeViewed(writeViewed([...new Set([...viewed, ...here])]));
      return true;
    },
  };
}
