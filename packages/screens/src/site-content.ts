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

/** The content of one locale. Each read also limits how long the page is cached. */
export type SiteContent = {
  /** The page at a path below the country prefix; undefined if the service has none. */
  readonly page: (path: string) => Promise<Page | undefined>;
  readonly products: () => Promise<readonly Product[]>;
  readonly posts: () => Promise<readonly PostSummary[]>;
  readonly menus: () => Promise<readonly Menu[]>;
  readonly components: () => Promise<readonly Component[]>;
  readonly cookieCategories: () => Promise<readonly CookieCategory[]>;
  /** The declared cookies by provider, with the texts of all locales. */
  readonly cookieProviders: () => Promise<readonly CookieProvider[]>;
  /** The declared cookies by category, in the language of the locale. */
  readonly declaredCookies: () => Promise<DeclaredCookies['categories']>;
  /** The interface texts, with the overrides of editors. */
  readonly translator: () => Promise<InterfaceTranslator>;
};
