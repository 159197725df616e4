import { COMMANDS } from '@plaza/contract';

/** What a site lets through to the leads service, and how long it waits (design §3.7). */
export const apiLimits = {
  bodyBytes: 64 * 1024,
  /** Of the path after `/api/` and of the query, each. */
  pathCharacters: 2048,
  queryCharacters: 4096,
  timeoutMs: 10_000,
} as const;

/** Request headers that reach the service; cookies and credentials are not among them. */
export const forwardedRequestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'user-agent',
] as const;

/** Response headers that reach the visitor; `set-cookie` is not among them (design §3.4). */
export const forwardedResponseHeaders = ['content-type', 'retry-after'] as const;

/** Paths of the site to which a crawler's POST counts nobody: it is answered and not handed on. */
export const uncountedForCrawlers: ReadonlySet<string> = new Set(
  [COMMANDS.impression, COMMANDS.userEvent, COMMANDS.clientId].map(({ path }) => `/api${path}`),
);
