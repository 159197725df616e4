import type { SignalSettings } from '@plaza/consent';
import type { PageVendor } from './page-vendor.ts';

/** Vendor settings of a page; JSON, so that they can be part of the HTML. */
export type VendorSettings = {
  /** From `pageVendors`. */
  readonly vendors: readonly PageVendor[];
  /** Settings of the consent signals; default those of the specification. */
  readonly signals?: SignalSettings;
  readonly locale: string;
  /** Phone code of the page's country (§5): `34`. */
  readonly phoneCode: string;
};
