import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackingFields } from '../../model/tracking-fields.ts';
import { fillLink } from './fill-link.ts';

const known = { impressionId: 'i 1', subId: 'z' };

test.each([
  ['https://a.example/', 'https://a.example/', 'https://a.example/'],
  ['https://a.example/?x=1&y#top', 'https://a.example/?x=1&y#top', 'https://a.example/?x=1&y#top'],
  ['https://a.example/?c={impressionId}', 'https://a.example/', 'https://a.example/?c=i%201'],
  [
    'https://a.example/?x=1&c={impressionId}-{subId}&k={pubid}#top',
    'https://a.example/?x=1#top',
    'https://a.example/?x=1&c=i%201-z#top',
  ],
  ['https://a.example/?c=%7BsubId%7D', 'https://a.example/', 'https://a.example/?c=z'],
  ['https://a.example/?e={constructor}', 'https://a.example/', 'https://a.example/'],
])('§9 %s without consent is %s and with it %s', (template, without, filled) => {
  expect([fillLink(template), fillLink(template, known)]).toEqual([without, filled]);
});

test('§9 with any data no placeholder is left and each value is a known one', () => {
  const names = fc.constantFrom(...Object.keys(trackingFields), 'other', '__proto__');
  const values = fc.dictionary(
    names,
    fc.webSegment().map((text) => `v${text}`),
  );
  fc.assert(
    fc.property(fc.array(names), values, (asked, data) => {
      const query = asked.map((name, index) => `p${index}={${name}}`).join('&');
      const filled = new URL(fillLink(`https://a.example/?${query}`, data));
      for (const [index, name] of asked.entries()) {
        const known = Object.hasOwn(data, name) ? data[name] : null;
        expect(filled.searchParams.get(`p${index}`)).toBe(known);
      }
    }),
  );
});
