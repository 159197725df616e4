import { createHash } from 'node:crypto';
import { until } from '@plaza/testing';
import { representativePages } from './representative-pages.ts';
import type { TestEnvironment } from './test-environment.ts';

/**
 * A line for each page that stands for the site, one missing path, and the service's content for them: path,
 * status, hash of the body.
 */
export async function hashPages({
  app,
  site,
  service,
}: Pick<TestEnvironment, 'app' | 'site' | 'service'>): Promise<string[]> {
  const { id } = app.config.site;
  const pages = representativePages(app);
  const data = `${service}/website/${id}/api`;
  const addresses = [
    ...[...pages.map(({ path }) => path), '/not-found/'].map((path) => site + path),
    ...pages
      .filter(({ route: { entry } }) => !entry || entry.folder === 'pages')
      .map(
        ({ route: { path }, locale }) =>
          `${data}/content/pages?${new URLSearchParams({ locale, path })}`,
      ),
    ...app.config.site.markets.map(({ locale }) => `${data}/data/products?locale=${locale}`),
  ];
  const lines: string[] = [];
  for (const address of addresses) {
    const response = await fetchUnlessBusy(address);
    const hash = createHash('sha256').update(await response.text());
    lines.push(`${new URL(address).pathname} ${response.status} ${hash.digest('hex')}`);
  }
  return lines;
}

/** A service that has just started may reject requests on a busy machine. */
const fetchUnlessBusy = (address: string) =>
  until(async () => {
    const response = await fetch(address);
    return response.status !== 503 && response;
  });
