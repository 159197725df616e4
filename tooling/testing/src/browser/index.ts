export {
  type Audit,
  type AuditScope,
  type AxeWindow,
  axeVersion,
  installAxe,
  runAxe,
} from './axe.ts';
export {
  disabledFeatures,
  featuresPlaywrightDisables,
  openBrowser,
  openShell,
  withoutVendors,
} from './open-browser.ts';
export { type PageWeight, totalOf, weighPage, weightKinds } from './page-weight.ts';
export { settlePage } from './settle-page.ts';
export { walkByKeyboard } from './walk-by-keyboard.ts';
