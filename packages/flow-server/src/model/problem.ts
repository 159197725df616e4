import type { Problem } from '@plaza/contract';

/** Problems that a site responds with itself, before or instead of the leads service. */
export const problems = {
  badRequest: { status: 400, title: 'Bad Request' },
  unauthorized: { status: 401, title: 'Unauthorized' },
  forbidden: { status: 403, title: 'Forbidden' },
  notFound: { status: 404, title: 'Not Found' },
  methodNotAllowed: { status: 405, title: 'Method Not Allowed' },
  conflict: { status: 409, title: 'Conflict' },
  tooLarge: { status: 413, title: 'Content Too Large' },
  unsupportedMediaType: { status: 415, title: 'Unsupported Media Type' },
  tooManyRequests: { status: 429, title: 'Too Many Requests' },
  uriTooLong: { status: 414, title: 'URI Too Long' },
  badGateway: { status: 502, title: 'Bad Gateway' },
  unavailable: { status: 503, title: 'Service Unavailable' },
  gatewayTimeout: { status: 504, title: 'Gateway Timeout' },
} as const satisfies Record<string, Pick<Problem, 'status' | 'title'>>;

export type ProblemName = keyof typeof problems;
