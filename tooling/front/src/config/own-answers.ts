import {
  barePolicy,
  securityHeaders,
} from '../../../../packages/page-cache/src/model/security-headers.ts';
import { block, type Lines } from './directives.ts';

/** For what the front answers itself: a site’s answers have these headers already. */
const headers: Lines = [
  ...securityHeaders.map(({ key, value }) => `add_header ${key} "${value}" always;`),
  `add_header Content-Security-Policy "${barePolicy}" always;`,
  'add_header Cache-Control no-store always;',
];

const problem = (status: number, title: string, retryAfter: number): Lines => [
  'internal;',
  'default_type application/problem+json;',
  ...headers,
  `add_header Retry-After ${retryAfter} always;`,
  `return ${status} '${JSON.stringify({ type: 'about:blank', status, title })}';`,
];

/** An answer for an instance that does not answer: nothing was lost, and it may be asked again. */
export const unavailable: Lines = [
  'error_page 502 504 =503 @unavailable;',
  ...block('location @unavailable', problem(503, 'Service Unavailable', 5)),
];

/**
 * A client with too many requests, and a site of which no instance and no copy is there. Server-wide
 * headers are for requests that nginx refuses.
 */
export const ownAnswers: Lines = [
  ...headers,
  'error_page 429 @too_many;',
  'error_page 413 @too_large;',
  ...block('location @too_many', problem(429, 'Too Many Requests', 1)),
  ...unavailable,
  ...block('location @too_large', ['internal;', ...headers, "return 413 '';"]),
];

/** A redirect, or any other bare answer. */
export const bareAnswer = (answer: string): Lines => [...headers, `return ${answer};`];
