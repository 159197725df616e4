import type { ResourceName } from '@plaza/contract';

/**
 * `fresh`: from the service; `stale`: the last good copy; `snapshot`: from the site's `content/`
 * folder.
 */
export type Freshness = 'fresh' | 'stale' | 'snapshot';

export interface Answer<T> {
  readonly value: T;
  readonly freshness: Freshness;
  /** When the service last confirmed it, milliseconds since 1970; undefined for a snapshot. */
  readonly fetchedAt: number | undefined;
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
