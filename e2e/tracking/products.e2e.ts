import { until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { fixtureWebsiteId } from 'leads-service/testing/fixture-content';
import { createTestService, type TestService } from 'leads-service/testing/test-service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fault, type FaultySite, startSite } from './faulty-site.ts';
import {
  openPage,
  openVisitor,
  productFiles,
  shownProducts,
  type Visitor,
} from './product-page.ts';

const browser = sharedBrowser();
let service: TestService;
let site: FaultySite;
let ranked: number[];
const faults: Record<string, Fault> = {};

beforeAll(async () => {
  service = await createTestService('pglite', { postsPerMinute: 1_000_000 });
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const base = `${address}/website/${fixtureWebsiteId}/api`;
  const products = await (await fetch(`${base}/data/products?locale=es-ES`)).json();
  ranked = products.map(({ id }: { id: number }) => id);
  const files = productFiles(ranked.toReversed());
  const faultOf = (path: string, page: string) =>
    (path === '/api/impression' && faults[new URL(page).searchParams.get('fault') ?? '']) || 'none';
  site = await startSite({ service: base, files, faultOf });
});
afterAll(async () => {
  await site.close();
  await service.stop();
});

/** The posts of this visitor's pages. `cc` distinguishes visitors. */
const postsOf = (name: string, path: string) =>
  site.posts.filter(
    (post) => post.path === `/api${path}` && JSON.stringify(post.body).includes(`"${name}"`),
  );

const cookie = async ({ context }: Visitor, name: string) =>
  (await context.cookies()).find((it) => it.name === name)?.value;

let visitors = 0;
/** A visitor whose events are found by page path. */
async function arrive() {
  visitors += 1;
  return { ...(await openVisitor(browser())), name: `visitor-${visitors}` };
}

/** The user events of an impression and a partition. */
const eventsOf = (impressionId: string | undefined, kind: string) =>
  postsOf(impressionId ?? '', '/user-events').filter(({ body }) => body.partitionKey === kind);

describe('§4.3, §7.3 the impression', () => {
  let uncounted: Visitor;
  beforeAll(async () => {
    uncounted = await openVisitor(browser());
  });
  afterAll(() => uncounted.context.close());

  test('is posted once without cookies, with the device; its ids are stored', async () => {
    const visitor = await arrive();
    await openPage(visitor, `${site.url}/?cc=${visitor.name}&wbraid=w1`);
    const [post, ...others] = postsOf(visitor.name, '/impression');
    expect([others, post?.cookie]).toEqual([[], undefined]);
    const device = {
      language: 'en-US',
      memory: expect.any(Number),
      resolution: '400x600',
      timezoneOffset: new Date().getTimezoneOffset(),
    };
    const trackingData = {
      subId: visitor.name,
      googleClickId: 'w1',
      aliases: { googleClickId: 'wbraid' },
      locale: 'es-ES',
      device,
    };
    expect(post?.body).toEqual({ device, locale: 'es-ES', noProducts: false, trackingData });
    const impressionId = await cookie(visitor, 'impressionId');
    const uniqueUserId = await cookie(visitor, 'uniqueUserId');

    await openPage(visitor, site.url);
    const [, again] = postsOf(visitor.name, '/impression');
    expect(again?.body).toMatchObject({
      impressionId,
      trackingData: { impressionId, uniqueUserId },
    });

    // Another locale is another impression of the same visitor.
    await visitor.context.addCookies([{ name: 'viewedProducts', value: '1.2', url: site.url }]);
    await openPage(visitor, `${site.url}/?locale=sv-SE`);
    const [, , other] = postsOf(visitor.name, '/impression');
    expect(JSON.stringify(other?.body)).not.toContain('impressionId');
    expect(other?.body.trackingData).toMatchObject({ uniqueUserId });
    expect(await cookie(visitor, 'impressionId')).not.toBe(impressionId);
    expect(await cookie(visitor, 'viewedProducts')).toBeUndefined();
    expect(await visitor.page.evaluate(() => reported)).toEqual([]);
    await visitor.context.close();
  });

  test.for<[string, Fault, string[]]>([
    ['a crawler', [204], []],
    ['503', [503], ['Error: Could not post impression: status 503']],
    ['429', [429], ['Error: Could not post impression: status 429']],
    ['lost', 'lost', ['Error: Could not post impression: Failed to fetch']],
    ['null', { text: 'null' }, ['Error: Could not get impression id from response']],
    [
      'no id',
      { text: '{"impression":{},"products":[]}' },
      ['Error: Could not get impression id from response'],
    ],
    [
      'hostile',
      { text: '{"impression":{"id":["<img>"],"__proto__":{"id":"x"}},"products":"x"}' },
      ['Error: Could not get impression id from response'],
    ],
    [
      'no JSON',
      { text: '<html>' },
      [expect.stringContaining('Error: Could not post impression: ')],
    ],
  ])('§8 an answer that is %s', async ([name, fault, reports]) => {
    const visitor = { ...uncounted, name: `uncounted-${name}` };
    const errors: Error[] = [];
    visitor.page.once('pageerror', (error) => errors.push(error));
    faults[name] = fault;
    await openPage(visitor, `${site.url}/?cc=${encodeURIComponent(visitor.name)}&fault=${name}`);
    expect(await visitor.page.evaluate(() => reported)).toEqual(reports);
    expect(errors).toEqual([]);
    expect(await cookie(visitor, 'impressionId')).toBeUndefined();
    expect(postsOf(visitor.name, '/user-events')).toEqual([]);
  });
});

describe('§7.3 the order of the answer', () => {
  const reversed = () => ranked.toReversed();
  const numbered = (ids: readonly number[]) => ids.map((id, index) => `${index + 1}: ${id}`);

  test('sorts a list below the viewport without a shift', async () => {
    const visitor = await arrive();
    await openPage(visitor, `${site.url}/below/`);
    expect(await shownProducts(visitor.page)).toEqual(numbered(ranked));
    await visitor.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
    );
    expect(await visitor.page.evaluate(() => shifted)).toBe(0);
    await visitor.context.close();
  });

  test('moves no product in the viewport', async () => {
    const visitor = await arrive();
    await openPage(visitor, site.url);
    const inView = reversed().slice(0, 3);
    const rest = ranked.filter((id) => !inView.includes(id));
    expect(await shownProducts(visitor.page)).toEqual(numbered([...inView, ...rest]));
    expect(await visitor.page.evaluate(() => shifted)).toBe(0);
    const [first] = eventsOf(await cookie(visitor, 'impressionId'), 'initialProductList');
    expect(first?.body.data.products).toEqual(
      [...inView, ...rest].map((productId, position) => ({ position, productId })),
    );
    await visitor.context.close();
  });

  test('moves neither the focused product nor any above it', async () => {
    const visitor = await arrive();
    const [first = 0, second = 0] = reversed();
    await openPage(visitor, `${site.url}/below/?focus=${second}`);
    const rest = ranked.filter((id) => id !== first && id !== second);
    expect(await shownProducts(visitor.page)).toEqual(numbered([first, second, ...rest]));
    const focused = await visitor.page.evaluate(() => document.activeElement?.getAttribute('href'));
    expect(focused).toBe(`#${second}`);
    await visitor.context.close();
  });
});

