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
  /**
   * `snapshot` answers from the snapshot only, without network, so that a build needs no service.
   */
  readonly mode?: 'service' | 'snapshot';
  /** The last fallback if the service is down and there is no copy. */
  readonly snapshot?: ContentSnapshot;
  /** Stores last good copies beyond the process. */
  readonly copies?: CopyStore;
  /** Locales whose product lists are empty, without a request (§7.2); default: `en-US`. */
  readonly productsWithheld?: readonly string[];
  readonly onStale?: (event: StaleEvent) => void;
  readonly logger?: Logger;
  readonly limits?: Partial<ClientLimits>;
  /**
   * Whether an entry must exist, e.g. a page of the route table. A 404 for one is not trusted while
   * there is a copy; a 410 is.
   */
  readonly isExpected?: (name: ResourceName, input: Readonly<Record<string, unknown>>) => boolean;
  /** Extends the request of a resource: headers, or fields of a framework. */
  readonly requestInit?: (name: ResourceName) => RequestInit;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  /** From 0 to 1. */
  readonly random?: () => number;
}
