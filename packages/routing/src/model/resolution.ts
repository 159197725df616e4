import type { Locale } from '@plaza/contract';
import type { PageMatch } from './route.ts';

/**
 * The request is another form of a page, or the path that its content had before (301); `location`
 * is the page's URL with the query.
 */
export interface Redirect {
  readonly kind: 'redirect';
  readonly status: 301 | 308;
  readonly location: string;
}

/** No page has this path (§2.2, §8): a non-fatal 404. */
export interface NotFound {
  readonly kind: 'notFound';
  readonly message: 'Page not found';
  readonly fatal: false;
  readonly path: string;
  /** Locale of the not-found page; absent if the country is unknown. */
  readonly locale?: Locale;
  /** Whether the path had a page whose content was removed: a 410. */
  readonly isGone?: true;
}

export type Resolution<Screen = unknown> = PageMatch<Screen> | Redirect | NotFound;
