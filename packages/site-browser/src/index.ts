export {
  browserEntry,
  browserFolder,
  consentDialogChunk,
  inspectorScript,
  largeSiteEntry,
  pageModule,
  styleSheets,
} from './core/browser-files.ts';
export { isReported } from './core/is-reported.ts';
export { scrubReport } from './core/scrub-report.ts';
export { scrubText } from './core/scrub-text.ts';
export { PERSIST_CONSENT_PATH, VISIT_PATH } from './model/endpoints.ts';
export type { PageConsent } from './model/page-consent.ts';
