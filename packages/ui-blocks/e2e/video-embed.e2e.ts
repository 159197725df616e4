import { sharedBrowser } from '@plaza/testing/vitest';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openVideoPage, type VideoPageOptions, videoDocument } from './video-page.ts';

const browser = sharedBrowser();
const open = (options?: VideoPageOptions) => openVideoPage(browser(), options);
const own = { json: videoDocument({ poster: '/tae.jpg' }) };
const link = (page: Page) => page.getByRole('link', { name: 'Cómo leer la TAE' });
const player = (page: Page) => page.locator('iframe[title="Cómo leer la TAE"]');
const poster = (page: Page) => page.locator('img').getAttribute('src');
const attach = (page: Page) => page.evaluate(() => attachVideos());
const hydrate = (page: Page, json: unknown = videoDocument()) =>
  page.evaluate((content) => globalThis.hydrate(content), json);

/** Expects one player, loaded, as large as the poster, with the focus. */
async function expectPlaying(page: Page) {
  await player(page).contentFrame().getByRole('heading').waitFor();
  expect(await player(page).count()).toBe(1);
  expect(await link(page).isVisible()).toBe(false);
  const inside = page.frames().find((frame) => frame.url().includes('youtube-nocookie'));
  expect(inside?.url()).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0');
  // The player is another site's document, so the focus moves between two processes.
  await inside?.waitForFunction(() => document.hasFocus());
  const { width = 0, height = 0 } = (await player(page).boundingBox()) ?? {};
  expect(width).toBe(360);
  expect(height).toBeCloseTo((width * 9) / 16, 0);
}

const gestures = {
  click: (page: Page) => link(page).click(),
  Enter: (page: Page) => link(page).press('Enter'),
  Space: (page: Page) => link(page).press(' '),
} as const;

describe.each(Object.entries(gestures))('§2.6 a video embed activated by %s', (_, gesture) => {
  it.each(['without a framework', 'attached before hydration', 'attached after hydration'])(
    'loads the player then, and moves the focus there: %s',
    async (order) => {
      const { page, messages, asked, close } = await open(own);
      if (order === 'attached after hydration') await hydrate(page, own.json);
      await attach(page);
      if (order === 'attached before hydration') await hydrate(page, own.json);
      expect(asked).toEqual([]);
      await gesture(page);
      await expectPlaying(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(messages).toEqual([]);
      await close();
    },
  );
});

describe('§2.6 a video embed and hydration', () => {
  it('goes on playing when the page is hydrated afterwards, with its better poster', async () => {
    const { page, messages, close } = await open();
    await attach(page);
    await page.waitForFunction(() => document.querySelector('img')?.src.includes('maxres'));
    await link(page).click();
    await hydrate(page);
    await expectPlaying(page);
    expect(messages).toEqual([]);
    await close();
  });

  it('plays once, however often it is attached', async () => {
    const { page, asked, close } = await open(own);
    for (let time = 0; time < 3; time += 1) await attach(page);
    await page.evaluate(() => attachVideos(document.querySelector('main') ?? undefined));
    await link(page).click();
    await expectPlaying(page);
    expect(asked).toHaveLength(1);
    await close();
  });

  it('plays what came into the page later', async () => {
    const { page, close } = await open(own);
    await attach(page);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = String(main.innerHTML);
    });
    await link(page).click();
    await expectPlaying(page);
    await close();
  });
});

describe('§2.6 the poster', () => {
  it('is upgraded after 100 ms', async () => {
    const { page, asked, close } = await open({ stopClock: true });
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await attach(page);
    await page.clock.runFor(99);
    expect(asked).toEqual(['https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg']);
    await page.clock.runFor(1);
    await page.waitForFunction(() => document.querySelector('img')?.src.includes('maxres'));
    expect(asked).toHaveLength(2);
    await close();
  });

  it('stays when the better one is the 120×90 picture of a host that has none', async () => {
    const { page, asked, close } = await open({ hasBetterPoster: false });
    const first = await poster(page);
    const refused = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('maxres'),
    );
    await attach(page);
    await refused;
    // The same picture once more: it is loaded after the one that the enhancement read.
    const better = 'https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg';
    await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
    }, better);
    expect(asked).toContain(better);
    expect(await poster(page)).toBe(first);
    await close();
  });

  it('far below the view is fetched in neither form before a reader comes near', async () => {
    const embed = videoDocument().content?.[1];
    const { content = [] } = videoDocument();
    const json = { type: 'doc', content: [...Array(6).fill(content.slice(2)).flat(), embed] };
    const { page, asked, close } = await open({ json, stopClock: true });
    await attach(page);
    await page.clock.runFor(200);
    expect(asked).toEqual([]);
    await link(page).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('img')?.src.includes('maxres'));
    await close();
  });
});

describe('§2.6 what the host of a video hears before it is played', () => {
  it('is nothing when content brings its own poster, whatever the visitor touches', async () => {
    const { page, asked, close } = await open({ ...own, stopClock: true });
    await attach(page);
    await page.clock.runFor(200);
    await link(page).hover();
    await link(page).focus();
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    expect(asked).toEqual([]);
    expect(await page.locator('link[rel=preconnect]').count()).toBe(0);
    await close();
  });

  it.each(['hover', 'focus'] as const)(
    'is a connection on %s when the poster comes from it anyway, and not earlier',
    async (touch) => {
      const { page, close } = await open();
      await attach(page);
      expect(await page.locator('link[rel=preconnect]').count()).toBe(0);
      await link(page)[touch]();
      await link(page)[touch]();
      const hints = page.locator('link[rel=preconnect]');
      expect(await hints.evaluateAll((all) => all.map((hint) => (hint as HTMLLinkElement).href)))
        // Written in full, as the browser reads it.
        .toEqual(['https://www.youtube-nocookie.com/']);
      await close();
    },
  );
});

describe('§2.6 a video embed is a link', () => {
  it('that leads to the video without JavaScript', async () => {
    const { page, close } = await open({ javaScriptEnabled: false });
    await link(page).click();
    await page.waitForURL('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await close();
  });

  it.each(['ControlOrMeta', 'Shift', 'Alt'] as const)(
    'that stays one for a click with %s held',
    async (modifier) => {
      const { page, close } = await open(own);
      await attach(page);
      const left = page.evaluate(
        () =>
          new Promise((done) => {
            // The last to hear of the click; the new tab itself would not be answered by the stub.
            addEventListener('click', (event) => {
              done(!event.defaultPrevented);
              event.preventDefault();
            });
          }),
      );
      await link(page).click({ modifiers: [modifier] });
      expect(await left).toBe(true);
      expect(await player(page).count()).toBe(0);
      await close();
    },
  );
});

it.each([
  ['own', own],
  ['host’s', {}],
])('§6 nothing moves: %s poster, better poster, player', async (_, options) => {
  const { page, close } = await open(options);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await attach(page);
  await link(page).click();
  await expectPlaying(page);
  // Two frames, so that what was laid out has been painted and counted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  await close();
});
