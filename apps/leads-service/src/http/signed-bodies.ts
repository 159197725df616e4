import { verifyWebhook } from '@plaza/contract/webhook';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJsonBody } from './body-parser.ts';
import { ProblemError } from './problem-error.ts';

/**
 * Verifies that JSON bodies are signed as webhooks are. Replays are allowed, because what is sent
 * again is stored once.
 */
export function verifyBodies(scope: FastifyInstance, secret: string): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      assertSigned(request, body, secret);
      return parseJsonBody(request, body);
    },
  );
}

/** @throws {ProblemError} `unauthorized` */
export function assertSigned({ headers }: FastifyRequest, body: Buffer, secret: string): void {
  try {
    verifyWebhook(
      { headers: headers as Record<string, string>, body: body.toString('utf8') },
      secret,
    );
  } catch (error) {
    throw new ProblemError('unauthorized', { detail: (error as Error).message });
  }
}
