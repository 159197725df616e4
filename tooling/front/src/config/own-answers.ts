import { barePolicy, securityHeaders } from '@plaza/page-cache/server';
import type { RefusalPages } from '../model/front-options.ts';
import { block, type Lines } from './directives.ts';
import { asPage, pageVariable } from './refusal-pages.ts';
import type { NamedSite } from './site-locations.ts';

const headersWith = (policy: string): Lines => [
  ...securityHeaders.map(({ key, value }) => `add_header ${key} "${value}" always;`),
  `add_header Content-Security-Policy "${policy}" always;`,
  'add_header Cache-Control no-store always;',
];

/** For what the front answers itself: a site’s answers have these headers already. */
const headers = headersWith(barePolicy);

type Problem = { readonly status: number; readonly title: string; readonly retryAfter: number };

const tooMany: Problem = { status: 429, title: 'Too Many Requests', retryAfter: 1 };

const noInstance: Problem = { status: 503, title: 'Service Unavailable', retryAfter: 5 };

const problem = ({ status, title, retryAfter }: Problem): Lines => [
  'internal;',
  'default_type application/problem+json;',
  ...headers,
  `add_header Retry-After ${retryAfter} always;`,
  `return ${status} '${JSON.stringify({ type: 'about:blank', status, title })}';`,
];

/** The same for a browser. @param pages of one site, whose policy is that of their shared style */
const page = ({ status, retryAfter }: Problem, pages: RefusalPages, variable: string): Lines => [
  'internal;',
  '# Whatever the address ends with.',
  'types { }',
  "default_type 'text/html; charset=utf-8';",
  ...headersWith(pages[''].policy),
  `add_header Retry-After ${retryAfter} always;`,
  `return ${status} ${variable};`,
];

/** An answer for an instance that does not answer: nothing was lost, and it may be asked again. */
export const unavailable: Lines = [
  'error_page 502 504 =503 @unavailable;',
  ...block('location @unavailable', problem(noInstance)),
];

/** The answers of a site that has pages for browsers. */
const withPages = (site: NamedSite, refusals: NonNullable<NamedSite['refusals']>): Lines => [
  'error_page 429 @too_many$as_page;',
  'error_page 502 504 =503 @unavailable$as_page;',
  ...block(
    `location @too_many${asPage}`,
    page(tooMany, refusals.tooMany, pageVariable(site, 'tooMany')),
  ),
  ...block('location @unavailable', problem(noInstance)),
  ...block(
    `location @unavailable${asPage}`,
    page(noInstance, refusals.unavailable, pageVariable(site, 'unavailable')),
  ),
];

/**
 * A client with too many requests, and a site of which no instance and no copy is there. Server-wide
 * headers are for requests that nginx refuses.
 */
export const ownAnswers = (site: NamedSite): Lines => [
  ...headers,
  ...(site.refusals
    ? withPages(site, site.refusals)
    : ['error_page 429 @too_many;', ...unavailable]),
  'error_page 413 @too_large;',
  ...block('location @too_many', problem(tooMany)),
  ...block('location @too_large', ['internal;', ...headers, "return 413 '';"]),
];

/** A redirect, or any other bare answer. */
export const bareAnswer = (answer: string): Lines => [...headers, `return ${answer};`];
