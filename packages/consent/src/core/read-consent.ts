import { optionalCategories } from '../model/categories.ts';
import { CONSENT_COOKIE, CONSENT_MAX_AGE } from '../model/consent-cookie.ts';
import { type ConsentState, defaultConsent } from '../model/consent-state.ts';
import { cookieValues } from './cookie-values.ts';

/** A clock that was set back by more than a day, in milliseconds, makes a decision one of the future. */
const CLOCK_TOLERANCE = 86_400_000;

type GivenConsent = ConsentState & { readonly givenAt: Date };

/**
 * What the visitor has decided (§3.3, §4.1). A cookie that is damaged or forged, that is older than
 * a year or of the future, counts as none; of several the latest counts.
 *
 * @param cookies `document.cookie` or a `Cookie` header
 */
export function readConsent(cookies: string, now: Date): ConsentState {
  let latest: ConsentState = defaultConsent;
  for (const value of cookieValues(cookies).get(CONSENT_COOKIE) ?? []) {
    const state = parseState(value);
    if (!state || (latest.givenAt && latest.givenAt >= state.givenAt)) continue;
    const age = +now - +state.givenAt;
    if (age >= -CLOCK_TOLERANCE && age < CONSENT_MAX_AGE * 1000) latest = state;
  }
  return latest;
}

function parseState(value: string): GivenConsent | undefined {
  try {
    const { givenAt, id = '', ...rest } = JSON.parse(value);
    // The id of the decision and the versions that it was about stand in one text (`writeConsent`).
    const reference = /^(?:([\w-]{22})([\w-]{12})?)?$/.exec(id);
    const isWhole = optionalCategories.every((name) => typeof rest[name] === 'boolean');
    if (rest.necessary !== true || !isWhole || !reference || !/^\d{4}-.+Z$/.test(givenAt))
      return undefined;
    const { necessary, preferences, statistics, marketing } = rest;
    return {
      ...{ necessary, preferences, statistics, marketing },
      givenAt: new Date(givenAt),
      ...(reference[1] && { id: reference[1] }),
      ...(reference[2] && { versions: reference[2] }),
    };
  } catch {
    return undefined;
  }
}
