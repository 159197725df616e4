import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../core/choose-encoding.ts';
import { leaveOutKeepAlive } from './leave-out-keep-alive.ts';
import type { StaticFiles } from './list-static-files.ts';

/**
 * Answers a request for a static file, from memory once it was read.
 *
 * @param next handles the request if its file cannot be read
 * @returns whether the request asks for a static file
 */
export function answerStaticFile(
  [request, response, next]: readonly [IncomingMessage, ServerResponse, () => void],
  find: StaticFiles,
): boolean {
  const { method, url = '', headers } = request;
  const read = method === 'GET' || method === 'HEAD' ? find(url) : undefined;
  // Next answers range requests.
  if (!read || headers.range) return false;
  read().then((copies) => {
    const { headers: copyHeaders, body } = copies[chooseEncoding(headers['accept-encoding'])];
    leaveOutKeepAlive(response);
    response.writeHead(200, copyHeaders);
    response.end(method === 'HEAD' ? undefined : body);
  }, next);
  return true;
}
