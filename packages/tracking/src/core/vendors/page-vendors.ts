import { type ProductType, productTypes } from '@plaza/routing';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import {
  type Vendor,
  type VendorIds,
  type VendorRow,
  type VendorRows,
  type VendorSite,
  vendors,
} from '../../model/vendors/vendors.ts';

/**
 * The vendors that pages of a locale may use: those with an id, allowed for the locale and the
 * product type (§4.1, §9). Runs on the server, so that no page contains rules of unused vendors.
 */
export const pageVendors = pageVendorsBy(vendors);

/** `pageVendors` for another table. */
export function pageVendorsBy(rows: VendorRows) {
  return (site: VendorSite, ids: VendorIds, locale: string): PageVendor[] =>
    Object.entries(rows).flatMap(([name, row]) => {
      const id = row.idOf(site, ids, locale);
      if (!id || !isAllowed(row, site, locale)) return [];
      const { category, channels, notChannels } = row;
      return {
        vendor: name as Vendor,
        id,
        category,
        ...(channels && { channels }),
        ...(notChannels && { notChannels }),
      };
    });
}

function isAllowed(row: VendorRow, { productType }: VendorSite, locale: string): boolean {
  const isAmong = (names: readonly ProductType[]) =>
    names.some((name) => productTypes[name] === productType);
  return (
    (row.locales?.includes(locale) ?? true) &&
    isAmong(row.productTypes ?? (Object.keys(productTypes) as ProductType[])) &&
    !isAmong(row.notProductTypes ?? [])
  );
}
