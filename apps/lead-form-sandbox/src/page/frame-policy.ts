import { createHash } from 'node:crypto';
import { frameScript } from './frame-script.ts';

/** Sites on this machine, at any port. */
const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*'];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whether a page can frame the form and be notified. */
export function canFrame(origin: string, origins: readonly string[]): boolean {
  const { protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return origins.includes(origin) || (isLocal && protocol === 'http:');
}

/**
 * The headers of a form page: it runs only its own script and style, posts to itself, and can be
 * framed by the given origins.
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
