import { createHash } from 'node:crypto';
import { paths } from '../es-loans/paths.ts';

/**
 * A line for every page that the site answers and for everything that the service holds for them: path, status and a
 * hash of the body.
 */
export async function printPages(house: { site: string; service: string }): Promise<string[]> {
  const data = `${house.service}/website/101/api`;
  const addresses = [
    ...[...paths.map(([path]) => path), '/no-hay-nada/'].map((path) => house.site + path),
    ...paths.map(([path]) => `${data}/content/pages?locale=es-ES&path=${encodeURIComponent(path)}`),
    `${data}/data/products?locale=es-ES`,
  ];
  const lines: string[] = [];
  for (const address of addresses) {
    const response = await fetch(address);
    const hash = createHash('sha256').update(await response.text());
    lines.push(`${new URL(address).pathname} ${response.status} ${hash.digest('hex')}`);
  }
  return lines;
}
