import type { PageVendor } from './page-vendor.ts';
import type { VendorSignalSettings } from './signal-settings.ts';

/** Vendor settings of a page; JSON, so that they can be part of the HTML. */
export type VendorSettings = {
  /** From `pageVendors`. */
  readonly vendors: readonly PageVendor[];
  /** Settings of the consent signals; default those of the specification. */
  readonly signals?: VendorSignalSettings;
  readonly locale: string;
  /** Phone code of the page's country (§5): `34`. */
  readonly phoneCode: string;
};

/** Maximum number of events queued for consent or for a vendor; later ones are dropped. */
export const WAITING_LIMIT = 100;

/** A visitor's email and phone for advertising (§5). Empty values are not sent. */
export type AdPerson = {
  readonly email?: string;
  readonly phone?: string;
};
