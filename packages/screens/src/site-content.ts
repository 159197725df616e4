import type {
  Component,
  CookieCategory,
  CookieProvider,
  ItemResource,
  ListResource,
  Menu,
  Page,
  Product,
  ResourceResponse,
} from '@plaza/contract';
import type { InterfaceTranslator } from '@plaza/i18n';
import type { DeclaredCookies } from '@plaza/ui-blocks';

/** Which entries of a list: those of an author or a category, those with these slugs, one page. */
export type ListQuery = {
  /** From 1; without `page` and `size` the whole list is read. */
  readonly page?: number;
  readonly size?: number;
  readonly author?: string;
  readonly category?: string;
  readonly names?: readonly string[];
};

/** Entries of a list, and how many the whole list has. */
export type ListedEntries<R extends ListResource> = {
  readonly entries: ResourceResponse<R>;
  readonly total: number;
};

/** The content of one locale. Each read also limits how long the page is cached. */
export type SiteContent = {
  /** The page at a path below the country prefix; undefined if the service has none. */
  readonly page: (path: string) => Promise<Page | undefined>;
  readonly products: () => Promise<readonly Product[]>;
  readonly menus: () => Promise<readonly Menu[]>;
  readonly components: () => Promise<readonly Component[]>;
  readonly cookieCategories: () => Promise<readonly CookieCategory[]>;
  readonly list: <R extends ListResource>(
    resource: R,
    query?: ListQuery,
  ) => Promise<ListedEntries<R>>;
  /** The entry of an id; undefined if the service has none. */
  readonly item: <R extends ItemResource>(
    resource: R,
    id: string,
  ) => Promise<ResourceResponse<R> | undefined>;
  /** The declared cookies by provider, with the texts of all locales. */
  readonly cookieProviders: () => Promise<readonly CookieProvider[]>;
  /** The declared cookies by category, in the language of the locale. */
  readonly declaredCookies: () => Promise<DeclaredCookies['categories']>;
  /** The interface texts, with the overrides of editors. */
  readonly translator: () => Promise<InterfaceTranslator>;
};
