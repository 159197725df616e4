import type { RegimeName } from '@plaza/finance';
import type { CountryCode, ProductType } from '@plaza/routing';
import { type Vendor, vendors } from '@plaza/tracking';

/** Pages of a site that it may go without; a front page and the two policies it always has. */
export const optionalPages = ['amounts', 'landing', 'contact'] as const;
export type OptionalPage = (typeof optionalPages)[number];

/** Vendors that a site may name an id of. */
export const vendorNames = Object.keys(vendors) as VendorName[];
export type VendorName = Vendor;

/** Product types that the seed content is written for. */
export const seededProductTypes = [
  'Finance',
  'FinanceSignup',
  'FinanceInternalWebsite',
] as const satisfies readonly ProductType[];

/** One country of the site. */
export interface SiteCountry {
  readonly code: CountryCode;
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** First path segment; empty on a site of one country. */
  readonly prefix: string;
  /** Regime of credit law, where one was named. */
  readonly law?: RegimeName;
  /** Loan amounts in whole units of its currency, smallest first. */
  readonly amounts: readonly number[];
}

/** Everything that tells the new site from others, checked. */
export interface SiteOptions {
  /** Absolute path of the new folder. */
  readonly folder: string;
  /** The folder's name, which is the package's. */
  readonly packageName: string;
  readonly name: string;
  readonly url: string;
  readonly id: number;
  readonly productType: (typeof seededProductTypes)[number];
  readonly countries: readonly [SiteCountry, ...SiteCountry[]];
  readonly defaultCountry: CountryCode;
  /** The name of the brand in kebab case, e.g. for placeholder tokens. */
  readonly brand: string;
  /** The content of `brand.tokens.json`. */
  readonly tokens: object;
  readonly vendors: Readonly<Partial<Record<VendorName, string>>>;
  readonly pages: readonly OptionalPage[];
  readonly port: number;
}
