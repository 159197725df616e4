import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  declarationVersions,
  defaultConsent,
  writeConsent,
} from '../../packages/consent/src/index.ts';
import type { SiteApp } from './site-apps.ts';

/** What a visitor has decided; what is absent is refused. */
type Choices = { preferences?: boolean; statistics?: boolean; marketing?: boolean };

type Cookie = ReturnType<typeof cookie>;

/** What a browser keeps of its visitor. */
export type Visitor = { storageState: { cookies: Cookie[]; origins: [] } };

export type Visitors = {
  /** The cookie of a decision that was just made (§4.1) about what the site declares. */
  consentCookie: (choices: Choices) => Cookie;
  /** A visitor from the site's country who has decided before, so that no dialog opens. */
  decided: (choices?: Choices) => Visitor;
  /** One who has refused everything. */
  refused: Visitor;
  /** One who has not decided, and whose browser knows the country. */
  undecided: Visitor;
};

const cookie = (name: string, value: string) => ({
  ...{ name, value, domain: '127.0.0.1', path: '/', expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
});

/** Of a decision, as a browser makes one. */
const ID = 'e2eVisitor000000000000';

const withCookies = (...cookies: Cookie[]): Visitor => ({
  storageState: { cookies, origins: [] },
});

/** The cookie of a visitor whose country is known (design §3.5). */
export const geoCookie = (country: string) => cookie('geo', country);

/** A visitor about whom the browser keeps nothing. */
export const unknown: Visitor = withCookies();

/** The cookie of a decision about these versions of what is declared: the site would ask again about others. */
function consentCookieOf(versions: string, choices: Choices): Cookie {
  const decision = { ...defaultConsent, ...choices, givenAt: new Date(), id: ID, versions };
  const [text = ''] = writeConsent(decision, { isSecure: false }).split(';');
  return cookie('consent', text.slice('consent='.length));
}

/** The visitors from a country, about these versions of what is declared. */
function visitorsFrom(country: string, versions: string): Visitors {
  const geo = geoCookie(country);
  const consentCookie = (choices: Choices) => consentCookieOf(versions, choices);
  const decided = (choices: Choices = {}) => withCookies(consentCookie(choices), geo);
  return { consentCookie, decided, refused: decided(), undecided: withCookies(geo) };
}

/** The visitors of a site of one language, from its country, by what `content/website-cookies` declares. */
export async function visitorsOf({ folder, config }: SiteApp): Promise<Visitors> {
  const declared = join(folder, 'content/website-cookies');
  const providers = readdirSync(declared).map((file) => readFileSync(join(declared, file), 'utf8'));
  const versions = await declarationVersions(providers.map((text) => JSON.parse(text)));
  return visitorsFrom(countryOf(config.site.markets[0]?.locale), versions);
}

/** The visitors of a page that a site answers, from the country of its language, by the versions that the page itself names. */
export async function visitorsOfPage(address: string): Promise<Visitors> {
  const html = await (await fetch(address)).text();
  const locale = /<html lang="([^"]+)"/.exec(html)?.[1];
  const versions = /&quot;versions&quot;:&quot;([^&]+)&quot;/.exec(html)?.[1] ?? '';
  return visitorsFrom(countryOf(locale), versions);
}

/** ISO 3166 country of a locale: `ES`. */
export const countryOf = (locale = '') => new Intl.Locale(locale).region ?? '';
