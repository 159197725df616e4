import { representativePages } from '../../../../e2e/environment/representative-pages.ts';
import type { SiteApp } from '../../../../e2e/environment/site-apps.ts';

/** The pages that visitors of the load read: one of each kind. */
export const pagePaths = (app: SiteApp): readonly string[] =>
  representativePages(app).map(({ path }) => path);
