import { createConsentStore, writeConsent } from '@plaza/consent';
import { createTrackingStore, type TrackingDataSettings } from './core/data/tracking-store.ts';
import { createMemoryCookies, type MemoryCookies } from './testing/memory-cookies.ts';

export type Visit = {
  readonly geo?: string;
  readonly cookies?: string;
  readonly query?: string;
  readonly persist?: TrackingDataSettings['persist'];
  readonly locale?: string;
  readonly renew?: () => Promise<void>;
  readonly shown?: Promise<void>;
};

const givenAt = new Date('2026-11-20T10:00:00Z');
export const month = 'Max-Age=2592000; SameSite=Lax; Secure';

/** Opens a page with a real consent store. */
export function openPage(
  jar: MemoryCookies,
  { query = '', renew = async () => {}, shown, ...visit }: Visit,
) {
  const consent = createConsentStore(
    {},
    {
      readCookies: jar.read,
      now: () => new Date('2026-11-21T07:00:00Z'),
      privacyControl: false,
      purge() {},
      reload() {},
      report(cause) {
        throw cause;
      },
    },
  );
  const { locale = 'es-ES', ...settings } = visit;
  const data = createTrackingStore(
    { locale, ...settings },
    {
      ...{ consent, query, readCookies: jar.read, writeCookie: jar.write, isSecure: true },
      ...{ renewCookies: renew, shown },
    },
  );
  const decide = (...on: string[]) => {
    const isOn = (name: string) => on.includes(name);
    const choices = {
      preferences: isOn('preferences'),
      statistics: isOn('statistics'),
      marketing: isOn('marketing'),
    };
    jar.write(writeConsent({ necessary: true, ...choices, givenAt }, { isSecure: true }));
    consent.refresh();
  };
  return { data, decide };
}

/** Opens the first page of a browser in a country. */
export function visit({ geo = 'ES', cookies = '', ...rest }: Visit) {
  const jar = createMemoryCookies(`geo=${geo}${cookies && `; ${cookies}`}`);
  const page = openPage(jar, rest);
  const names = () =>
    jar
      .read()
      .split('; ')
      .map((pair) => pair.replace(/=.*/, ''))
      .filter((name) => name !== 'geo' && name !== 'consent');
  return { jar, names, ...page };
}
