import { productTypes } from '@plaza/routing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pageVendors } from '../src/index.ts';
import { VendorPage } from './vendor-page.ts';

const site = {
  productType: productTypes.Finance,
  bingKey: '333',
  analytics4Key: 'G-1',
  behaviorAnalyticsId: 'clar1',
};
const ids = { metaPixelIds: { 'es-ES': '111' }, tiktokPixelId: 'TT1' };
const all = { preferences: true, statistics: true, marketing: true };
const none = { preferences: false, statistics: false, marketing: false };

const browser = sharedBrowser();
let open: VendorPage;
beforeAll(async () => {
  open = await VendorPage.open(browser());
});
beforeEach(async () => {
  open.beforeScript = async () => undefined;
  const vendors = pageVendors(site, ids, 'es-ES');
  const settings = {
    vendors,
    signals: { mode: 'external' },
    locale: 'es-ES',
    phoneCode: '34',
  } as const;
  await open.visit({ mode: 'external', channelId: 5, data: {}, vendors: settings }, {});
});

const serviceSays = (choices: typeof all) =>
  open.page.evaluate((said) => plaza.store.setExternal(said), choices);
const track = (id: string) =>
  open.page.evaluate((event) => plaza.hub.track(event), {
    id,
    name: 'generate_lead',
    params: {},
  });
const saidBy = (...who: string[]) =>
  open.said.filter(([name]) => who.includes(name)).map(([, what]) => what);
const everyVendor = ['google', 'meta', 'bing', 'tiktok', 'clarity'];
/** Each round waits for the page, so the test's timeout ends this. */
async function until(isSo: () => boolean) {
  while (!isSo()) await open.settle();
}

test('§4.1 a script that loads after the withdrawal does not run', async () => {
  const late = Promise.withResolvers<undefined>();
  const asked = new Set<string>();
  open.beforeScript = (route) => {
    asked.add(route.request().url());
    return late.promise;
  };
  await serviceSays(all);
  await until(() => asked.size === everyVendor.length);
  await track('e1');
  await serviceSays(none);
  late.resolve(undefined);
  await open.settle();
  await track('e2');
  await open.settle();
  expect(saidBy('begun', 'post', 'report', ...everyVendor)).toEqual([]);
  expect(saidBy('request')).toHaveLength(asked.size);
  expect((await open.context.cookies()).map(({ name }) => name)).toEqual(['geo']);
});

test('design §3 blocked scripts do not affect the page', async () => {
  open.beforeScript = async (route) => {
    await route.abort('blockedbyclient');
    return 'answered';
  };
  await serviceSays(all);
  await until(() => saidBy('request').length === everyVendor.length);
  for (let count = 0; count < 50; count += 1) await track(`e${count}`);
  await open.settle();
  const reports = saidBy('report').filter((text) => !text.includes('ERR_BLOCKED_BY_CLIENT'));
  expect(reports).toEqual([]);
  expect(saidBy('begun', 'post', ...everyVendor)).toEqual([]);
});

test('design §3 a vendor that throws on start is reported and stopped; others go on', async () => {
  await open.page.evaluate(() => {
    Object.assign(globalThis, {
      fbq() {
        throw new Error('fbq threw');
      },
    });
  });
  await track('e1');
  await serviceSays(all);
  await until(() => saidBy('begun').length === 4);
  await track('e2');
  await open.settle();
  expect(saidBy('report')).toEqual(['Error: fbq threw']);
  expect(saidBy('request').join()).not.toContain('facebook');
  for (const vendor of ['google', 'bing', 'tiktok'])
    expect(saidBy(vendor).filter((call) => /"e[12]"/.test(call))).toHaveLength(2);
});

const writeText = () =>
  open.page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>';
      document.createElement('script').src = 'https://connect.facebook.net/signals/config/1';
      return 'written';
    } catch (cause) {
      return (cause as Error).name;
    }
  });

test('design §3 strings become scripts only with consent', async () => {
  expect(await writeText()).toBe('TypeError');
  await serviceSays(all);
  await until(() => saidBy('begun').length === everyVendor.length);
  expect(await writeText()).toBe('written');
  expect(saidBy('report').join()).not.toMatch(/default|plaza/);
});

test('design §3 a vendor that throws later is reported; others go on', async () => {
  await serviceSays(all);
  await until(() => saidBy('begun').length === everyVendor.length);
  await open.page.evaluate(() => {
    Object.assign(globalThis, {
      gtag() {
        throw new Error('gtag threw');
      },
    });
  });
  await track('e1');
  await open.settle();
  expect(saidBy('report')).toEqual(['Error: gtag threw']);
  expect(saidBy('meta').filter((call) => call.includes('"e1"'))).toHaveLength(1);
});
