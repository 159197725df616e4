import { type PageMatch, validatePage } from '@plaza/routing';
import type { App } from './app.ts';

/** Whether a page passes its route's middleware (§8). Rethrows other errors of the middleware. */
export async function isShown({ site }: App, match: PageMatch): Promise<boolean> {
  try {
    await validatePage(site, match);
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'PageNotFoundError') return false;
    throw error;
  }
}
