import { until } from '@plaza/testing';
import { type PageWeight, weighPage } from '@plaza/testing/browser';
import type { Browser, BrowserContextOptions } from 'playwright';

/**
 * Weighs the first visit of a page: bytes on the wire, headers included, from the response cache, as
 * for most visitors.
 */
export async function weighFirstVisit(
  browser: Browser,
  address: string,
  visitor: BrowserContextOptions,
): Promise<PageWeight> {
  // Node's http does not request brotli by itself.
  const headers = { 'accept-encoding': 'br' };
  await until(async () => {
    const answer = await fetch(address, { headers });
    return answer.headers.get('content-encoding') === 'br';
  });
  return weighPage(browser, address, visitor);
}
