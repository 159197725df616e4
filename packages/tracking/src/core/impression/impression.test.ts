import type { TrackingData } from '@plaza/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { impressionRequest } from './impression-request.ts';
import { impressionSettings } from './impression-settings.ts';
import { readImpression } from './read-impression.ts';

const device = { language: 'es', resolution: '412x915', timezoneOffset: -60 };
const settings = impressionSettings('es-ES', 'ProductList');
const dataOf = (data: TrackingData, alias?: string) => ({
  get: () => data,
  aliasOf: (field: string) => (field === 'googleClickId' ? alias : undefined),
});
const sent = (data: ReturnType<typeof dataOf>, isForced = false) =>
  JSON.parse(JSON.stringify(impressionRequest(settings, { data, device, isForced })));

describe('§7.3 the body of an impression', () => {
  const kept = dataOf({ subId: 'z', impressionId: 'i', uniqueUserId: 'u' });
  const common = { device, locale: 'es-ES', noProducts: false };
  const shown = { uniqueUserId: 'u', subId: 'z', locale: 'es-ES', device, aliases: {} };

  test('has device, locale and tracking data, which repeats both (§3.2)', () =>
    expect(sent(dataOf({ subId: 'z', uniqueUserId: 'u' }))).toEqual({
      ...common,
      trackingData: shown,
    }));

  test('has the visitor’s current impression id', () =>
    expect(sent(kept)).toEqual({
      ...common,
      impressionId: 'i',
      trackingData: { ...shown, impressionId: 'i' },
    }));

  test('§4.3 has no id anywhere on a forced refresh', () =>
    expect(sent(kept, true)).toEqual({ ...common, trackingData: shown }));

  test('has the alias of a click id', () =>
    expect(sent(dataOf({ googleClickId: 'g' }, 'wbraid')).trackingData).toMatchObject({
      googleClickId: 'g',
      aliases: { googleClickId: 'wbraid' },
    }));

  test.each([
    ['ProductList', false],
    ['Survey', false],
    ['SignupBroker', false],
    ['ProductListStatic', true],
    ['SignupWhiteLabel', true],
    ['Contact', true],
  ] as const)('noProducts of a page of type %s is %s (§2.3)', (pageType, noProducts) =>
    expect(impressionSettings('es-ES', pageType)).toEqual({
      locale: 'es-ES',
      pageType,
      noProducts,
    }),
  );
});

describe('§7.3 the answer to an impression', () => {
  const source = { channel: { id: 5, name: 'Bing' } };
  const impression = { id: 'i', uniqueUserId: 'u', source };
  const products = [{ id: 3, name: 'a' }, { id: 1 }];

  test.each<[string, unknown, object | undefined]>([
    [
      'whole',
      { impression, products },
      { id: 'i', uniqueUserId: 'u', channelId: 5, productIds: [3, 1] },
    ],
    ['an id alone', { impression: { id: 'i' } }, { id: 'i', productIds: [] }],
    [
      'odd products',
      { impression, products: [null, 1, {}, { id: '2' }, { id: 1.5 }, [], { id: 4 }] },
      { productIds: [4] },
    ],
    ['products that are no list', { impression, products: { length: 9 } }, { productIds: [] }],
    [
      'odd ids',
      { impression: { id: 'i', uniqueUserId: 7, source: { channel: { id: '5' } } } },
      { uniqueUserId: undefined, channelId: 0 },
    ],
    ['nothing', null, undefined],
    ['an empty id', { impression: { id: '' } }, undefined],
    ['an id that is no text', { impression: { id: {} } }, undefined],
    ['an id without end', { impression: { id: 'x'.repeat(9_999) } }, undefined],
    ['text', 'impression', undefined],
    ['the prototype', JSON.parse('{"__proto__":{"impression":{"id":"i"}}}'), undefined],
  ])('%s', (_, answer, expected) =>
    expected
      ? expect(readImpression(answer)).toMatchObject(expected)
      : expect(readImpression(answer)).toBeUndefined(),
  );

  test('never throws', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (any, other, third) => {
        for (const answer of [
          any,
          { impression: any, products: other },
          { impression: { id: any, uniqueUserId: other, source: third } },
          { impression: { id: 'i', source: { channel: any } }, products: [other, third] },
        ]) {
          const read = readImpression(answer);
          if (read) expect(typeof read.id).toBe('string');
        }
      }),
      { numRuns: 1_000 },
    ));
});
