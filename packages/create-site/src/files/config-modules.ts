import { PRODUCTS_WITHHELD_BY_DEFAULT } from '@plaza/contract';
import { countryTable } from '@plaza/routing';
import { pathsOf } from '../content/country-content.ts';
import { readTexts } from '../core/texts.ts';
import { siteIds, trackingIds } from '../core/vendor-rules.ts';
import type { SiteCountry, SiteOptions } from '../model/options.ts';
import { type Literal, literal } from './literal.ts';

/** `plaza.config.ts`: the one place for the site, its countries, consent and tracking. */
export function configModule(options: SiteOptions): string {
  const { vendors, countries, pages } = options;
  const [first] = countries;
  const isOne = countries.length === 1;
  const fallback = fallbackOf(first);
  const properties: (readonly [string, Literal | Code] | undefined)[] = [
    ['id', options.id],
    ['url', options.url],
    ['displayName', options.name],
    ['productType', code(`productTypes.${options.productType}`)],
    ['countries', countries.map((country) => countryChoice(country, isOne))],
    isOne ? undefined : ['defaultCountryId', countryTable[options.defaultCountry].id],
    // An offer that visitors never see would be none: the specification's own rule is for its platform.
    withholds(countries) ? ['productsWithheld', []] : undefined,
    isOne && fallback ? ['viewerCountryFallback', fallback] : undefined,
    ['routes', code('routes')],
    // The strictest of what a site may choose: the rest of the EEA is asked too, everyone again about
    // what is declared anew, and refusing everything is one press.
    ['consent', { furtherCountries: ['IS', 'LI', 'NO'], askAgain: true, refuseAll: true }],
    ['tracking', trackingOf(options)],
    pages.includes('landing') ? ['leadForm', { load: 'on-press' }] : undefined,
    ...siteIds(vendors),
  ];
  const lines = properties.filter((property) => property !== undefined).map(propertyLine);
  return `import { defineSite, productTypes } from '@plaza/site';
import { routes } from './routes.ts';

/** ${options.name}: ${countries.map(({ code: country }) => country).join(', ')}. */
export default defineSite({
${lines.join('\n')}
});
`;
}

class Code {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}
const code = (source: string) => new Code(source);

function propertyLine([name, value]: readonly [string, Literal | Code]): string {
  if (!(value instanceof Code))
    return `  ${name}: ${literal(value, { depth: 1, before: `  ${name}: ` })},`;
  return value.source === name ? `  ${name},` : `  ${name}: ${value.source},`;
}

/** Whether a country's products would be withheld if the config said nothing (§7.2). */
export const withholds = (countries: readonly SiteCountry[]) =>
  countries.some(({ locale }) => PRODUCTS_WITHHELD_BY_DEFAULT.includes(locale));

/** Its code alone where the table says everything else. */
export function countryChoice(country: SiteCountry, isOne: boolean): Literal {
  const { code: key, prefix, law } = country;
  const fallback = isOne ? undefined : fallbackOf(country);
  const differs = {
    ...(!isOne && prefix !== key.toLowerCase() && { pathPrefix: prefix }),
    ...(law && { law }),
    ...(fallback && { viewerCountryFallback: fallback }),
  };
  return Object.keys(differs).length > 0 ? { country: key, ...differs } : key;
}

/** Where visitors are asked for consent, one whose country nobody knows is asked too (design §7). */
const fallbackOf = ({ code: key }: SiteCountry): string | undefined =>
  countryTable[key].consentRegion === 'none' ? undefined : key;

function trackingOf({ vendors, countries }: SiteOptions): Literal {
  const ids = trackingIds(
    vendors,
    countries.map(({ locale }) => locale),
  );
  return {
    persist: 'with-consent',
    send: 'with-consent',
    ...(Object.keys(ids).length > 0 && { vendors: ids }),
  };
}

/** `routes.ts`: the table of §2.1 for one country, a call of `loanPages` for each of several. */
export function routesModule(options: SiteOptions): string {
  const [first] = options.countries;
  return options.countries.length === 1 ? oneCountry(options, first) : severalCountries(options);
}

function rowsOf({ pages }: SiteOptions, country: SiteCountry) {
  const paths = pathsOf(readTexts(country.locale), country);
  const has = (page: (typeof pages)[number]) => pages.includes(page);
  return {
    amounts: has('amounts') ? country.amounts.map(paths.amount) : [],
    landing: has('landing') ? paths.landing : undefined,
    contact: has('contact') ? paths.contact : undefined,
    privacy: paths.privacy,
    cookies: paths.cookies,
  };
}

function oneCountry(options: SiteOptions, country: SiteCountry): string {
  return `import type { RouteTable } from '@plaza/site';

const locale = '${country.locale}';

export const routes = [
${routeRows(options, country, 'locale')}
] as const satisfies RouteTable;
`;
}

/** A row for each page of a country, `locale` as it stands in the module. */
function routeRows(options: SiteOptions, country: SiteCountry, locale: string): string {
  const { amounts, landing, contact, privacy, cookies } = rowsOf(options, country);
  const rows = [
    ['/', 'ProductListStatic'],
    ...amounts.map((path) => [path, 'ProductListStatic']),
    ...(landing ? [[landing, 'ProductList']] : []),
    ...(contact ? [[contact, 'Contact']] : []),
    [privacy, 'PrivacyPolicy'],
    [cookies, 'CookiePolicy'],
  ];
  return rows
    .map(([path, pageType]) => `  { path: '${path}', pageType: '${pageType}', ${locale} },`)
    .join('\n');
}

/** The routes of the countries of `options` as lines of a table: a call of `loanPages` each, or rows. */
export function countryRoutes(options: SiteOptions, form: 'call' | 'rows'): string {
  return options.countries
    .map((country) =>
      form === 'call'
        ? loanPagesCall(options, country)
        : routeRows(options, country, `locale: '${country.locale}'`),
    )
    .join('\n');
}

/** The path of an amount's page, with its placeholder. */
function amountPattern(country: SiteCountry): string {
  const { amount } = pathsOf(readTexts(country.locale), country);
  return amount('{amount}');
}

function severalCountries(options: SiteOptions): string {
  return `import { loanPages, type RouteTable } from '@plaza/site';

export const routes = [
${countryRoutes(options, 'call')}
] as const satisfies RouteTable;
`;
}

function loanPagesCall(options: SiteOptions, country: SiteCountry): string {
  const { amounts: _, privacy, cookies, ...paths } = rowsOf(options, country);
  const amounts = options.pages.includes('amounts') && {
    amounts: { path: amountPattern(country), of: country.amounts },
  };
  const given = Object.entries({
    ...amounts,
    ...paths,
    policies: { privacy, cookies },
  }).filter(([, path]) => path !== undefined) as [string, Literal][];
  const lines = given.map(
    ([name, value]) => `    ${name}: ${literal(value, { depth: 2, before: `    ${name}: ` })},`,
  );
  return `  ...loanPages('${country.locale}', {\n${lines.join('\n')}\n  }),`;
}
