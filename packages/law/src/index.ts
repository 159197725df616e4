export { checkSiteBuild, type SiteBuildReport } from './check-site-build.ts';
export { type CreditPages, creditPages, isFinanceSite } from './credit-pages.ts';
export { type CreditPage, type CreditReport, creditReport } from './credit-report.ts';
export { gamblingIssues } from './gambling-issues.ts';
export { type GamblingPages, gamblingPages } from './gambling-pages.ts';
export { type LawPages, lawPages } from './law-pages.ts';
export { productIssues } from './product-issues.ts';
export { type VisiblePage, visiblePage } from './visible-page.ts';
