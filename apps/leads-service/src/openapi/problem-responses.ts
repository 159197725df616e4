import { problemSchema } from '@plaza/contract';

/** What the API description says of each status; the answers themselves are more exact. */
const descriptions = {
  400: 'The request does not fit its schema, or is implausible; `errors` names each issue',
  401: 'The message is not signed with the secret, or too old',
  404: 'What the request names does not exist',
  410: 'An import removed what the request names',
  413: 'The body is larger than 64 KB',
  415: 'The body is not JSON',
  422: 'Another request was sent under its key before',
  429: 'Too many requests; `Retry-After` says when to come back',
  500: 'The service failed',
  503: 'The service is overloaded, or its database does not answer',
} as const;

export type ProblemStatus = keyof typeof descriptions;

/** The `response` entries of an operation for the problems it can answer (RFC 9457). */
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
