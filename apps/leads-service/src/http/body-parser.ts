import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';
import { readJson } from './read-json.ts';

/** The service reads JSON in UTF-8, not compressed, and nothing else. */
export function registerBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJsonBody);
}

export async function parseJsonBody(request: FastifyRequest, body: Buffer): Promise<unknown> {
  refuseOtherEncodings(request);
  return readJson(body);
}

function refuseOtherEncodings({ headers }: FastifyRequest) {
  const charset = /;\s*charset\s*=\s*"?([^;"\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw unsupported(`charset ${charset.slice(0, 40)}`);
  const coding = headers['content-encoding'];
  if (coding && coding !== 'identity') throw unsupported(`coding ${coding.slice(0, 40)}`);
}

const unsupported = (what: string) =>
  new ProblemError('unsupportedMediaType', { detail: `The service does not read ${what}` });
