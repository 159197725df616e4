import type { SignalSettings } from '@plaza/consent';

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
