import type {
  Component,
  CookieCategory,
  CookieProvider,
  Menu,
  Page,
  PostSummary,
  Product,
} from '@plaza/contract';
import type { InterfaceTranslator } from '@plaza/i18n';
import type { DeclaredCookies } from '@plaza/ui-blocks';

/** The content that pages of one locale are written from. Each read decides the page's life too. */
export type SiteContent = {
  /** The page at a path below the country prefix; `undefined` when the service has none. */
  readonly page: (path: string) => Promise<Page | undefined>;
  readonly products: () => Promise<readonly Product[]>;
  readonly posts: () => Promise<readonly PostSummary[]>;
  readonly menus: () => Promise<readonly Menu[]>;
  readonly components: () => Promise<readonly Component[]>;
  readonly cookieCategories: () => Promise<readonly CookieCategory[]>;
  /** Who sets which cookies; the same in every locale, with the texts of all. */
  readonly cookieProviders: () => Promise<readonly CookieProvider[]>;
  /** The same for people to read: by category, in the words of the locale. */
  readonly declaredCookies: () => Promise<DeclaredCookies['categories']>;
  /** What says the interface, in the words of the editors where they have any. */
  readonly translator: () => Promise<InterfaceTranslator>;
};
