import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../harness/house.ts';
import { paths } from './paths.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** The query aliases of §3.2, and some that are none. */
const aliases = [
  'at_gd',
  'channel_name',
  'er',
  'emailRegistrationId',
  'email',
  'emailUserId',
  'fbclid',
  'gclid',
  'gbraid',
  'wbraid',
  'impression_id',
  'impression-id',
  'iwc',
  'internalWebsiteClickId',
  'msclkid',
  'nd',
  'bnd',
  'ni',
  'phone',
  'pn',
  'pnr',
  'pubid',
  'rejectClickId',
  'sd',
  'cc',
  'trac',
  'cmp',
  'gid',
  'pid',
  'tf',
  'subid',
  'sub_id',
  'rl',
  'sub-id',
  'ttclid',
  'unique_user_id',
  'unique-user-id',
  'uid',
  'user-input-id',
  'ui',
  'uit',
  'utm_source',
  '__proto__',
  'constructor',
];
const cookies = ['consent', 'geo', 'locale', 'viewedProducts', 'subId', 'googleClickId', 'er', 'x'];

const request = fc.record({
  path: fc.constantFrom(
    ...paths.map(([path]) => path),
    '/no-hay-nada/',
    '/LP',
    '/lp',
    '/100-euros',
  ),
  query: fc.dictionary(fc.constantFrom(...aliases), fc.string({ maxLength: 20 }), { maxKeys: 4 }),
  cookie: fc.dictionary(fc.constantFrom(...cookies), fc.stringMatching(/^[\w%.-]{0,20}$/), {
    maxKeys: 3,
  }),
});

const isShared = (cacheControl: string | null) =>
  /s-maxage|public/.test(cacheControl ?? '') && !/private|no-store/.test(cacheControl ?? '');

/** Whether a cache between us and two visitors could hand one's cookies to the other. */
const leaksCookies = ({ headers }: Response) =>
  isShared(headers.get('cache-control')) && headers.has('set-cookie');

it.each([
  ['s-maxage=300', true, true],
  ['public, max-age=60', true, true],
  ['s-maxage=300', false, false],
  ['private, no-store', true, false],
])(
  'design §3.4: the check knows a leak: %s with a cookie (%s) → %s',
  (cacheControl, cookie, leaks) => {
    const headers = new Headers({ 'cache-control': cacheControl });
    if (cookie) headers.set('set-cookie', 'gclid=1');
    expect(leaksCookies(new Response('', { headers }))).toBe(leaks);
  },
);

describe('design §3.4: no shared-cacheable response carries Set-Cookie', () => {
  it('over 500 random paths × tracking aliases × cookies', async () => {
    let cacheable = 0;
    await fc.assert(
      fc.asyncProperty(request, async ({ path, query, cookie }) => {
        const url = `${house.site}${path}?${new URLSearchParams(query)}`;
        const header = Object.entries(cookie).map(([name, value]) => `${name}=${value}`);
        const response = await fetch(url, { headers: { cookie: header.join('; ') } });
        await response.arrayBuffer();
        expect(response.status).toBeLessThan(500);
        if (isShared(response.headers.get('cache-control'))) cacheable += 1;
        expect(leaksCookies(response)).toBe(false);
      }),
      { numRuns: 500 },
    );
    expect(cacheable).toBeGreaterThan(50);
  });
});
