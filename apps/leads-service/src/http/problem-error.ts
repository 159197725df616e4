import { type ProblemName, problems } from './problems.ts';

/**
 * One issue of a request: a dotted path into it ('' is the whole), what is wrong there, and the code
 * of the rule that the schema found broken, such as `too_big`.
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
  readonly cause?: unknown;
}

/** Thrown anywhere in a request, it becomes the `application/problem+json` answer it describes. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: ProblemName;
  readonly statusCode: number;
  readonly errors: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(problem: ProblemName, details: ProblemDetails = {}) {
    super(details.detail ?? problems[problem].title, { cause: details.cause });
    this.problem = problem;
    this.statusCode = problems[problem].status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }
}
