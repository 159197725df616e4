import type { ConsentCategory } from '@plaza/contract';
import { dayFormat, numberFormat } from '@plaza/i18n/formats';
import { siteVendors, undeclaredStorage, type VendorRow, vendors } from '@plaza/tracking';
import type { CheckedSite, Entry, Finding, SiteRule } from '../model.ts';
import { ownStorageOf } from './own-storage.ts';

/**
 * The site's vendors and own cookies are declared with the right category, and no other vendors
 * are.
 */
export const cookies: SiteRule = (site) => {
  if (!site.isWhole('website-cookies')) return [];
  return [...undeclaredVendors(site), ...unusedVendors(site), ...ownStorage(site)];
};

type Provider = Entry<'website-cookies'>;

const folder = 'content/website-cookies';

const rows: Readonly<Record<string, VendorRow>> = vendors;

function undeclaredVendors({ plaza, entries }: CheckedSite): Finding[] {
  const providers = entries('website-cookies');
  return siteVendors(plaza.site, plaza.tracking).flatMap((vendor) => {
    const { provider, category } = vendors[vendor];
    const own = providers.filter(({ value }) => value.providerName === provider);
    const file = own[0]?.file ?? folder;
    const missing = undeclaredStorage(
      [vendor],
      providers.map(({ value }) => value),
    );
    return [
      ...missing.map((message) => ({
        file,
        ...(own[0] && { path: ['cookies'] }),
        message,
        hint: 'Declare it with "enabled": true: visitors are informed about it, and withdrawing consent deletes it.',
      })),
      ...own
        .filter(({ value }) => value.category !== category && value.category !== 'statistics')
        .map((entry) => ({
          file: entry.file,
          path: ['category'],
          message: `${provider} needs consent to ${category}, but its cookies are declared as ${entry.value.category}`,
          hint: `Write "${category}".`,
        })),
    ];
  });
}

function unusedVendors({ plaza, entries }: CheckedSite): Finding[] {
  const used = siteVendors(plaza.site, plaza.tracking).map((vendor) => vendors[vendor].provider);
  const known = Object.values(rows).map(({ provider }) => provider);
  return entries('website-cookies')
    .filter(
      ({ value: { providerName: name } }) =>
        known.includes(name) && !used.some((it) => it === name),
    )
    .map(({ file, value }) => ({
      file,
      path: ['providerName'],
      message: `cookies of ${value.providerName} are declared, but plaza.config.ts has no id for it`,
      hint: 'Add the id, or remove the file: otherwise visitors are asked about a vendor the site does not use.',
    }));
}

function ownStorage({ plaza, entries }: CheckedSite): Finding[] {
  const own = entries('website-cookies').filter(({ value }) => value.providerName === 'Internal');
  const locales = plaza.site.markets.map(({ locale }) => locale);
  return Object.entries(ownStorageOf(plaza.site)).flatMap(([name, { category, maxAge }]) => {
    const found = own.flatMap((provider) =>
      provider.value.cookies.flatMap((cookie, index) =>
        cookie.name === name && cookie.enabled ? [{ provider, cookie, index }] : [],
      ),
    );
    if (found.length === 0) return [undeclared(name, category)];
    return found.flatMap(({ provider, cookie, index }) => [
      ...wrongCategory(provider, { name, category, index }),
      ...(maxAge && !spansOf(maxAge, locales).has(cookie.expiration)
        ? [wrongSpan(provider, { index, cookie, maxAge, locales })]
        : []),
    ]);
  });
}

const undeclared = (name: string, category: ConsentCategory): Finding => ({
  file: folder,
  message: `the site stores ${name}, which the provider Internal does not declare`,
  hint: `Declare it as ${category}, with "enabled": true.`,
});

function wrongCategory(
  { file, value }: Provider,
  { name, category, index }: { name: string; category: ConsentCategory; index: number },
): Finding[] {
  if (value.category === category) return [];
  const message = `${name} is declared as ${value.category}, but the site treats it as ${category}`;
  return [{ file, path: ['cookies', index, 'name'], message, hint: `Declare it as ${category}.` }];
}

type Span = {
  readonly index: number;
  readonly cookie: { readonly name: string; readonly expiration: string };
  readonly maxAge: number;
  readonly locales: readonly string[];
};

const wrongSpan = ({ file }: Provider, { index, cookie, maxAge, locales }: Span): Finding => ({
  file,
  path: ['cookies', index, 'expiration'],
  message: `${cookie.name} is declared to last “${cookie.expiration}”, but the site keeps it ${written(maxAge)}`,
  hint: `Write one of “${[...spansOf(maxAge, locales)].join('”, “')}”.`,
});

const DAY = 86_400;

const written = (seconds: number) =>
  seconds < DAY ? `${seconds / 60} minutes` : `${seconds / DAY} days`;

/** Writes a duration in every language: `1 año`, `12 meses`, `365 días`. */
function spansOf(maxAge: number, locales: readonly string[]): Set<string> {
  const days = maxAge / DAY;
  const spans = [
    { unit: 'minute', number: days < 1 ? maxAge / 60 : 0 },
    { unit: 'hour', number: days < 1 ? maxAge / 3_600 : 0 },
    { unit: 'day', number: days },
    { unit: 'month', number: Math.round(days / 30.4375) },
    { unit: 'year', number: days / 365 },
  ];
  return new Set(
    spans
      .filter(({ number }) => Number.isInteger(number) && number > 0)
      .flatMap(({ unit, number }) =>
        locales.map((locale) =>
          unit === 'day'
            ? dayFormat(locale)(number)
            : numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(number),
        ),
      ),
  );
}
