import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of one kind of answer. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** A serialized response body, its strong validator and its own headers. */
export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: AnswerHeaders;
}

export function createAnswer(value: unknown, headers: AnswerHeaders = {}): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, headers, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

/**
 * Sends an answer, or 304 if the client already has it (RFC 9110 §13.1.2). Caches can store it but
 * must revalidate each use: an import takes effect within two seconds, and caches are not notified.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply
    .headers(answer.headers)
    .header('etag', answer.etag)
    .header('cache-control', 'public, no-cache');
  if (matches(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer.body);
}

/** Weak comparison, as required for If-None-Match: compressing proxies weaken validators. */
function matches(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false;
  const candidates = ifNoneMatch.split(',').map((candidate) => candidate.trim());
  return candidates.some(
    (candidate) => candidate === '*' || candidate.replace(/^W\//, '') === etag,
  );
}
