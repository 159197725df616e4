import { APPLICATIONS, COMMANDS } from '@plaza/contract';

/** Limits and timeout of requests to the leads service (design §3.7). */
export const apiLimits = {
  bodyBytes: 64 * 1024,
  /** Of a message with `REVALIDATION_TAGS` tags of 256 characters. */
  revalidationBytes: 264 * 1024,
  /** Path after `/api/`, and query. */
  pathCharacters: 2048,
  queryCharacters: 4096,
  timeoutMs: 10_000,
} as const;

/**
 * First segments of what only the server of a site calls: applications are read and written by the
 * pages of flows, so that no token of theirs is ever in the hands of a script.
 */
export const ownCalls: ReadonlySet<string> = new Set(
  Object.values(APPLICATIONS).map(({ path }) => path.split('/')[1] ?? ''),
);

/** Request headers forwarded to the service. Cookies and credentials are not. */
export const forwardedRequestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'user-agent',
] as const;

/** Response headers forwarded to the visitor. `set-cookie` is not (design §3.4). */
export const forwardedResponseHeaders = ['content-type', 'retry-after'] as const;

/** Paths where a crawler's POST gets 204 and is not forwarded, so that it is not counted. */
export const uncountedForCrawlers: ReadonlySet<string> = new Set(
  [COMMANDS.impression, COMMANDS.userEvent, COMMANDS.clientId].map(({ path }) => `/api${path}`),
);
