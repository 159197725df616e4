import { optionalCategories } from '../model/categories.ts';
import { CONSENT_COOKIE, CONSENT_MAX_AGE } from '../model/consent-cookie.ts';
import { type ConsentState, defaultConsent } from '../model/consent-state.ts';
import { cookieValues } from './cookie-values.ts';

/** A clock that was set back by more than a day, in milliseconds, makes a decision one of the future. */
const CLOCK_TOLERANCE = 24 * 60 * 60 * 1000;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;

/** Of the decision, and of the declarations that it was about (`writeConsent`). */
const idAndVersions = /^([\w-]{22})(?:([\w-]{4})([\w-]{4})([\w-]{4}))?$/;

/**
 * What the visitor has decided (§3.3, §4.1). A cookie that is damaged or forged, that is older than
 * a year or of the future, counts as none; of several the latest counts.
 *
 * @param cookies `document.cookie` or a `Cookie` header
 */
export function readConsent(cookies: string, now: Date): ConsentState {
  const [latest = defaultConsent] = cookieValues(cookies, CONSENT_COOKIE)
    .flatMap((value) => parseState(value, now.getTime()) ?? [])
    .sort((a, b) => b.givenAt.getTime() - a.givenAt.getTime());
  return latest;
}

type GivenConsent = ConsentState & { readonly givenAt: Date };

function parseState(text: string, now: number): GivenConsent | undefined {
  const fields = parseFields(text);
  const { necessary, preferences, statistics, marketing, givenAt, id = '' } = fields;
  if (necessary !== true || optionalCategories.some((name) => typeof fields[name] !== 'boolean'))
    return undefined;
  const at =
    typeof givenAt === 'string' && instant.test(givenAt) ? Date.parse(givenAt) : Number.NaN;
  if (!(at <= now + CLOCK_TOLERANCE && at > now - CONSENT_MAX_AGE * 1000)) return undefined;
  const reference = id === '' ? {} : parseReference(id);
  return (
    reference && {
      necessary,
      ...({ preferences, statistics, marketing } as Record<
        (typeof optionalCategories)[number],
        boolean
      >),
      givenAt: new Date(at),
      ...reference,
    }
  );
}

function parseReference(text: unknown): Pick<ConsentState, 'id' | 'versions'> | undefined {
  const found = typeof text === 'string' && idAndVersions.exec(text);
  if (!found) return undefined;
  const [, id = '', preferences, statistics = '', marketing = ''] = found;
  return preferences ? { id, versions: { preferences, statistics, marketing } } : { id };
}

function parseFields(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
