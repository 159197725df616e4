import type { IncomingMessage, ServerResponse } from 'node:http';
import { barePolicy, securityHeaders } from '../model/security-headers.ts';

/** What a visitor is shown who is turned away, in the language of the page. */
export type BusyPage = {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
};

/** The page for a path, if the site has one. */
export type BusyPages = (path: string) => BusyPage | undefined;

type Refusal = { readonly lines: readonly string[]; readonly body: Buffer };

/** Seconds after which there may be room again. */
const retryAfter = '2';

const status = 503;

function refusal(body: Buffer, [type, policy]: readonly [type: string, policy: string]): Refusal {
  const lines = [
    ...securityHeaders.flatMap(({ key, value }) => [key, value]),
    ...['content-type', type],
    ...['cache-control', 'no-store'],
    ...['content-security-policy', policy],
    ...['retry-after', retryAfter],
    ...['vary', 'accept'],
    ...['content-length', String(body.length)],
  ];
  return { lines, body };
}

const problem = refusal(
  Buffer.from(
    JSON.stringify({
      type: 'about:blank',
      status,
      title: 'Service Unavailable',
      detail: 'The site is busy. Please try again in a moment.',
    }),
  ),
  ['application/problem+json', barePolicy],
);

const refusals = new WeakMap<BusyPage, Refusal>();

function refusalOf(page: BusyPage): Refusal {
  const known = refusals.get(page);
  if (known) return known;
  const made = refusal(Buffer.from(page.html), ['text/html; charset=utf-8', page.policy]);
  refusals.set(page, made);
  return made;
}

/** Programs that want data say so; browsers, and whatever takes anything, get the page. */
export const takesHtml = (accept = '*/*') => /text\/(?:html|\*)|\*\/\*/i.test(accept);

/** Answers 503 in the fewest steps: there is no time for more. */
export function refuseOverload(
  [{ complete, method, headers }, response]: readonly [IncomingMessage, ServerResponse],
  page?: BusyPage,
): void {
  if (response.headersSent) return;
  const { lines, body } = page && takesHtml(headers.accept) ? refusalOf(page) : problem;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  // A client that is still sending a body must not keep the connection busy.
  if (!complete) response.shouldKeepAlive = false;
  response.writeHead(status, [...lines]);
  response.end(method === 'HEAD' ? undefined : body);
}
