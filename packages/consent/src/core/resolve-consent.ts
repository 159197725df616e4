import { choicesBy, optionalCategories } from '../model/categories.ts';
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
 * Without one, nothing is allowed where consent control applies and everything elsewhere.
 */
export function resolveConsent(facts: ConsentFacts): Consent {
  const { settings, cookies, now, clockTolerance, privacyControl, isPending } = facts;
  const country = strictestCountry(cookies, settings);
  const isRequired = isConsentRequired(country, settings);
  const decision = readConsent(cookies, now, clockTolerance);
  if (decision.givenAt) {
    const { askAgain, versions = '' } = settings;
    const versionOf = (text: string, index: number) => text.slice(index * 4, index * 4 + 4);
    const isStale = (index: number) =>
      versions && versionOf(decision.versions ?? '', index) !== versionOf(versions, index);
    const allowed = choicesBy(
      (name, index) => decision[name] && !(isRequired && askAgain && isStale(index)),
    );
    // A refused category is not prompted for again when its declarations change.
    const needsPrompt = optionalCategories.some((name) => decision[name] !== allowed[name]);
    return { decision, allowed, needsPrompt, country };
  }
  const hasDenied = privacyControl && settings.globalPrivacyControl === 'deny';
  const allowed = choicesBy(() => !isRequired && !hasDenied && !isPending);
  const needsPrompt = isRequired && !hasDenied;
  return { decision, allowed, needsPrompt, country, ...(isPending && !hasDenied && { isPending }) };
}
