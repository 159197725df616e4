import type { CookieProvider } from '@plaza/contract';
import { type VendorRows, vendors as vendorTable } from '@plaza/tracking';

/**
 * What the vendors of a site store and its declarations of cookies do not name, one line for each. A
 * visitor must be told of it (§2.5), and a withdrawal deletes what is declared (§4.1).
 */
export function undeclaredStorage(
  vendors: readonly string[],
  providers: readonly Pick<CookieProvider, 'cookies'>[],
  rows: VendorRows = vendorTable,
): string[] {
  const shown = providers.flatMap(({ cookies }) => cookies.filter(({ enabled }) => enabled));
  const declared = new Set(shown.map(({ name }) => name));
  return vendors.flatMap((vendor) => {
    const { provider = vendor, stored = [] } = rows[vendor] ?? {};
    const missing = stored.filter((name) => !declared.has(name));
    return missing.map(
      (name) => `${provider} stores ${name}, which content/website-cookies does not declare`,
    );
  });
}
