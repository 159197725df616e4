import type { Visitor } from '@plaza/e2e/environment/visitors';
import type { Browser, Page } from 'playwright';
import { refused } from './chosen-site.ts';

/** The screen of Lighthouse's mobile preset. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/**
 * Throttling: latency in milliseconds, bytes per second, and the slowdown factor of the processor.
 */
export type Throttling = { latencyMs: number; bytesPerSecond: number; processor: number };

/** Slow 4G, 150 ms and 1.6 Mbit/s, and a 4 × slowed processor (design, §6). */
export const slowPhone: Throttling = {
  latencyMs: 150,
  bytesPerSecond: 1_600_000 / 8,
  processor: 4,
};

async function throttle(page: Page, { latencyMs, bytesPerSecond, processor }: Throttling) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}

export type Phone = {
  readonly throttling?: Throttling;
  /** The visitor's consent and country; default refused. */
  readonly visitor?: Visitor;
};

/** Opens a page on a phone with an empty cache for the duration of `use`. */
export async function onPhone<T>(
  browser: Browser,
  { throttling, visitor = refused }: Phone,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...visitor, ...screen });
  try {
    const page = await context.newPage();
    if (throttling) await throttle(page, throttling);
    return await use(page);
  } finally {
    await context.close();
  }
}
