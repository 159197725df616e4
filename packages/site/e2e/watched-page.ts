import type { BrowserContext, Page } from 'playwright';

/** A browser tab that remembers everything that went wrong in it. */
export type WatchedPage = {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, and refusals of the policy. */
  readonly complaints: readonly string[];
  /** Addresses of the scripts that were fetched. */
  readonly scripts: readonly string[];
};

export async function openWatched(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return { page, complaints, scripts };
}
