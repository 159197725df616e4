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
 * The vendors that pages of one locale may use: those for which the site has an id, and that its
 * locale and product type allow (§4.1, §9). It runs where the page is written, so that no page
 * carries the rules of vendors it never uses.
 */
export const pageVendors = pageVendorsBy(vendors);

/** `pageVendors` by the rows of another table. */
export function pageVendorsBy(rows: VendorRows) {
  return (site: VendorSite, ids: VendorIds, locale: string): PageVendor[] =>
    Object.entries(rows).flatMap(([name, row]) => {
      const id = row.idOf(site, ids, locale);
      if (!id || !suits(row, site, locale)) return [];
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

function suits(row: VendorRow, { productType }: VendorSite, locale: string): boolean {
  const isAmong = (names: readonly ProductType[]) =>
    names.some((name) => productTypes[name] === productType);
  return (
    (row.locales?.includes(locale) ?? true) &&
    isAmong(row.productTypes ?? (Object.keys(productTypes) as ProductType[])) &&
    !isAmong(row.notProductTypes ?? [])
  );
}
