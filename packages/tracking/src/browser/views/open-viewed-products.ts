import { readViewed, VIEWED_COOKIE, writeViewed } from '../../core/views/viewed-products.ts';
import type { ReadCookie } from '../data/page-cookies.ts';

export type ViewedProducts = {
  /** Marks a product as viewed. @returns whether it was not viewed before */
  readonly add: (productId: number) => boolean;
};

export type ViewedProductsPorts = {
  /** Whether marketing data may be stored now. */
  readonly mayStore: () => boolean;
  readonly readCookie: ReadCookie;
  /** Writes the cookie; deletes it without a value. */
  readonly writeViewed: (value?: string) => void;
};

/**
 * The products that this visitor viewed in the last 30 days (§9): in a cookie shared with other tabs
 * if storing is allowed, and in the memory of this page.
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
