import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@plaza/testing';
import type { Deployment } from './deployment.ts';

/** The file of the front page in a content folder. */
function frontPageFile(content: string): string {
  const files = globSync('pages/**/*.json', { cwd: content }).map((file) => join(content, file));
  const found = files.find((file) => JSON.parse(readFileSync(file, 'utf8')).path === '/');
  if (!found) throw new Error(`${content} has no front page`);
  return found;
}

let lastEdition = 0;

/** Far less than the life of a page, which would hide that nobody was notified. */
const freshTimeoutMs = 60_000;

/** A published change of the front page. */
export interface Edition {
  /** The new title of the page. */
  readonly title: string;
  /** When the import was done, by `performance.now()`. */
  readonly at: number;
}

/** Changes the front page's title and imports the content, as an editor does. */
export async function publish({ content, importContent }: Deployment): Promise<Edition> {
  lastEdition += 1;
  const title = `Portada ${lastEdition} de la prueba`;
  const file = frontPageFile(content);
  const page = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...page, meta: { ...page.meta, title } }));
  await importContent();
  return { title, at: performance.now() };
}

/**
 * Waits until the front and each instance show an edition.
 *
 * @returns the seconds since `from` until the last one did @throws Error after a minute
 */
export async function secondsUntilFresh(
  { client, front, sites }: Deployment,
  { title, at }: Edition,
  from = at,
): Promise<number> {
  const urls = [front.url, ...sites.map(({ url }) => url)];
  const isFresh = async (url: string) => (await client.send(`${url}/`)).body.includes(title);
  await Promise.all(urls.map((url) => until(() => isFresh(url), freshTimeoutMs)));
  return (performance.now() - from) / 1000;
}
