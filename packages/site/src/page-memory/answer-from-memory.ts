import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../core/choose-encoding.ts';
import { isUnchanged } from '../core/is-unchanged.ts';
import type { AnswerCopies } from './answer-copies.ts';

/** Answers as Next would answer from its page cache: whole, for `HEAD`, or with 304. */
export function answerFromMemory(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { etag, unchanged, copies }: AnswerCopies,
): void {
  if (isUnchanged(headers, etag)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  const copy = copies[chooseEncoding(headers['accept-encoding'])];
  response.writeHead(200, copy.headers);
  response.end(method === 'HEAD' ? undefined : copy.body);
}
