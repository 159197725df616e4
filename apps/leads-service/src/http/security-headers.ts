import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer, which keep browsers from reading anything into it: answers are data, so
 * nothing in them may load, run or be framed. The page of `/docs` and the lead form declare policies
 * of their own.
 */
export const securityHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Gives every answer the headers of security. They are text ready made: each POST passes here. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
}
