import type { CommandName, ResourceName } from '@plaza/contract';
import type { FailedResponse } from './failed-response.ts';

/** Why content could not be had. */
export interface ContentErrorCause {
  /** The page's path for 'Could not fetch page' (§8), else the path of the call with its query. */
  readonly path: string;
  /** The last response, if there was one. */
  readonly response: FailedResponse | undefined;
  /** What went wrong last. */
  readonly reason: unknown;
}

/** §8: content could not be fetched, and no copy of it is left. `message` is the catalogue's own. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly resource: ResourceName | CommandName;
  declare readonly cause: ContentErrorCause;

  constructor(resource: ResourceName | CommandName, message: string, cause: ContentErrorCause) {
    super(message, { cause });
    this.resource = resource;
  }

  /** Status of the last response, if there was one. */
  get status(): number | undefined {
    return this.cause.response?.status;
  }
}
