import type { SignalSettings } from '@plaza/consent';
import type { PageVendor } from './page-vendor.ts';

/** What a page says of its vendors. JSON, so that it can come in the HTML. */
export type VendorSettings = {
  /** As `pageVendors` tells them. */
  readonly vendors: readonly PageVendor[];
  /** How vendors are told of consent; the specification's own way unless said otherwise. */
  readonly signals?: SignalSettings;
  readonly locale: string;
  /** Calling code of the page's country, for phone numbers (§5): `34`. */
  readonly phoneCode: string;
};
