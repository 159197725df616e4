import { isConsentRequired } from '../../core/is-consent-required.ts';
import { optionalCategories } from '../../model/categories.ts';
import { CONSENT_COOKIE } from '../../model/consent-cookie.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { findConsentStore } from './page-store.ts';
import { purgePage } from './purge-page.ts';

/**
 * Forgets a decision whose receipt was refused for good: without proof nothing may run, and the
 * visitor is asked again (decision 67). Keeps a newer decision, one that refuses everything, and any
 * where no consent is required, because there the cookie is all that refuses.
 *
 * @param id of the decision and its receipt
 */
export function forgetDecision(id: string): void {
  const store = findConsentStore();
  if (!store) return;
  const { decision, country } = store.get();
  const isInForce = decision.id === id && optionalCategories.some((name) => decision[name]);
  if (!isInForce || !isConsentRequired(country, store.settings)) return;
  purgePage([CONSENT_COOKIE]);
  notifyOtherTabs('');
  store.refresh();
}
