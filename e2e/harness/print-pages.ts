import { createHash } from 'node:crypto';
import { paths } from '../es-loans/paths.ts';

/** The print of every page that the site answers and of everything that the service holds for them. */
export async function printPages(house: { site: string; service: string }): Promise<string> {
  const data = `${house.service}/website/101/api`;
  const addresses = [
    ...[...paths.map(([path]) => path), '/no-hay-nada/'].map((path) => house.site + path),
    ...paths.map(([path]) => `${data}/content/pages?locale=es-ES&path=${encodeURIComponent(path)}`),
    `${data}/data/products?locale=es-ES`,
  ];
  const hash = createHash('sha256');
  for (const address of addresses) {
    const response = await fetch(address);
    hash.update(`${response.status} ${await response.text()}\n`);
  }
  return hash.digest('hex');
}
