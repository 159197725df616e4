export { createErrorPage, type ErrorPageTexts } from './error-page.tsx';
