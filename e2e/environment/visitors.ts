import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationVersions, defaultConsent, writeConsent } from '@plaza/consent';
import type { SiteApp } from './site-apps.ts';

/** A visitor's decision; missing categories are refused. */
type Choices = { preferences?: boolean; statistics?: boolean; marketing?: boolean };

type Cookie = ReturnType<typeof cookie>;

/** A browser's stored state. */
export type Visitor = { storageState: { cookies: Cookie[]; origins: [] } };

export type Visitors = {
  /** The cookie of a decision made just now (§4.1) about the site's declarations. */
  consentCookie: (choices: Choices) => Cookie;
  /** A visitor from the site's country with a stored decision, so that no dialog opens. */
  decided: (choices?: Choices) => Visitor;
  /** A visitor who has refused everything. */
  refused: Visitor;
  /** An undecided visitor whose browser knows the country. */
  undecided: Visitor;
};

const cookie = (name: string, value: string) => ({
  ...{ name, value, domain: '127.0.0.1', path: '/', expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
});

/** Cookie value of a decision, as a browser writes it. */
const ID = 'e2eVisitor000000000000';

const withCookies = (...cookies: Cookie[]): Visitor => ({
  storageState: { cookies, origins: [] },
});

/** The cookie of a known country (design §3.5). */
export const geoCookie = (country: string) => cookie('geo', country);

/** A visitor without any cookie. */
export const unknown: Visitor = withCookies();

/**
 * The cookie of a decision about these versions of the declarations: the site would prompt again
 * for others.
 */
function consentCookieOf(versions: string, choices: Choices): Cookie {
  const decision = { ...defaultConsent, ...choices, givenAt: new Date(), id: ID, versions };
  const [text = ''] = writeConsent(decision, { isSecure: false }).split(';');
  return cookie('consent', text.slice('consent='.length));
}

/** The visitors from a country, with these versions of the declarations. */
function visitorsFrom(country: string, versions: string): Visitors {
  const geo = geoCookie(country);
  const consentCookie = (choices: Choices) => consentCookieOf(versions, choices);
  const decided = (choices: Choices = {}) => withCookies(consentCookie(choices), geo);
  return { consentCookie, decided, refused: decided(), undecided: withCookies(geo) };
}

/**
 * The visitors of a site with one language, from its country, with the declarations of
 * `content/website-cookies`.
 */
export async function visitorsOf({ folder, config }: SiteApp): Promise<Visitors> {
  const declared = join(folder, 'content/website-cookies');
  const providers = readdirSync(declared).map((file) => readFileSync(join(declared, file), 'utf8'));
  const versions = await declarationVersions(providers.map((text) => JSON.parse(text)));
  return visitorsFrom(countryOf(config.site.markets[0]?.locale), versions);
}

/**
 * The visitors of a page, from the country of its language, with the versions in the page itself.
 */
export async function visitorsOfPage(address: string): Promise<Visitors> {
  const html = await (await fetch(address)).text();
  const locale = /<html lang="([^"]+)"/.exec(html)?.[1];
  const versions = /&quot;versions&quot;:&quot;([^&]+)&quot;/.exec(html)?.[1] ?? '';
  return visitorsFrom(countryOf(locale), versions);
}

/** ISO 3166 country of a locale, e.g. `ES`. */
export const countryOf = (locale = '') => new Intl.Locale(locale).region ?? '';
