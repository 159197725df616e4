import type { PageConsentSettings } from '@plaza/consent/store';

/** What the browser entry reads of consent in a page's HTML, as JSON. */
export type PageConsent = PageConsentSettings & {
  /** Address of the file with the dialog. */
  readonly dialog: string;
  /** Whether the visitor may put the dialog off to read the page, since the page is what to read before choosing. */
  readonly mayPostpone?: boolean;
};
