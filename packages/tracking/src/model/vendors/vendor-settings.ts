import type { SignalSettings } from '@plaza/consent';
import type { PageVendor } from './page-vendor.ts';

/** Settings of the consent signals of a site: those of all vendors, and those of some. */
export type VendorSignalSettings = SignalSettings & {
  /** ISO 3166-2 regions of the default consent; by default all. */
  readonly regions?: readonly string[];
  /** Milliseconds that tags wait for a decision; default 500. */
  readonly waitForUpdate?: number;
  /** Whether to redact ad identifiers while consent is denied; default true. */
  readonly adsDataRedaction?: boolean;
  /** Whether to pass click ids in links instead of cookies; default false. */
  readonly urlPassthrough?: boolean;
};

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
