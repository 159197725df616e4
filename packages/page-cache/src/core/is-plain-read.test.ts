import { expect, it } from 'vitest';
import { isPlainRead } from './is-plain-read.ts';

const headers = { host: 'a', accept: 'text/html', cookie: 'consent=1; geo=ES', 'user-agent': 'b' };

it.each([
  [{ method: 'GET' }, true],
  [{ method: 'HEAD' }, true],
  [{ method: 'OPTIONS' }, false],
  ...[
    'rsc',
    'next-router-prefetch',
    'next-url',
    'x-nextjs-data',
    'x-prerender-revalidate',
    'x-middleware-prefetch',
    'range',
    'content-length',
    'transfer-encoding',
  ].map((name) => [{ method: 'GET', headers: { [name]: '1' } }, false] as const),
  [{ method: 'GET', headers: { cookie: 'a=1; __prerender_bypass=x' } }, false],
  [{ method: 'GET', headers: { cookie: '__next_preview_data=x' } }, false],
  [{ method: 'GET', headers: { cookie: 'a=__prerender_bypass' } }, true],
] as const)('design §3 a read that is the same for everyone: %o → %s', (request, expected) => {
  const added = 'headers' in request ? request.headers : {};
  expect(isPlainRead({ ...request, headers: { ...headers, ...added } })).toBe(expected);
});
