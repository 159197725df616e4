import type { OutgoingHttpHeaders } from 'node:http';
import type { FinishedPage } from '../model/page.ts';
import { barePolicy } from '../model/security-headers.ts';
import type { BusyPage } from './refuse-overload.ts';

type Case = {
  /** As Next would answer it. */
  readonly status: number;
  readonly page: FinishedPage | undefined;
  readonly isCrawler: boolean;
};

/** The whole answer to a request whose page has failed. */
export type Failure = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly withoutHeaders: readonly string[];
  readonly body: Buffer;
};

/** Seconds after which a crawler is asked to come again. */
const retryAfterSeconds = 120;

/** What described the body that is not sent. */
const withoutHeaders = [
  'content-encoding',
  'etag',
  'link',
  'last-modified',
  'transfer-encoding',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
] as const;

/**
 * The error page with its status, for people. A crawler gets no error page (§6): it is answered in a
 * few words to come again, by 503 with `Retry-After`, so that it neither indexes the failure nor
 * drops the page.
 */
export function failureAnswer({ status, page, isCrawler }: Case): Failure {
  if (isCrawler)
    return plain(503, 'Service Unavailable', { 'retry-after': String(retryAfterSeconds) });
  if (!page) return plain(status, 'Internal Server Error', {});
  return answer(status, page.html, headersOf(page.headers));
}

/** The page for a visitor who asks too often; when to come again is said already. */
export const turnedAwayAnswer = ({ html, policy }: BusyPage): Failure =>
  answer(429, html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  });

function plain(status: number, text: string, headers: Record<string, string>): Failure {
  return answer(status, `${text}\n`, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': barePolicy,
  });
}

function answer(status: number, text: string, headers: Record<string, string>): Failure {
  const body = Buffer.from(text);
  const length = String(body.byteLength);
  const all = { ...headers, 'cache-control': 'no-store', 'content-length': length };
  return { status, headers: all, withoutHeaders, body };
}

function headersOf(headers: OutgoingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}
