export { createConsentDialog } from './create-consent-dialog.tsx';
export { createErrorPages } from './create-error-pages.tsx';
export { createLayout } from './create-layout.tsx';
export { createNotFound } from './create-not-found.tsx';
export { createPage } from './create-page.tsx';
