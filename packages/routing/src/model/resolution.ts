import type { Locale } from '@plaza/contract';
import type { PageMatch } from './route.ts';

/** The request is another spelling of a page; `location` is the page's own, query kept. */
export interface Redirect {
  readonly kind: 'redirect';
  readonly status: 308;
  readonly location: string;
}

/** No page has this path (§2.2, §8): a 404 that does not end the visit. */
export interface NotFound {
  readonly kind: 'notFound';
  readonly message: 'Page not found';
  readonly fatal: false;
  readonly path: string;
  /** Locale to say so in; absent when not even a country can be told. */
  readonly locale?: Locale;
}

export type Resolution<Screen = unknown> = PageMatch<Screen> | Redirect | NotFound;
