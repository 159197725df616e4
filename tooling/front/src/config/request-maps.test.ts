import { chooseEncoding } from '@plaza/page-cache/core/choose-encoding';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ask, hostOf, openFront, openOrigin } from '../testing/open-front.ts';

const parameters = ['gclid', 'sub-id', 'q', 'ui'];

async function open() {
  const origin = await openOrigin((request, response) =>
    response
      .setHeader('cache-control', 's-maxage=300')
      .end(request.headers['accept-encoding'] ?? 'identity'),
  );
  const site = { hosts: ['*'], instances: [hostOf(origin)], parameters };
  return openFront({ sites: [site], limits: false, pageLife: 60 });
}

/** A part of `Accept-Encoding`, as clients write it or not quite. */
const part = fc.oneof(
  fc.constantFrom('br', 'gzip', 'BR', ' gzip ', 'deflate', 'zstd', '*', 'x-gzip', 'brr', ''),
  fc
    .tuple(fc.constantFrom('br', 'gzip'), fc.constantFrom('0', '0.0', '0.5', '1', '0.01', '1.0'))
    .map(([coding, weight]) => `${coding};q=${weight}`),
  fc.constantFrom('br ; q=0', 'gzip;  q=0.000', 'br;level=4'),
);

it('chooses the coding that the site would choose, for any Accept-Encoding', async () => {
  const { url } = await open();
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
      const header = parts.join(',');
      const { text } = await ask(url, '/api/any', { headers: { 'accept-encoding': header } });
      expect(text, header).toBe(chooseEncoding(header));
    }),
    { numRuns: 150 },
  );
});

const letter = fc.constantFrom('g', 'c', 'l', 'i', 'd', 'q', '%67', '%', '+', '=', '&', 'u', '-');
const query = fc.oneof(
  fc.array(letter, { maxLength: 12 }).map((letters) => letters.join('')),
  fc
    .array(fc.tuple(fc.constantFrom(...parameters, 'utm_source', 'xq', 'gclidx'), fc.string()))
    .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()),
);

it('design §3.4: never answers from a copy what has a parameter that the site reads', async () => {
  const { url } = await open();
  await ask(url, '/');
  await fc.assert(
    fc.asyncProperty(query, async (search) => {
      const isRead = [...new URLSearchParams(search).keys()].some((name) =>
        parameters.includes(name),
      );
      const { headers } = await ask(url, `/?${search}`);
      const isCopy = headers['cache-status']?.includes('HIT') === true;
      expect(isRead && isCopy, search).toBe(false);
    }),
    { numRuns: 150 },
  );
});
