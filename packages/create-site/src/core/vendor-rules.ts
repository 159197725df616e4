import { type IdField, type VendorRow, vendors } from '@plaza/tracking';
import type { Literal } from '../files/literal.ts';
import { type SiteOptions, type VendorName, vendorNames } from '../model/options.ts';

/** Those of these locales in which a vendor is used (§9). */
export const localesOf = (vendor: VendorName, locales: readonly string[]): string[] => {
  const { locales: own }: VendorRow = vendors[vendor];
  return locales.filter((locale) => own?.includes(locale) ?? true);
};

/** Settings of the site itself, not of its tracking. */
const siteFields: readonly IdField[] = ['analytics4Key', 'bingKey', 'behaviorAnalyticsId'];

export const fieldOf = (vendor: VendorName): IdField => {
  const { idField = 'accountIds' }: VendorRow = vendors[vendor];
  return idField;
};

/** The settings of the site itself that have an id. */
export const siteIds = (chosen: SiteOptions['vendors']): (readonly [string, string])[] =>
  siteFields.flatMap((field) => {
    const vendor = vendorNames.find((name) => fieldOf(name) === field);
    const id = vendor && chosen[vendor];
    return id ? [[field, id] as const] : [];
  });

/** `tracking.vendors` of a site in these locales. */
export function trackingIds(
  chosen: SiteOptions['vendors'],
  locales: readonly string[],
): { readonly [field: string]: Literal } {
  const ids: Record<string, Literal> = {};
  const accounts: Record<string, Literal> = {};
  for (const name of vendorNames) {
    const [field, id] = [fieldOf(name), chosen[name]];
    if (!id || siteFields.includes(field)) continue;
    if (field === 'accountIds') accounts[name] = id;
    else if (field === 'metaPixelIds')
      ids[field] = Object.fromEntries(localesOf(name, locales).map((locale) => [locale, id]));
    else ids[field] = id;
  }
  return { ...ids, ...(Object.keys(accounts).length > 0 && { accountIds: accounts }) };
}
