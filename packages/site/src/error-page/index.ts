export { createErrorPage, type ErrorPageSite } from './error-page.tsx';
