import { choicesBy, type OptionalCategory, optionalCategories } from '../model/categories.ts';
import type { Consent } from '../model/consent.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { isConsentRequired } from './is-consent-required.ts';
import { readConsent } from './read-consent.ts';
import { strictestCountry } from './strictest-country.ts';

export type ConsentFacts = {
  readonly settings: ConsentSettings;
  /** `document.cookie` or a `Cookie` header. */
  readonly cookies: string;
  readonly now: Date;
  /** Milliseconds that a decision may be dated in the future, when `now` is not the browser's clock. */
  readonly clockTolerance?: number;
  /** Whether the browser sends Global Privacy Control. */
  readonly privacyControl: boolean;
  /** Whether the country or an external service is still awaited; until then nothing is allowed by default. */
  readonly isPending: boolean;
};

/**
 * Resolves consent for a site with its own dialog (§4.1). A decision counts in every country.
 * Without one, nothing is allowed where consent control applies and everything elsewhere. Where the
 * law makes Global Privacy Control a refusal of marketing, it overrides both (decision 66).
 */
export function resolveConsent(facts: ConsentFacts): Consent {
  const { settings, cookies, privacyControl, isPending } = facts;
  const { askAgain, versions, optOutCountries } = settings;
  const country = strictestCountry(cookies, settings);
  const isRequired = isConsentRequired(country, settings);
  const decision = readConsent(cookies, facts.now, facts.clockTolerance);
  const isDecided = decision.givenAt;
  const hasDenied = privacyControl && settings.globalPrivacyControl === 'deny';
  const hasOptedOut =
    privacyControl && optOutCountries && (!country || optOutCountries.includes(country));
  const isGiven = (name: OptionalCategory, index: number) => {
    if (!isDecided) return !isRequired && !hasDenied && !isPending;
    const versionOf = (text = '') => text.slice(index * 4, index * 4 + 4);
    const isChecked = isRequired && askAgain && versions;
    return decision[name] && !(isChecked && versionOf(decision.versions) !== versionOf(versions));
  };
  return {
    decision,
    allowed: choicesBy(
      (name, index) => isGiven(name, index) && !(hasOptedOut && name === 'marketing'),
    ),
    // A refused category is not prompted for again when its declarations change.
    needsPrompt: isDecided
      ? optionalCategories.some((name, index) => decision[name] !== isGiven(name, index))
      : isRequired && !hasDenied,
    country,
    ...(isPending && !isDecided && !hasDenied && { isPending }),
  };
}
