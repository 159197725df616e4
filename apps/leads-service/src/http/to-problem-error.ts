import { isDatabaseUnavailable, isUnstorableValue } from '../database/database-errors.ts';
import { QueueFullError } from '../writes/grouped-writer.ts';
import { type Issue, ProblemError } from './problem-error.ts';
import { type ProblemName, problems } from './problems.ts';

/** The problems of Fastify's and its plugins' error codes. */
const problemsByCode: Readonly<Record<string, ProblemName>> = {
  FST_ERR_BAD_URL: 'badRequest',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedBody',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_MAX_PARAM_LENGTH: 'uriTooLong',
  FST_ERR_NOT_FOUND: 'notFound',
  FST_UNDER_PRESSURE: 'overloaded',
};

const problemsByStatus = new Map<number, ProblemName>(
  (Object.keys(problems) as ProblemName[]).map((name) => [problems[name].status, name]),
);
problemsByStatus.set(400, 'badRequest').set(404, 'notFound').set(503, 'unavailable');

interface FastifyLikeError extends Error {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly { instancePath: string; message?: string; keyword: string }[];
}

/** Converts an error to a problem; unknown errors are internal ones. */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof QueueFullError) return overloaded(error);
  if (!(error instanceof Error)) return internal(error);
  if (isDatabaseUnavailable(error)) return unavailable(error);
  if (isUnstorableValue(error)) return unstorable(error);
  return fromFastify(error);
}

function fromFastify(error: FastifyLikeError): ProblemError {
  if (error.validation) return invalid(error.validation);
  const known = problemsByCode[error.code ?? ''];
  if (known) return new ProblemError(known, { cause: error });
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return internal(error);
  return new ProblemError(problemsByStatus.get(status) ?? 'badRequest', { cause: error });
}

function invalid(issues: NonNullable<FastifyLikeError['validation']>) {
  const errors: Issue[] = issues.slice(0, 100).map((issue) => ({
    path: issue.instancePath.slice(1).replaceAll('/', '.').slice(0, 500),
    message: (issue.message ?? 'is invalid').slice(0, 1000),
    code: issue.keyword,
  }));
  const detail = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  return new ProblemError('invalidRequest', { detail: detail.join('; ').slice(0, 2000), errors });
}

const overloaded = (cause: Error) =>
  new ProblemError('overloaded', { detail: cause.message, retryAfter: 1, cause });

const unavailable = (cause: unknown) =>
  new ProblemError('unavailable', {
    detail: 'The database does not answer',
    retryAfter: 5,
    cause,
  });

const unstorable = (cause: unknown) =>
  new ProblemError('invalidRequest', { detail: 'A value cannot be stored', cause });

const internal = (cause: unknown) => new ProblemError('internalError', { cause });
