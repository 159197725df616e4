import { findSite } from '../environment/site-apps.ts';
import { visitorsOf } from '../environment/visitors.ts';

/** The site under test. */
export const esLoans = await findSite('es-loans');

export const { consentCookie, decided, refused, undecided } = await visitorsOf(esLoans);

/** Path and page type of each row of `routes.ts`. */
export const paths = esLoans.config.site.routes.map(
  ({ path, pageType }) => [path, pageType] as const,
);
