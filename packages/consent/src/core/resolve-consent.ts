import { type ConsentChoices, optionalCategories } from '../model/categories.ts';
import type { Consent } from '../model/consent.ts';
import { GEO_COOKIE } from '../model/consent-cookie.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import type { ConsentState } from '../model/consent-state.ts';
import { cookieValues } from './cookie-values.ts';
import { isConsentRequired } from './is-consent-required.ts';
import { readConsent } from './read-consent.ts';
import { viewerCountry } from './viewer-country.ts';

export type ConsentFacts = {
  readonly settings: ConsentSettings;
  /** `document.cookie` or a `Cookie` header. */
  readonly cookies: string;
  readonly now: Date;
  /** Whether the browser sends Global Privacy Control. */
  readonly privacyControl: boolean;
  /** Whether somebody is still being asked, e.g. for the visitor's country: nothing is allowed on trust then. */
  readonly isPending: boolean;
};

/** The same answer for all categories. */
export const allChoices = (on: boolean): ConsentChoices => ({
  preferences: on,
  statistics: on,
  marketing: on,
});

/**
 * How things stand for a visitor of a site that asks for itself (§4.1). A decision counts wherever
 * its visitor is; without one, control allows nothing, and whom it does not apply to everything.
 */
export function resolveConsent(facts: ConsentFacts): Consent {
  const { settings, cookies } = facts;
  const [geo] = cookieValues(cookies, GEO_COOKIE);
  const country = viewerCountry(geo, settings.viewerCountryFallback);
  const isRequired = isConsentRequired(geo, settings);
  const decision = readConsent(cookies, facts.now);
  if (!decision.givenAt) return undecided(facts, { decision, country, isRequired });
  const changed = isRequired ? changedCategories(decision, settings) : [];
  const allowed = { ...allChoices(false) };
  for (const category of optionalCategories)
    allowed[category] = decision[category] && !changed.includes(category);
  return { decision, allowed, mustChoose: changed.length > 0, country };
}

function undecided(
  { settings, privacyControl, isPending }: ConsentFacts,
  { isRequired, ...visitor }: Pick<Consent, 'decision' | 'country'> & { isRequired: boolean },
): Consent {
  const hasDenied = privacyControl && settings.globalPrivacyControl === 'deny';
  return {
    ...visitor,
    allowed: allChoices(!isRequired && !hasDenied && !isPending),
    mustChoose: isRequired && !hasDenied,
  };
}

/**
 * What was allowed and is no longer what was declared then. Who has refused a category is not asked
 * for it again.
 */
function changedCategories(decision: ConsentState, { askAgain, versions }: ConsentSettings) {
  if (!askAgain || !versions) return [];
  return optionalCategories.filter(
    (category) => decision[category] && decision.versions?.[category] !== versions[category],
  );
}
