import { createHash } from 'node:crypto';
import { frameScript } from './frame-script.ts';

/** Sites on the machine itself, at any port. */
const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*'];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whether that page may frame the form and be notified. */
export function mayFrame(origin: string, origins: readonly string[]): boolean {
  const { protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return origins.includes(origin) || (isLocal && protocol === 'http:');
}

/**
 * The headers of a page of the form: it runs its own script and style and nothing else, is posted to
 * itself, and may be framed by those origins alone.
 */
export function framePolicy(
  style: string,
  origins: readonly string[],
): Readonly<Record<string, string>> {
  const directives = [
    "default-src 'none'",
    `script-src ${hash(frameScript)}`,
    `style-src ${hash(style)}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${[...localOrigins, ...origins].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': directives.join(';'),
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
