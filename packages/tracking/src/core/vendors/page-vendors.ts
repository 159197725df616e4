import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import type { VendorIds, VendorRow, VendorSite } from '../../model/vendors/vendor-row.ts';
import { type Vendor, vendors } from '../../vendors/rows.ts';
import { isVendorAllowed } from './is-vendor-allowed.ts';

/**
 * The vendors that pages of a locale may use: those with an id, allowed for the locale and the
 * product type (§4.1, §9). Runs on the server, so that no page contains rules of unused vendors.
 */
export function pageVendors(site: VendorSite, ids: VendorIds, locale: string): PageVendor[] {
  return Object.entries<VendorRow>(vendors).flatMap(([name, row]) => {
    const id = idOf({ ...site, ...ids }, { name, row, locale });
    if (!id || !isVendorAllowed(row, site, locale)) return [];
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

type Looked = { readonly name: string; readonly row: VendorRow; readonly locale: string };

/** The site's id at a vendor, where its row says that the config has it. */
function idOf(settings: VendorSite & VendorIds, { name, row, locale }: Looked): string | undefined {
  const { idField = 'accountIds' } = row;
  const given: string | Readonly<Record<string, string>> | undefined = settings[idField];
  if (typeof given !== 'object') return given;
  return given[idField === 'accountIds' ? name : locale];
}