describe('product views', () => {
  const viewsOf = async (visitor: Visitor) =>
    eventsOf(await cookie(visitor, 'impressionId'), 'productView').flatMap(({ body, at }) =>
      body.data.products.map((view: object) => ({ ...view, at })),
    );

  test('counts one continuous second in view once, in all tabs and after a reload', async () => {
    const visitor = await arrive();
    const begun = Date.now();
    await openPage(visitor, site.url);
    const expected = ranked.toReversed().slice(0, 3);
    const views = await until(async () => {
      const seen = await viewsOf(visitor);
      return seen.length >= 3 && seen;
    });
    expect(views.map(({ position, productId }) => [position, productId]).sort()).toEqual(
      expected.map((productId, position) => [position, productId]),
    );
    for (const { at } of views) expect(at - begun).toBeGreaterThanOrEqual(1_000);
    const kept = (await visitor.context.cookies()).find(({ name }) => name === 'viewedProducts');
    expect(kept?.value.split('.').map(Number).sort()).toEqual([...expected].sort());
    expect((kept?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(2_592_000, -2);

    // Further down, in a new tab and after a reload: only new products.
    const other = { ...visitor, page: await visitor.context.newPage() };
    await Promise.all([openPage(other, site.url), openPage(visitor, site.url)]);
    await other.page.evaluate(() => scrollTo(0, 9_999));
    const all = await until(async () => {
      const seen = await viewsOf(visitor);
      return seen.length >= ranked.length && seen;
    });
    expect(all.map(({ productId }) => productId).sort()).toEqual([...ranked].sort());
    await visitor.context.close();
  });

  test.for([
    ['hidden and shown within the second', '/?interrupt=hide'],
    ['covered until then', '/covered/?interrupt=uncover'],
    ['scrolled out of view and back', '/long/?interrupt=scroll'],
  ] as const)('a product that is %s counts a second after that', async ([, address]) => {
    const visitor = await arrive();
    await openPage(visitor, site.url + address);
    const [first] = await until(async () => {
      const seen = await viewsOf(visitor);
      return seen.length > 0 && seen;
    });
    const interrupted = await visitor.page.evaluate(() => interruptedAt);
    expect(first.at - (interrupted ?? Number.NaN)).toBeGreaterThanOrEqual(990);
    await visitor.context.close();
  });

  test('§7.3 sends nothing from another host, only views in test mode; stores nothing without consent', async () => {
    const [foreign, tested, unstored] = [await arrive(), await arrive(), await arrive()];
    await Promise.all([
      openPage(foreign, `${site.url}/?host=olivar.example`),
      openPage(tested, `${site.url}/?host=olivar.example&test`),
      openPage(unstored, `${site.url}/?unstored`),
    ]);
    for (const visitor of [tested, unstored])
      await until(async () => (await viewsOf(visitor)).length === 3);
    const kinds = async (visitor: Visitor) => {
      const id = await cookie(visitor, 'impressionId');
      return ['initialProductList', 'productView'].map((kind) => eventsOf(id, kind).length);
    };
    expect(await Promise.all([foreign, tested, unstored].map(kinds))).toEqual([
      [0, 0],
      [0, 3],
      [1, 3],
    ]);
    expect(await cookie(unstored, 'viewedProducts')).toBeUndefined();
    for (const { context } of [foreign, tested, unstored]) await context.close();
  });
});
