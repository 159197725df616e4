import type { ResourceName } from '@plaza/contract';
import type { FailedResponse } from './failed-response.ts';

/** The cause of a content error. */
export interface ContentErrorCause {
  /** The page's path for 'Could not fetch page' (§8), otherwise path and query of the call. */
  readonly path: string;
  /** The last response, if any. */
  readonly response: FailedResponse | undefined;
  /** The last error. */
  readonly reason: unknown;
}

/**
 * Thrown if content cannot be fetched and there is no copy (§8). `message` is that of the
 * catalogue.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly resource: ResourceName;
  declare readonly cause: ContentErrorCause;

  constructor(resource: ResourceName, message: string, cause: ContentErrorCause) {
    super(message, { cause });
    this.resource = resource;
  }

  /** Status of the last response, if any. */
  get status(): number | undefined {
    return this.cause.response?.status;
  }
}
