import type { Component, Menu, Page, Product } from '@plaza/content-client';
import type { InterfaceWords } from './interface-words.ts';

/** The content that pages of one locale are written from. Each read decides the page's life too. */
export type SiteContent = {
  /** The page at a path below the country prefix; `undefined` when the service has none. */
  readonly page: (path: string) => Promise<Page | undefined>;
  readonly products: () => Promise<readonly Product[]>;
  readonly menus: () => Promise<readonly Menu[]>;
  readonly components: () => Promise<readonly Component[]>;
  /** The app's words with those of the editors in their place. */
  readonly words: (own: InterfaceWords) => Promise<InterfaceWords>;
};
