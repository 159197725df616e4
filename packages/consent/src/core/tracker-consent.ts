import { choicesBy } from '../model/categories.ts';
import type { ConsentStore } from './consent-store.ts';

type ReadableStore = Pick<ConsentStore, 'get' | 'subscribe'>;

/**
 * Consent for trackers: from a withdrawal of any category until the page reloads, nothing is
 * allowed (§4.1).
 */
export const trackerConsent = ({ get, subscribe }: ReadableStore): ReadableStore => ({
  subscribe,
  get() {
    const consent = get();
    return consent.isReloading ? { ...consent, allowed: choicesBy(() => false) } : consent;
  },
});
