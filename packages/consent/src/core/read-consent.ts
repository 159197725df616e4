import { choicesBy, optionalCategories } from '../model/categories.ts';
import { CONSENT_COOKIE, CONSENT_MAX_AGE } from '../model/consent-cookie.ts';
import { type ConsentState, defaultConsent } from '../model/consent-state.ts';
import { cookieValues } from './cookie-values.ts';

type GivenConsent = ConsentState & { readonly givenAt: Date };

/**
 * Reads the visitor's decision (§3.3, §4.1). A cookie that is malformed, older than a year or dated
 * in the future is ignored. Of several valid cookies a category is allowed only if all of them
 * allow it (design §7).
 *
 * @param cookies `document.cookie` or a `Cookie` header
 * @param clockTolerance milliseconds that a date may be in the future, when `now` is not the clock
 *   that wrote the cookie
 */
export function readConsent(cookies: string, now: Date, clockTolerance = 0): ConsentState {
  const states = (cookieValues(cookies).get(CONSENT_COOKIE) ?? [])
    .flatMap((value) => parseState(value) ?? [])
    .filter(({ givenAt }) => {
      const age = +now - +givenAt;
      return age >= -clockTolerance && age < CONSENT_MAX_AGE * 1000;
    })
    .sort((a, b) => +b.givenAt - +a.givenAt);
  const joint = choicesBy((name) => states.every((state) => state[name]));
  const isJoint = (state: ConsentState) =>
    optionalCategories.every((it) => state[it] === joint[it]);
  const strictest = states.find(isJoint) ?? states[0];
  return strictest ? { ...strictest, ...joint } : defaultConsent;
}

function parseState(value: string): GivenConsent | undefined {
  try {
    const { givenAt, id = '', ...rest } = JSON.parse(value);
    // `writeConsent` joins the id of the decision and the declaration versions.
    const reference = /^(?:([\w-]{22})([\w-]{12})?)?$/.exec(id);
    const isWhole = optionalCategories.every((name) => typeof rest[name] === 'boolean');
    if (rest.necessary !== true || !isWhole || !reference || !/^\d{4}-.+Z$/.test(givenAt))
      return undefined;
    return {
      necessary: true,
      ...choicesBy((name) => rest[name]),
      givenAt: new Date(givenAt),
      ...(reference[1] && { id: reference[1] }),
      ...(reference[2] && { versions: reference[2] }),
    };
  } catch {
    return undefined;
  }
}
