import { problemSchema } from '@plaza/contract';

/** The descriptions of each status; actual responses have more details. */
const descriptions = {
  400: 'The request does not match its schema, or is implausible; `errors` lists each issue',
  401: 'The message is not signed with the secret, or too old',
  404: 'The requested resource does not exist',
  409: 'Another request has changed it; `version` is the current one',
  410: 'An import removed the requested page, or a link has been used or is too old',
  413: 'The body is larger than 64 KB',
  415: 'The body is not JSON',
  422: 'Another request was already sent with its key, or `errors` lists refused answers',
  429: 'Too many requests; see `Retry-After`',
  500: 'The service failed',
  503: 'The service is overloaded, or its database does not answer',
} as const;

export type ProblemStatus = keyof typeof descriptions;

/** The `response` entries of an operation's possible problems (RFC 9457). */
export function problemResponses(...statuses: readonly ProblemStatus[]) {
  const entries = statuses.map((status) => [
    status,
    {
      description: descriptions[status],
      content: { 'application/problem+json': { schema: problemSchema } },
    },
  ]);
  return Object.fromEntries(entries) as Record<ProblemStatus, unknown>;
}
