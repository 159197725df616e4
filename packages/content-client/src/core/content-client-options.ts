import type { ResourceName } from '@plaza/contract';
import type { ClientLimits } from './client-limits.ts';
import type { Clock } from './clock.ts';
import type { CopyStore } from './copy-store.ts';
import type { StaleEvent } from './freshness.ts';
import type { ContentSnapshot } from './snapshot.ts';

export interface Logger {
  warn(message: string, fields: Readonly<Record<string, unknown>>): void;
}

export interface ContentClientOptions {
  /** The API base, from `apiBase`. */
  readonly baseUrl: string;
  /** `snapshot` answers from the snapshot alone, without any network: a build needs no service. */
  readonly mode?: 'service' | 'snapshot';
  /** The last resort when the service is down and no copy is left. */
  readonly snapshot?: ContentSnapshot;
  /** Where last good copies outlive the process. */
  readonly copies?: CopyStore;
  readonly onStale?: (event: StaleEvent) => void;
  readonly logger?: Logger;
  readonly limits?: Partial<ClientLimits>;
  /**
   * Entries that must exist, by resource and parsed parameters, such as the pages that a route table
   * names. A 404 for one is not believed while a copy of it is left; a 410 is.
   */
  readonly isExpected?: (name: ResourceName, input: Readonly<Record<string, unknown>>) => boolean;
  /** What to add to the request of a resource: headers, or a framework's own fields. */
  readonly requestInit?: (name: ResourceName) => RequestInit;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  /** From 0 to 1. */
  readonly random?: () => number;
}
