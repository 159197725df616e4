import { type ProblemName, problems } from './problems.ts';

/**
 * An issue of a request: its dotted path ('' for the whole), a message, and the code of the
 * violated schema rule, such as `too_big`.
 */
export interface Issue {
  readonly path: string;
  readonly message: string;
  readonly code?: string;
}

export interface ProblemDetails {
  readonly detail?: string;
  readonly errors?: readonly Issue[];
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** The current version of what another request has changed. */
  readonly version?: number;
  /** Members of this problem alone. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** An error that becomes an `application/problem+json` response. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: ProblemName;
  readonly statusCode: number;
  readonly errors: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly version: number | undefined;
  readonly members: Readonly<Record<string, unknown>> | undefined;

  constructor(problem: ProblemName, details: ProblemDetails = {}) {
    super(details.detail ?? problems[problem].title, { cause: details.cause });
    this.problem = problem;
    this.statusCode = problems[problem].status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.version = details.version;
    this.members = details.members;
  }
}
