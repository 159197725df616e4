import { createFormats, type Formats, type TranslateInterface } from '@plaza/i18n';
import { fill, type Values } from '../core/fill.ts';
import { readTexts, type SiteTexts } from '../core/texts.ts';
import type { SiteCountry, SiteOptions } from '../model/options.ts';
import { type ContentSources, type SampleProduct, sampleProducts } from './products.ts';
import { providerNames } from './storage-table.ts';

/** What the writers of a country's entries take. */
export interface CountryContent {
  readonly options: SiteOptions;
  readonly country: SiteCountry;
  /** As the files have them, with placeholders. */
  readonly texts: SiteTexts;
  /** Fills a part of the texts: with what holds on all pages, and what the writer adds. */
  readonly say: <T>(part: T, more?: Values) => T;
  readonly products: readonly SampleProduct[];
  /** Paths without the country's prefix, as routes and pages have them. */
  readonly paths: CountryPaths;
  /** The same as links in content have them. */
  readonly link: (path: string) => string;
  readonly formats: Formats;
  readonly money: (amount: number) => string;
  readonly email: string;
  readonly privacyEmail: string;
  /** ISO 8601, of every entry. */
  readonly now: string;
  /** The interface's own words, which content repeats. */
  readonly t: TranslateInterface;
}

export interface CountryPaths {
  readonly amount: (amount: number | '{amount}') => string;
  readonly landing: string;
  readonly contact: string;
  readonly privacy: string;
  readonly cookies: string;
}

/** Everything that is computed once for a country. */
export function countryContent(sources: ContentSources): CountryContent {
  const { options, country, now, t } = sources;
  const texts = readTexts(country.locale);
  const formats = createFormats(country);
  const money = (amount: number) => formats.money(amount);
  const paths = pathsOf(texts, country);
  const link = (path: string) => (country.prefix ? `/${country.prefix}${path}` : path);
  const host = new URL(options.url).hostname;
  const [email, privacyEmail] = [`hello@${host}`, `privacy@${host}`];
  const values: Values = {
    ...termValues(texts),
    ...rangeValues(country, texts, money),
    ...{ name: options.name, email, privacyEmail, date: formats.date(now) },
    example: money(exampleAmount(country)),
    vendors: formats.list(providerNames(options.vendors)),
    consentSettings: t('consent-settings'),
    contactPath: link(paths.contact),
    privacyPath: link(paths.privacy),
    cookiesPath: link(paths.cookies),
  };
  const say: CountryContent['say'] = (part, more = {}) => fill(part, { ...values, ...more });
  const products = sampleProducts({
    ...sources,
    say: (lender) => say(texts.products, { lender }),
    lenders: texts.lenders,
  });
  return {
    ...{ options, country, now, t, formats, texts, say, products, paths, link, money },
    ...{ email, privacyEmail },
  };
}

/** The amount of examples: the one in the middle. */
export const exampleAmount = ({ amounts }: SiteCountry): number =>
  amounts[Math.floor((amounts.length - 1) / 2)] ?? 0;

/** Paths of a country's pages, in its language. */
export function pathsOf({ paths, terms }: SiteTexts, { currency }: SiteCountry): CountryPaths {
  const currencyWord = terms.currencyWord || currency.toLowerCase();
  const { amount: pattern, ...fixed } = paths;
  return {
    ...fixed,
    amount: (amount) =>
      pattern.replace('{amount}', String(amount)).replace('{currencyWord}', currencyWord),
  };
}

const termValues = ({ terms }: SiteTexts): Values =>
  Object.fromEntries(
    Object.entries(terms).flatMap(([name, term]) =>
      typeof term === 'string' ? [[name, term]] : [],
    ),
  );

/** A site of one amount has no range. */
function rangeValues({ amounts }: SiteCountry, { terms }: SiteTexts, money: Money): Values {
  const [min = 0, max = min] = [amounts[0], amounts.at(-1)];
  return {
    min: money(min),
    max: money(max),
    range: min === max ? terms.single : terms.range,
  };
}

type Money = CountryContent['money'];
