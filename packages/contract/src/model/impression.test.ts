import { describe, expect, test } from 'vitest';
import { clientIdRequestSchema } from './client-id.ts';
import { impressionRequestSchema } from './impression.ts';
import { offerSchema } from './offer.ts';
import { productSchema } from './product.ts';
import { SAMPLE_PRODUCT_OF, SAMPLE_PRODUCTS } from './samples/sample-products.ts';
import { trackingDataSchema, trackingFields } from './tracking-data.ts';
import { userEventRequestSchema } from './user-event.ts';

const body = { device: {}, trackingData: {}, locale: 'es-ES', noProducts: true };
const withheld = { locale: 'es-ES', noProducts: true };
const event = { data: { products: [{ position: 0, productId: 1 }] }, partitionKey: 'productView' };
const id = 'jIp_Xj8LTFedNR8PLzxN-A';
const moment = { moment: 'end:call-back', events: ['sign_up'] };
const flowMoment = { id, data: moment, partitionKey: 'flowMoment' };
const clientId = { clientId: 'GA1.1', clientType: 'google', impressionId: 'i', locale: 'es-ES' };

describe('§7.3 bodies', () => {
  test('§3.2 tracking data has 22 fields, locale and device', () => {
    expect(Object.keys(trackingFields)).toHaveLength(22);
    const device = { language: 'es', memory: 8, resolution: '390x844', timezoneOffset: -60 };
    const data = { subId: 'z', locale: 'es-ES', device };
    expect(trackingDataSchema.parse({ ...data, other: 1 })).toEqual(data);
  });

  test('§3.2 tracking data includes the alias of a click id', () => {
    const data = { googleClickId: 'g', aliases: { googleClickId: 'wbraid' } };
    const given = { ...data, aliases: { ...data.aliases, other: 'x' } };
    expect(trackingDataSchema.parse(given)).toEqual(data);
  });

  test('drops unknown fields, including __proto__', () => {
    const hostile = JSON.parse('{"__proto__":{"admin":true},"trackingData":{"__proto__":{"a":1}}}');
    const parsed = impressionRequestSchema.parse({ ...body, ...hostile, extra: 1 });
    expect(parsed).toEqual(body);
    expect(Object.getPrototypeOf(parsed.trackingData)).toBe(Object.prototype);
  });

  test.each([
    [impressionRequestSchema, { ...body, locale: 'x' }, 'locale'],
    [impressionRequestSchema, { ...body, noProducts: 'no' }, 'noProducts'],
    [impressionRequestSchema, { ...body, trackingData: { subId: 1 } }, 'trackingData.subId'],
    [
      impressionRequestSchema,
      { ...body, trackingData: { subId: 'x'.repeat(1025) } },
      'trackingData.subId',
    ],
    [
      impressionRequestSchema,
      { ...body, trackingData: { aliases: { subId: 'x'.repeat(41) } } },
      'trackingData.aliases.subId',
    ],
    [impressionRequestSchema, { ...body, device: undefined }, 'trackingData'],
    [impressionRequestSchema, { ...body, trackingData: undefined }, 'trackingData'],
    [impressionRequestSchema, { ...withheld, impressionId: 'i' }, 'impressionId'],
    [userEventRequestSchema, { ...event, partitionKey: 'other' }, 'partitionKey'],
    [userEventRequestSchema, { ...event, data: { products: [] } }, 'data.products'],
    [userEventRequestSchema, { ...event, id: 'too-short' }, 'id'],
    [userEventRequestSchema, { ...event, id: 'D2719EBA-9D26-4B7A-9D8F-5A2BE8A30C11' }, 'id'],
    [userEventRequestSchema, { ...flowMoment, id: undefined }, 'id'],
    [
      userEventRequestSchema,
      { ...flowMoment, data: { ...moment, moment: 'step:A b' } },
      'data.moment',
    ],
    [userEventRequestSchema, { ...flowMoment, data: { ...moment, events: [] } }, 'data.events'],
    [clientIdRequestSchema, { ...clientId, clientType: 'bing' }, 'clientType'],
  ])('%# names the invalid field', (schema, given, path) => {
    const issues = schema.safeParse(given).error?.issues.map((issue) => issue.path.join('.'));
    expect(issues).toEqual([path]);
  });

  test.each([
    [impressionRequestSchema, body],
    [impressionRequestSchema, withheld],
    [userEventRequestSchema, event],
    [userEventRequestSchema, flowMoment],
    [userEventRequestSchema, { ...event, id: 'jIp_Xj8LTFedNR8PLzxN-A' }],
    [userEventRequestSchema, { ...event, id: 'd2719eba-9d26-4b7a-9d8f-5a2be8a30c11' }],
    [clientIdRequestSchema, clientId],
  ])('%# accepts a valid body unchanged', (schema, given) => {
    expect(schema.parse(given)).toEqual(given);
  });
});

test.each([
  ['https://a.example/?c={impressionId}&s=x-{subId}#top', true],
  ['https://a.example/{subId}/', false],
  ['https://a.example/?c={email}', false],
  ['https://a.example/?c={emailUserId}', false],
  ['https://a.example/?c={subId', true],
])('§9 a lender’s link may contain codes of the visit in its query: %s', (applyUrl, isRight) => {
  const [product] = SAMPLE_PRODUCTS;
  expect(productSchema.safeParse({ ...product, applyUrl }).success).toBe(isRight);
});

test('§7.2 rejects an offer whose instalments do not add up', () => {
  const offer = SAMPLE_PRODUCT_OF.loan.offers[0];
  expect(offerSchema.safeParse(offer).success).toBe(true);
  const thirds = { ...offer, totalPayable: 255.3, instalments: [{ count: 3, amount: 85.1 }] };
  expect(offerSchema.safeParse(thirds).success).toBe(true);
  expect(offerSchema.safeParse({ ...offer, totalPayable: 255.01 }).success).toBe(false);
});
