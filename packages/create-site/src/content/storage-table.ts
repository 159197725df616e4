import type { ConsentCategory } from '@plaza/contract';
import { vendors as vendorTable } from '@plaza/tracking';
import type { SiteTexts } from '../core/texts.ts';
import type { SiteOptions, VendorName } from '../model/options.ts';

type Storage = SiteTexts['storage'];

/** A number of a unit that every language names by itself. */
export type Span = `${number} ${'minute' | 'day' | 'month' | 'year'}`;

/** One name that is stored in the visitor's browser; the words are those of the locale (`texts/`). */
export interface StoredName {
  readonly name: string;
  readonly use: keyof Storage['uses'];
  readonly lasts: keyof Storage['durations'] | Span;
  /** A cookie unless said otherwise. */
  readonly kind?: keyof Storage['kinds'];
  /** Fills `{vendor}` and `{host}` of the use. */
  readonly vendor?: string;
  readonly host?: string;
}

/** A provider of stored names in one category (§3.3). */
export interface StorageProvider {
  readonly id: string;
  readonly category: ConsentCategory;
  readonly providerName: string;
  readonly url: string;
  readonly stored: readonly StoredName[];
}

/** What every site stores (§3.2, §9). */
const internal: readonly [StorageProvider, ...StorageProvider[]] = [
  {
    id: 'internal-necessary',
    category: 'necessary',
    providerName: 'Internal',
    url: '/cookies',
    stored: [
      { name: 'consent', use: 'consent', lasts: '1 year' },
      { name: 'geo', use: 'country', lasts: '30 day' },
      { name: 'plaza:receipt:*', use: 'proof', lasts: 'delivered', kind: 'local' },
      { name: 'plaza:reloads', use: 'reload', lasts: 'tab', kind: 'session' },
      { name: 'plaza:lost-chunk', use: 'lostPart', lasts: 'tab', kind: 'session' },
      { name: 'plaza:refusal', use: 'refusal', lasts: 'tab', kind: 'session' },
      { name: 'plaza:compare:*', use: 'compare', lasts: 'tab', kind: 'session' },
    ],
  },
  {
    id: 'internal-preferences',
    category: 'preferences',
    providerName: 'Internal',
    url: '/cookies',
    stored: [{ name: 'locale', use: 'locale', lasts: '30 day' }],
  },
  {
    id: 'internal-marketing',
    category: 'marketing',
    providerName: 'Internal',
    url: '/cookies',
    stored: [
      { name: 'uniqueUserId', use: 'visitor', lasts: '2 year' },
      { name: 'impressionId', use: 'visit', lasts: '30 day' },
      { name: 'subId', use: 'campaign', lasts: '30 day' },
      { name: 'pubid', use: 'partner', lasts: '30 day' },
      { name: 'channelName', use: 'channel', lasts: '30 day' },
      { name: 'googleClickId', use: 'click', lasts: '30 day', vendor: 'Google' },
      { name: 'googleClickIdAlias', use: 'clickKind', lasts: '30 day', vendor: 'Google' },
      { name: 'facebookClickId', use: 'click', lasts: '30 day', vendor: 'Facebook' },
      { name: 'microsoftClickId', use: 'click', lasts: '30 day', vendor: 'Microsoft' },
      { name: 'tiktokClickId', use: 'click', lasts: '30 day', vendor: 'TikTok' },
      { name: 'adtractionClickId', use: 'click', lasts: '30 day', vendor: 'Adtraction' },
      { name: 'rejectClickId', use: 'rejected', lasts: '30 day' },
      { name: 'iwc', use: 'sister', lasts: '30 day' },
      { name: 'userInputId', use: 'input', lasts: '30 day' },
      { name: 'userInputToken', use: 'inputKey', lasts: '30 day' },
      { name: 'email', use: 'subscription', lasts: '2 year' },
      { name: 'er', use: 'signUp', lasts: '30 day' },
      { name: 'nd', use: 'dispatch', lasts: '30 day' },
      { name: 'phone', use: 'phone', lasts: '2 year' },
      { name: 'pnr', use: 'signUp', lasts: '30 day' },
      { name: 'sd', use: 'dispatch', lasts: '30 day' },
      { name: 'bnd', use: 'dispatch', lasts: '30 day' },
      { name: 'ni', use: 'installation', lasts: '30 day' },
      { name: 'viewedProducts', use: 'viewed', lasts: '30 day' },
      { name: 'plaza:event:*', use: 'events', lasts: 'sent', kind: 'local' },
    ],
  },
];

/** What sites of several countries store besides: that a visitor declined the pages of another. */
const stayed: StoredName = {
  name: 'plaza:country',
  use: 'stayed',
  lasts: 'deleted',
  kind: 'local',
};

/** Everything that a site with these vendors and countries stores, and nothing of any other. */
export function storageOf({
  vendors,
  countries,
}: Pick<SiteOptions, 'vendors' | 'countries'>): readonly StorageProvider[] {
  const chosen = Object.keys(vendors) as VendorName[];
  const [necessary, ...optional] = internal;
  return [
    { ...necessary, stored: [...necessary.stored, ...(countries.length > 1 ? [stayed] : [])] },
    ...optional,
    ...chosen.map((vendor) => ({
      id: vendor,
      category: vendorTable[vendor].category,
      providerName: vendorTable[vendor].provider,
      url: vendorTable[vendor].storage.url,
      stored: vendorTable[vendor].storage.stored,
    })),
  ];
}

/** Names of the companies behind vendors, each once. */
export const providerNames = (vendors: SiteOptions['vendors']): string[] =>
  Object.keys(vendors).map((vendor) => vendorTable[vendor as VendorName].provider);
