import { choicesBy } from '../model/categories.ts';
import type { ConsentStore } from './consent-store.ts';

type ReadableStore = Pick<ConsentStore, 'get' | 'subscribe'>;

/**
 * Consent as trackers go by it: from the withdrawal of any category until the page has reloaded,
 * every one of them is off (§4.1).
 */
export const trackerConsent = ({ get, subscribe }: ReadableStore): ReadableStore => ({
  subscribe,
  get() {
    const consent = get();
    return consent.isReloading ? { ...consent, allowed: choicesBy(() => false) } : consent;
  },
});
