import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';
import { readJson } from './read-json.ts';

/** Accepts only uncompressed JSON in UTF-8. */
export function registerBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJsonBody);
}

export async function parseJsonBody(request: FastifyRequest, body: Buffer): Promise<unknown> {
  assertPlainUtf8(request);
  return readJson(body);
}

function assertPlainUtf8({ headers }: FastifyRequest) {
  const charset = /;\s*charset\s*=\s*"?([^;"\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw unsupported(`charset ${charset.slice(0, 40)}`);
  const coding = headers['content-encoding'];
  if (coding && coding !== 'identity') throw unsupported(`coding ${coding.slice(0, 40)}`);
}

const unsupported = (what: string) =>
  new ProblemError('unsupportedMediaType', { detail: `Unsupported ${what}` });
