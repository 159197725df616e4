import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { frameScript } from './frame-script.ts';
import { leadFormStyle } from './lead-form-style.ts';

/** Sites on the machine itself, at any port. */
const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*'];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whether that page may frame the form and be told of it. */
export function mayFrame(origin: string, origins: readonly string[]): boolean {
  const { protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return origins.includes(origin) || (isLocal && protocol === 'http:');
}

/**
 * The headers of the form: it runs what stands in it and nothing else, is posted to itself, and
 * may be framed by those origins alone.
 */
function framePolicy(origins: readonly string[]): Readonly<Record<string, string>> {
  const directives = [
    "default-src 'none'",
    `script-src ${hash(frameScript)}`,
    `style-src ${hash(leadFormStyle)}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${[...localOrigins, ...origins].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': directives.join(';'),
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** Gives every answer of a scope those headers. */
export function registerFramePolicy(scope: FastifyInstance, origins: readonly string[]): void {
  const policy = framePolicy(origins);
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(policy);
    // Would say the same in fewer words, and has none for several origins.
    reply.removeHeader('x-frame-options');
    done();
  });
}
