import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { refused } from '../../e2e/harness/visitors.ts';

/** Bytes of a page as a visitor with an empty cache receives them before touching anything; text with gzip level 9. */
export type PageWeight = { html: number; css: number; javaScript: number; fonts: number };

const kinds: Readonly<Record<string, keyof PageWeight>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'javaScript',
  font: 'fonts',
};

async function bytesOf(response: Response, kind: keyof PageWeight): Promise<number> {
  const body = await response.body();
  return kind === 'fonts' ? body.length : gzipSync(body, { level: 9 }).length;
}

/** Opens the page in a context of its own and weighs what Chromium asked for, each address once. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({
    ...refused,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  await page.goto(address, { waitUntil: 'networkidle' });
  const weight: PageWeight = { html: 0, css: 0, javaScript: 0, fonts: 0 };
  for (const [url, response] of responses) {
    const kind = kinds[response.request().resourceType()];
    // The pages that may come next are fetched too; they are not this one.
    if (!kind || (kind === 'html' && url !== address)) continue;
    weight[kind] += await bytesOf(response, kind);
  }
  await context.close();
  return weight;
}
