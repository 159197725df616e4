import type { Offer, ProductOf } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import { productTypes } from '@plaza/routing';
import { sampleOffer } from '../core/sample-offer.ts';
import type { SiteTexts } from '../core/texts.ts';
import { lendingOf } from '../model/lending.ts';
import type { SiteCountry, SiteOptions } from '../model/options.ts';
import { logoImage } from './product-logo.ts';

/** What content is written from: the site, one of its countries, the hour, and the first free product id. */
export interface ContentSources {
  readonly options: SiteOptions;
  readonly country: SiteCountry;
  readonly now: string;
  readonly firstProductId: number;
  /** The interface's own words, which content repeats. */
  readonly t: TranslateInterface;
}

export type SampleProduct = ProductOf<'loan'> & { readonly updatedAt: string };

type ProductSources = Pick<ContentSources, 'options' | 'country' | 'now' | 'firstProductId'> & {
  /** The texts about a lender, by its name. */
  readonly say: (lender: string) => SiteTexts['products'];
  readonly lenders: readonly string[];
};

/** Payments for the smallest amount, a lender each; every larger amount takes three more. */
const fewestPayments = [6, 4, 5, 3, 6] as const;
const mostPayments = 18;

/**
 * Five fictional lenders of a country, from the lowest APR up whatever the amount: their borrowing
 * rates lie apart, and the fee, if any, is that of the dearest.
 */
export function sampleProducts(sources: ProductSources): SampleProduct[] {
  const { country, lenders } = sources;
  return lendingOf(country.code).rates.map((rate, index) =>
    sampleProduct(sources, { rate, index, lender: lenders[index] ?? `Sample ${index + 1}` }),
  );
}

type Lender = { readonly rate: number; readonly index: number; readonly lender: string };

function sampleProduct(sources: ProductSources, lender: Lender): SampleProduct {
  const { options, country, now, firstProductId } = sources;
  const { index, lender: name } = lender;
  const texts = sources.say(name);
  const slug = `${slugOf(name)}-${country.code.toLowerCase()}`;
  const url = `https://${slug}.example`;
  const offers = offersOf(sources, lender);
  const terms = offers.map(({ termDays }) => termDays);
  const { fixed, noFee, withFee } = texts.highlights;
  const hasFee = offers.some(({ fees }) => fees.length > 0);
  return {
    id: firstProductId + index,
    slug,
    locale: country.locale,
    kind: 'loan',
    productType: productTypes[options.productType],
    name,
    provider: { name, legalName: texts.sampleCompany, url, logo: logoImage(slug, name) },
    active: true,
    rank: index + 1,
    highlights: [fixed, hasFee ? withFee : noFee],
    conditions: texts.conditions,
    minAge: index === 4 ? 21 : 18,
    payoutTime: texts.payoutTime,
    amountRange: {
      min: Math.min(...offers.map(({ amount }) => amount)),
      max: Math.max(...offers.map(({ amount }) => amount)),
      currency: country.currency,
    },
    termRange: { minDays: Math.min(...terms), maxDays: Math.max(...terms) },
    offers,
    applyUrl: `${url}/?click={clickId}`,
    updatedAt: now,
  };
}

/** Where there are several amounts, one lender has not the smallest and one not the largest. */
function offersOf({ country, say }: ProductSources, { rate, index, lender }: Lender): Offer[] {
  const { amounts } = country;
  const { feePercent } = lendingOf(country.code);
  const percent = index === 4 ? feePercent : 0;
  const isOffered = (place: number) =>
    amounts.length < 3 ||
    !((index === 1 && place === 0) || (index === 3 && place === amounts.length - 1));
  return amounts.flatMap((amount, place) => {
    if (!isOffered(place)) return [];
    const fee = Math.round(amount * percent) / 100;
    return sampleOffer({
      ...{ amount, rate, payments: paymentsOf(index, place) },
      fee: fee > 0 ? { name: say(lender).openingFee, amount: fee } : undefined,
    });
  });
}

const paymentsOf = (index: number, place: number) =>
  Math.min((fewestPayments[index] ?? 6) + 3 * place, mostPayments);

/** Letters that no accent can be taken off. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', ß: 'ss', ð: 'd' };

/** A name as it stands in an address: ASCII, lower case, hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łøæßð]/g, (letter) => plainLetters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
