import type { ResourceName } from '@plaza/contract';

/**
 * `fresh`: from the service; `stale`: the last good copy; `snapshot`: from the site's `content/`
 * folder.
 */
export type Freshness = 'fresh' | 'stale' | 'snapshot';

export interface Answer<T> {
  readonly value: T;
  /** Of a list: the length of the whole, of which `value` may be a page. */
  readonly total?: number | undefined;
  /** The version of the website's content, which grows with every import; unknown for a snapshot. */
  readonly contentVersion?: number | undefined;
  readonly freshness: Freshness;
  /** When the service last confirmed it, milliseconds since 1970; undefined for a snapshot. */
  readonly fetchedAt: number | undefined;
}

/** A list, or a page of it. */
export interface ListAnswer<T> extends Answer<T> {
  readonly total: number;
}

/** Content was served without a current answer of the service. */
export interface StaleEvent {
  readonly resource: ResourceName;
  /** Path and query of the call, relative to the API base. */
  readonly path: string;
  readonly freshness: 'stale' | 'snapshot';
  readonly fetchedAt: number | undefined;
  /** Why the service's answer was unavailable or not trusted. */
  readonly reason: unknown;
}

/** The service's answer to a request, or why there is none. */
export type FlightResult = { readonly answer: Answer<unknown> } | { readonly reason: unknown };
