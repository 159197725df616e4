/** The preferences dialog's style sheet, inlined by this package's build. */
declare const PLAZA_CONSENT_STYLES: string | undefined;

export const consentStyles =
  typeof PLAZA_CONSENT_STYLES === 'undefined' ? '' : PLAZA_CONSENT_STYLES;
