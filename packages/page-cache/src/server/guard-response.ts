import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { statusText } from '../core/status-text.ts';
import type { ErrorPages } from '../next/error-pages.ts';
import { type Failure, failureAnswer } from './failure-answer.ts';

/** Statuses by which a page says that the site has failed. */
const isFailure = (status: number) => status >= 500;

/**
 * Shows the site's error page in place of whatever a failing page would say (§8): what Next writes
 * itself is English and needs JavaScript. Headers that Next has set already, such as those of
 * security, stay. A page that fails or is not there says so in its status text too.
 */
export function guardResponse(
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
  errorPages: ErrorPages,
): void {
  const { write, end, writeHead } = response;
  let failure: Failure | undefined;
  const fail = (status: number) => {
    failure = failureAnswer({
      status,
      page: errorPages(url.split('?', 1)[0] ?? ''),
      isCrawler: isbot(headers['user-agent']),
    });
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
    if (isFailure(statusCode)) fail(statusCode);
  };
  Object.assign(response, {
    writeHead(status: number, ...rest: []) {
      if (isFailure(status) && !isOwnPage(status)) return fail(status);
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
