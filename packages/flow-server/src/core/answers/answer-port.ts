import type { RoutedSite } from '@plaza/routing';
import type { RateLimiter } from '../requests/rate-limiter.ts';

/** Dependencies of the answers. */
export type AnswerPort = {
  readonly site: RoutedSite<unknown>;
  /** Fetches the finished page, whole, from the site itself. */
  readonly fetchPage: (path: string) => Promise<Response>;
  /** Asks the leads service: the path of the call with its query. */
  readonly ask: (path: string) => Promise<Response>;
  /** A search costs the service, a view only the site. */
  readonly limiters: Readonly<Record<'search' | 'view', RateLimiter>>;
  readonly trustedProxyHops: number;
  readonly now: () => number;
};
