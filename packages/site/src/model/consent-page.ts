import type { ConsentSettings } from '@plaza/consent';

/** Folder below `app/` with the preferences dialog of each locale, which only those fetch who are asked. */
const consentDialogFolder = 'consent-dialog';

/** Address of the file with a locale's dialog. */
export const consentDialogPath = (locale: string) => `/${consentDialogFolder}/${locale}/`;

/** How a site asks for consent (design §7); where its visitors are is said by the site itself. */
export type SiteConsent = Omit<ConsentSettings, 'versions' | 'viewerCountryFallback'> & {
  /**
   * Whether the dialog has a third button that refuses everything while a category is on, so that
   * refusing after accepting is one press (design §7). Two buttons unless said otherwise (§2.5).
   */
  readonly refuseAll?: boolean;
};
