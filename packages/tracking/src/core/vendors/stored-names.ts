import type { OptionalCategory } from '@plaza/consent';
import type { VendorRow } from '../../model/vendors/vendor-row.ts';
import { vendors } from '../../vendors/rows.ts';

/** The names that a vendor stores on the site itself, each of which the site declares. */
export const storedNames = ({ storage }: Pick<VendorRow, 'storage'>): string[] =>
  storage.stored.flatMap(({ name, host }) => (host ? [] : name));

/** Names that vendors store only if a category besides their own is allowed. */
export const namesAlsoWith = (category: OptionalCategory): string[] =>
  Object.values<VendorRow>(vendors).flatMap(({ storage }) => storage.alsoWith?.[category] ?? []);
