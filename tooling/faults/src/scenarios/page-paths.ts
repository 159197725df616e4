import { representativePages } from '@plaza/e2e/environment/representative-pages';
import type { SiteApp } from '@plaza/e2e/environment/site-apps';

/** The pages that visitors of the load read: one of each kind. */
export const pagePaths = (app: SiteApp): readonly string[] =>
  representativePages(app).map(({ path }) => path);
