/**
 * Folder below `app/` with the preferences dialog of each locale, fetched only by visitors who see
 * it.
 */
const consentDialogFolder = 'consent-dialog';

/** Address of the file with a locale's dialog. */
export const consentDialogPath = (locale: string) => `/${consentDialogFolder}/${locale}/`;
