import { join } from 'node:path';
import { TIME_TO_STOP } from '@plaza/consent/store';
import { productTypes } from '@plaza/routing';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { VendorIds } from '@plaza/tracking';
import type { VendorPage } from '@plaza/tracking/e2e/vendor-page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository, type RepositoryCopy } from './copy-repository.ts';
import { readVendorRecipe } from './read-recipe.ts';

/** Modules of the copy, as far as the tests use them. */
type ConfigModule = { readonly default: { readonly tracking: { readonly vendors: VendorIds } } };
type CheckModule = {
  readonly checkSite: (
    folder: string,
  ) => Promise<{ readonly issues: readonly { readonly message: string }[] }>;
};
type TrackingModule = typeof import('@plaza/tracking');
type ServerModule = typeof import('@plaza/tracking/vendors/meta/server');
type StubModule = typeof import('@plaza/tracking/vendors/meta/server-stub');
type PageModule = typeof import('@plaza/tracking/e2e/vendor-page');

const locale = 'es-ES';
const app = 'apps/es-loans';
const config = `${app}/plaza.config.ts`;
const policy = `${app}/content/pages/privacy-policy.json`;
const recipe = readVendorRecipe();

let copy: RepositoryCopy;
const browser = sharedBrowser();
beforeAll(async () => {
  const settings = ['package.json', 'tsconfig.json', 'tsconfig.base.json'];
  copy = copyRepository(['packages', app, 'docs/tracking.md', ...settings]);
  for (const [file, text] of recipe.files) copy.write(file, text);
  const { scripts } = JSON.parse(copy.read('packages/tracking/package.json'));
  expect(await copy.run('sh', ['-c', scripts[recipe.script]], 'packages/tracking')).toBe('');
  const text = copy.read(config).replace(/^( *)vendors: \{$/m, `$&\n$1  ${recipe.configLine}`);
  expect(text).toContain(recipe.configLine);
  copy.write(config, text);
});
afterAll(() => copy.remove());

test('adding a vendor as documented gives no type error', async () => {
  const include = [
    ...['src', 'build', 'e2e/vendor*.ts'].map((part) => `packages/tracking/${part}`),
    'packages/create-site/src/index.ts',
    'packages/create-site/src/sites.test.support.ts',
    'packages/flow-server/src/core/flows',
    ...['core/tracking', 'core/consent'].map((part) => `packages/site/src/${part}`),
    'packages/site-check/src/rules',
    config,
  ];
  copy.write('tsconfig.recipe.json', JSON.stringify({ extends: './tsconfig.json', include }));
  expect(await copy.run('tsc', ['--project', 'tsconfig.recipe.json', '--singleThreaded'])).toBe('');
  // The types of five packages take a minute on a busy machine.
}, 300_000);

test('the documented command lists the vendor in the table of the document', () => {
  expect(copy.read('docs/tracking.md')).toMatch(/^\| `linkedin` +\| \[LinkedIn\]/m);
});

/** Calls that the vendor's script took, and requests to its hosts, since the last look. */
function takeRecords(open: VendorPage) {
  const said = open.said.splice(0);
  const of = (name: string) => said.filter(([who]) => who === name).map(([, what]) => what);
  return {
    calls: of('linkedin'),
    requests: of('request').filter((url) => /licdn|linkedin/.test(url)),
  };
}
const nothing = { calls: [], requests: [] };

const decide = ({ page }: VendorPage, marketing: boolean) =>
  page.evaluate(
    (isAllowed) =>
      plaza.decide({ preferences: false, statistics: false, marketing: isAllowed }, 'selected'),
    marketing,
  );

const track = ({ page }: VendorPage, id: string, name: string) =>
  page.evaluate((event) => plaza.hub.track(event), {
    ...{ id, name },
    params: { value: 250, currency: 'EUR' },
  });

/** The first page of a visitor to the site of the copy. */
async function visit() {
  const [{ pageVendors }, { VendorPage }, { default: site }] = await Promise.all([
    copy.load<TrackingModule>('packages/tracking/src/index.ts'),
    copy.load<PageModule>('packages/tracking/e2e/vendor-page.ts'),
    copy.load<ConfigModule>(config),
  ]);
  const { Finance: productType } = productTypes;
  const vendors = pageVendors({ productType }, site.tracking.vendors, locale);
  const open = await VendorPage.open(browser());
  const settings = { vendors, locale, phoneCode: '34' };
  await open.visit({ mode: 'dialog', channelId: 5, data: {}, vendors: settings }, {});
  return open;
}

test('§4.1 it starts in a browser with marketing consent, and stops on the withdrawal', async () => {
  const open = await visit();
  await track(open, 'e1', 'generate_lead');
  await open.settle();
  expect(takeRecords(open)).toEqual(nothing);

  await decide(open, true);
  // Each round waits for the page, so the test's timeout ends this.
  while (!open.said.some(([who, what]) => who === 'begun' && what === 'linkedin'))
    await open.settle();
  // It has no conversion for this one.
  await track(open, 'e2', 'sign_up');
  await open.settle();
  const conversion = { conversion_id: 7, event_id: 'e1', conversion_value: 250, currency: 'EUR' };
  expect(takeRecords(open)).toEqual({
    calls: ['"page"', `"track", ${JSON.stringify(conversion)}`],
    requests: [
      'https://snap.licdn.com/li.lms-analytics/insight.min.js',
      ...Array(2).fill('https://px.ads.linkedin.com/collect'),
    ],
  });
  const cookies = async () => (await open.context.cookies()).map(({ name }) => name);
  expect(await cookies()).toContain('li_fat_id');

  await Promise.all([
    open.page.waitForEvent('load'),
    decide(open, false).then(() => open.page.clock.runFor(TIME_TO_STOP)),
  ]);
  await track(open, 'e3', 'generate_lead');
  await open.settle();
  expect(takeRecords(open)).toEqual(nothing);
  expect(await cookies()).not.toContain('li_fat_id');
  await open.context.close();
});

test('its server takes an event as its stub documents, and refuses one that is not hashed', async () => {
  const folder = 'packages/tracking/src/vendors/linkedin';
  const { server } = await copy.load<ServerModule>(`${folder}/server.ts`);
  const { serverStub } = await copy.load<StubModule>(`${folder}/server-stub.ts`);
  const now = Date.parse('2026-11-28T09:00:00Z');
  const event = { name: 'generate_lead', id: 'e1', time: now, url: 'https://www.olivar.example/' };
  const outcome = (email: string) => {
    const token = `${serverStub.credential}`;
    const request = server.request({
      event: { ...event, name: 'generate_lead', value: 38.5, currency: 'EUR' },
      visitor: { email },
      access: { account: '2613', action: '7', token },
    });
    if (!request) throw new Error('There is no request');
    const { host, pathname: path } = new URL(request.url);
    return server.outcome(serverStub.answer({ ...request, host, path, now })).outcome;
  };
  expect([outcome('a'.repeat(64)), outcome('ana@example.com')]).toEqual(['taken', 'refused']);
});

test('§2.5 the check of the site asks for its stored names and the sentence of the privacy policy', async () => {
  const { checkSite } = await copy.load<CheckModule>('packages/site-check/src/check-site.ts');
  const messages = async () =>
    (await checkSite(join(copy.folder, app))).issues.map(({ message }) => message);
  const undeclared = (name: string) =>
    `LinkedIn stores ${name}, which content/website-cookies does not declare`;
  const unnamed = `the policy does not name LinkedIn, whose vendor the pages of ${locale} use`;
  const missing = [undeclared('li_fat_id'), undeclared('li_adsId'), unnamed];
  const others = (await messages()).filter((message) => !missing.includes(message));
  expect(await messages()).toEqual(expect.arrayContaining(missing));

  const declared = JSON.parse(copy.read(`${app}/content/website-cookies/tiktok.json`));
  const cookies = ['li_fat_id', 'li_adsId'].map((name) => ({ ...declared.cookies[0], name }));
  const provider = { ...declared, id: 'linkedin', providerName: 'LinkedIn', cookies };
  copy.write(`${app}/content/website-cookies/linkedin.json`, JSON.stringify(provider));
  copy.write(policy, copy.read(policy).replace('Google, Meta', 'Google, LinkedIn, Meta'));
  expect(await messages()).toEqual(others);
});
