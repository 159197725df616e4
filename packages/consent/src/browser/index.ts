export { attachConsentDialog, type ConsentDialogStore } from './attach-consent-dialog.ts';
export { type ConsentHooks, createConsent } from './create-consent.ts';
export { createDialogOpener, type DialogOpener } from './create-dialog-opener.ts';
export { findConsentDialog } from './find-consent-dialog.ts';
export { onConsentOpen } from './on-consent-open.ts';
