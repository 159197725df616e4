import type { PageConsentSettings } from '@plaza/consent/store';

/** Consent settings for the browser entry, as JSON in the HTML of a page. */
export type PageConsent = PageConsentSettings & {
  /** Address of the file with the dialog. */
  readonly dialog: string;
  /** Whether the dialog can be closed without deciding, to read the policies first. */
  readonly mayPostpone?: boolean;
};
