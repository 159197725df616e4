import { productTypes } from '@plaza/routing';
import { describe, expect, test } from 'vitest';
import type { VendorIds, VendorSite } from '../../model/vendors/vendor-row.ts';
import { pageVendors } from './page-vendors.ts';
import { vendorsFor } from './vendors-for.ts';

/** Verbatim from §9. */
const metaLocales = 'sv-SE es-ES de-DE da-DK en-PH es-MX en-ZA fi-FI pl-PL ro-RO'.split(' ');
const otherLocales = ['en-US', 'nb-NO', 'es-ar', 'constructor', ''];
const withoutMeta = [
  'IGaming',
  'Mobile',
  'Broadband',
  'UnemploymentFund',
  'PrepaidMobilePhoneCard',
  'PrepaidCard',
];

const everyId = {
  metaPixelIds: Object.fromEntries(
    [...metaLocales, 'en-US', 'nb-NO'].map((locale) => [locale, `${locale}-pixel`]),
  ),
  tiktokPixelId: 'T',
} satisfies VendorIds;
const everyKey = { bingKey: 'B', analytics4Key: 'G', behaviorAnalyticsId: 'C' };
const siteOf = (productType: number, keys: object = everyKey) =>
  ({ productType, ...keys }) as VendorSite;

describe('§4.1, §9 the vendors of an impression', () => {
  const rows = [...metaLocales, ...otherLocales].flatMap((locale) =>
    Object.entries(productTypes).flatMap(([name, id]) =>
      [0, 1, 2, 3, 4, 5, 6, 25, 2_147_483_647].map((channelId) => ({
        locale,
        name,
        id,
        channelId,
      })),
    ),
  );

  test(`each of ${rows.length} pairs of locale and product type, and channels`, () => {
    const wrong = rows.filter(({ locale, name, id, channelId }) => {
      const used = vendorsFor({ site: siteOf(id), ids: everyId, locale, channelId });
      const expected = [
        'google',
        ...(metaLocales.includes(locale) && !withoutMeta.includes(name) ? ['meta'] : []),
        ...(channelId === 5 ? ['bing'] : []),
        ...(name === 'Finance' && channelId !== 2 ? ['tiktok'] : []),
        'clarity',
      ];
      return used.join() !== expected.join();
    });
    expect(wrong).toEqual([]);
  });

  test.for<[string, string, number, string]>([
    ['es-ES', 'Finance', 1, 'google,meta,tiktok,clarity'],
    ['es-ES', 'Finance', 2, 'google,meta,clarity'],
    ['es-ES', 'Finance', 5, 'google,meta,bing,tiktok,clarity'],
    ['en-US', 'Finance', 5, 'google,bing,tiktok,clarity'],
    ['es-ES', 'IGaming', 1, 'google,clarity'],
    ['es-ES', 'FinanceSignup', 5, 'google,meta,bing,clarity'],
  ])('%s, %s, channel %i: %s', ([locale, name, channelId, used]) => {
    const site = siteOf(productTypes[name as keyof typeof productTypes]);
    expect(vendorsFor({ site, ids: everyId, locale, channelId }).join()).toBe(used);
  });

  test('does not use a vendor without an id', () => {
    const facts = { locale: 'es-ES', channelId: 5 };
    expect(vendorsFor({ ...facts, site: siteOf(1, {}), ids: {} })).toEqual([]);
    const ids = { metaPixelIds: { 'sv-SE': 'S' } };
    expect(vendorsFor({ ...facts, site: siteOf(1, { bingKey: 'B' }), ids })).toEqual(['bing']);
    const empty = { metaPixelIds: { 'es-ES': '' }, tiktokPixelId: '' };
    expect(vendorsFor({ ...facts, site: siteOf(1, {}), ids: empty })).toEqual([]);
  });
});

test('§4.1 a page contains what the browser has to decide per vendor, as JSON', () => {
  const written = pageVendors(siteOf(productTypes.Finance), everyId, 'es-ES');
  expect(JSON.parse(JSON.stringify(written))).toEqual([
    { vendor: 'google', id: 'G', category: 'marketing' },
    { vendor: 'meta', id: 'es-ES-pixel', category: 'marketing' },
    { vendor: 'bing', id: 'B', category: 'marketing', channels: [5] },
    { vendor: 'tiktok', id: 'T', category: 'marketing', notChannels: [2] },
    { vendor: 'clarity', id: 'C', category: 'statistics' },
  ]);
});
