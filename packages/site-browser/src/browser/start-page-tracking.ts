import type { ConsentStore } from '@plaza/consent';
import { followPageProducts, startTracking } from '@plaza/tracking/browser';
import { REFRESH_COOKIES_PATH } from '../model/endpoints.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

/** On pages that ask something of somebody no vendor runs (decision 65). */
const WITHOUT_VENDORS = '[data-no-vendors]';

/**
 * Starts tracking on pages with tracking settings (design §3.6); others, e.g. error pages, are not
 * tracked.
 *
 * @param query the original query of the URL
 */
export function startPageTracking(consent: ConsentStore, query: string): void {
  const settings = document.querySelector<HTMLElement>('[data-tracking]')?.dataset.tracking;
  const renewCookies = () => fetch(REFRESH_COOKIES_PATH, { method: 'POST' });
  const ports = {
    ...{ consent, report, renewCookies, query, load: loadChunk },
    // Most pages have products, so that a chunk of its own would cost more than it saves.
    followProducts: followPageProducts,
  };
  if (settings) {
    const page = JSON.parse(settings);
    if (document.querySelector(WITHOUT_VENDORS)) page.vendors = [];
    startTracking(page, ports);
  }
}
