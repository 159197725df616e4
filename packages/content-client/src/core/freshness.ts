import type { ResourceName } from '@plaza/contract';

/** `fresh`: the service's own word; `stale`: the last good copy; `snapshot`: from the site's `content/` folder. */
export type Freshness = 'fresh' | 'stale' | 'snapshot';

export interface Answer<T> {
  readonly value: T;
  readonly freshness: Freshness;
  /** When the service last said so, milliseconds since 1970; undefined for a snapshot. */
  readonly fetchedAt: number | undefined;
}

/** Content was served that the service did not vouch for. */
export interface StaleEvent {
  readonly resource: ResourceName;
  /** Path and query of the call, relative to the API base. */
  readonly path: string;
  readonly freshness: 'stale' | 'snapshot';
  readonly fetchedAt: number | undefined;
  /** Why the service's own answer was not to be had or not believed. */
  readonly reason: unknown;
}
