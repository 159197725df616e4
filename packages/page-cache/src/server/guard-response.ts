import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { statusText } from '../core/status-text.ts';
import type { ErrorPages } from '../next/error-pages.ts';
import { type Failure, failureAnswer, turnedAwayAnswer } from './failure-answer.ts';
import { type BusyPages, takesHtml } from './refuse-overload.ts';

/** What a site shows in place of pages. */
export type GuardPages = {
  /** The path that the visitor asked for, in whose language they are. */
  readonly path: string;
  readonly errorPages: ErrorPages;
  /** For visitors who are turned away. */
  readonly busyPages?: BusyPages | undefined;
};

/** Statuses by which a page says that the site has failed. */
const isFailure = (status: number) => status >= 500;

/**
 * Shows the site's error page in place of whatever a failing page would say (§8): what Next writes
 * itself is English and needs JavaScript. Headers that Next has set already, such as those of
 * security, stay. A page that fails or is not there says so in its status text too. A visitor whose
 * request for a page was one too many is not shown the problem that a program gets.
 */
export function guardResponse(
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
  { path, errorPages, busyPages }: GuardPages,
): void {
  const { write, end, writeHead } = response;
  let failure: Failure | undefined;
  const failed = (status: number) =>
    failureAnswer({ status, page: errorPages(path), isCrawler: isbot(headers['user-agent']) });
  const turnedAway = (status: number) => {
    const isProblem = String(response.getHeader('content-type')).includes('problem+json');
    if (status !== 429 || !isProblem || !takesHtml(headers.accept)) return undefined;
    const page = busyPages?.(path);
    return page && turnedAwayAnswer(page);
  };
  const answer = (instead: Failure) => {
    failure = instead;
    for (const name of failure.withoutHeaders) response.removeHeader(name);
    for (const [name, value] of Object.entries(failure.headers)) response.setHeader(name, value);
    response.statusCode = failure.status;
    response.statusMessage = statusText(failure.status);
    return writeHead.call(response, failure.status);
  };
  // A page that a route of the API has filled in says itself what is away, and keeps what was typed.
  const isLed = url.startsWith('/api/');
  const isOwnPage = (status: number) =>
    isLed && status === 503 && String(response.getHeader('content-type')).includes('html');
  const before = () => {
    const { statusCode } = response;
    if (failure || response.headersSent || isOwnPage(statusCode)) return;
    const instead = isFailure(statusCode) ? failed(statusCode) : turnedAway(statusCode);
    if (instead) answer(instead);
  };
  Object.assign(response, {
    writeHead(status: number, ...rest: []) {
      const instead = isFailure(status) && !isOwnPage(status) ? failed(status) : turnedAway(status);
      if (instead) return answer(instead);
      response.statusMessage = statusText(status);
      return writeHead.call(response, status, ...rest);
    },
    write(...chunk: Parameters<typeof write>) {
      before();
      return failure ? true : write.apply(response, chunk);
    },
    end(...chunk: Parameters<typeof end>) {
      before();
      return Reflect.apply(end, response, failure ? [failure.body] : chunk);
    },
  });
}
