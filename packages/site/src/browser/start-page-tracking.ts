import type { ConsentStore } from '@plaza/consent';
import { startTracking, type TrackingSettings } from '@plaza/tracking/browser';
import { RENEWAL_PATH } from '../model/renewal.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

/**
 * Starts the tracking of a page that says how (design §3.6); one that does not, e.g. of an error, is
 * not counted.
 *
 * @param query as the address came with it
 */
export function startPageTracking(consent: ConsentStore, query: string): void {
  const settings = document.querySelector<HTMLElement>('[data-tracking]')?.dataset.tracking;
  const renewCookies = () => fetch(RENEWAL_PATH, { method: 'POST' });
  const ports = { consent, report, renewCookies, query, load: loadChunk };
  if (settings) startTracking(JSON.parse(settings) satisfies TrackingSettings, ports);
}
