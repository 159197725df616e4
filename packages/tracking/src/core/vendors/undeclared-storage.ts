import type { CookieProvider } from '@plaza/contract';
import type { VendorRows } from '../../model/vendors/vendor-row.ts';
import { vendors as vendorTable } from '../../vendors/rows.ts';
import { storedNames } from './stored-names.ts';

/**
 * Lists names that the site's vendors store and its cookie declarations do not contain, one line
 * for each. Visitors must be informed of them (§2.5), and a withdrawal deletes declared names only
 * (§4.1).
 */
export function undeclaredStorage(
  vendors: readonly string[],
  providers: readonly Pick<CookieProvider, 'cookies'>[],
  rows: VendorRows = vendorTable,
): string[] {
  const shown = providers.flatMap(({ cookies }) => cookies.filter(({ enabled }) => enabled));
  const declared = new Set(shown.map(({ name }) => name));
  return vendors.flatMap((vendor) => {
    const row = rows[vendor];
    const missing = row ? storedNames(row).filter((name) => !declared.has(name)) : [];
    return missing.map(
      (name) => `${row?.provider} stores ${name}, which content/website-cookies does not declare`,
    );
  });
}
