import { createHash } from 'node:crypto';
import { homePage } from '@plaza/routing';
import { until } from '@plaza/testing';
import type { TestEnvironment } from './test-environment.ts';

/**
 * A line for the front page of each country, its content and its products at the service, and a
 * missing path: path, status, hash of the body without times. Other pages cost their rendering in
 * every worker, and tell no more about a site, a service or content that a file has left as it
 * should not.
 */
export async function hashFrontPages({
  app: { config },
  site,
  service,
}: Pick<TestEnvironment, 'app' | 'site' | 'service'>): Promise<string[]> {
  const data = `${service}/website/${config.site.id}/api`;
  const addresses = [
    `${site}/not-found/`,
    ...config.site.markets.flatMap(({ locale }) => [
      `${site}${homePage(config.site, locale)?.path ?? '/'}`,
      `${data}/content/pages?${new URLSearchParams({ locale, path: '/' })}`,
      `${data}/data/products?locale=${locale}`,
    ]),
  ];
  const lines: string[] = [];
  for (const address of addresses) {
    const response = await fetchUnlessBusy(address);
    const text = (await response.text()).replaceAll(times, '');
    const hash = createHash('sha256').update(text);
    lines.push(`${new URL(address).pathname} ${response.status} ${hash.digest('hex')}`);
  }
  return lines;
}

/**
 * When an entry was imported, which is later for one that a test has restored, as a page says it and
 * as the service writes it; and the day a page was rendered, from which it counts to a last payment.
 */
const times =
  /<div class="pz-byline__part">.*?<\/div>|\d{4}-\d{2}-\d{2}T[\d:.]+Z|<small>[^<]*<\/small>(?=<\/p><\/div>)/g;

/** A service that has just started may reject requests on a busy machine. */
const fetchUnlessBusy = (address: string) =>
  until(async () => {
    const response = await fetch(address);
    return response.status !== 503 && response;
  });
