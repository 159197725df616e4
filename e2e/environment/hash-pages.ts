import { createHash } from 'node:crypto';
import { until } from '@plaza/testing';
import type { TestEnvironment } from './test-environment.ts';

/**
 * A line for each page of the site, one missing path, and the service's content for them: path,
 * status, hash of the body.
 */
export async function hashPages({
  app,
  site,
  service,
}: Pick<TestEnvironment, 'app' | 'site' | 'service'>): Promise<string[]> {
  const { id, routes, index } = app.config.site;
  const data = `${service}/website/${id}/api`;
  const addresses = [
    ...[...index.pages.keys(), '/not-found/'].map((path) => site + path),
    ...routes.map(
      ({ path, locale }) => `${data}/content/pages?${new URLSearchParams({ locale, path })}`,
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
