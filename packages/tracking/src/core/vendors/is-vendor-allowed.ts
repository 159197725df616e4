import { type ProductType, productTypes } from '@plaza/routing';
import type { VendorRow, VendorSite } from '../../model/vendors/vendor-row.ts';

/** Whether a vendor is used for a locale of a site with this product type (§4.1, §9). */
export function isVendorAllowed(
  row: VendorRow,
  { productType }: Pick<VendorSite, 'productType'>,
  locale: string,
): boolean {
  const isAmong = (names: readonly ProductType[]) =>
    names.some((name) => productTypes[name] === productType);
  return (
    (row.locales?.includes(locale) ?? true) &&
    isAmong(row.productTypes ?? (Object.keys(productTypes) as ProductType[])) &&
    !isAmong(row.notProductTypes ?? [])
  );
}
