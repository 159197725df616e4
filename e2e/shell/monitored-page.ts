import type { BrowserContext, Page } from 'playwright';

/** A browser tab that records everything that goes wrong in it. */
export type MonitoredPage = {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, and CSP violations. */
  readonly pageErrors: readonly string[];
  /** Paths of the requested scripts. */
  readonly scripts: readonly string[];
};

export async function openMonitored(context: BrowserContext): Promise<MonitoredPage> {
  const page = await context.newPage();
  const pageErrors: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return { page, pageErrors, scripts };
}
