/** Style sheet of the preferences dialog, put in by this package's build. */
declare const PLAZA_CONSENT_STYLES: string | undefined;

export const consentStyles =
  typeof PLAZA_CONSENT_STYLES === 'undefined' ? '' : PLAZA_CONSENT_STYLES;
