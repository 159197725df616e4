import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestEnvironment, type TestEnvironment } from '../environment/test-environment.ts';
import { type CountingProxy, openCountingProxy } from './counting-proxy.ts';

/** The page of the built site that these tests replace. */
export const testPath = '/politica-de-privacidad/';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const link = (href: string) => ({
  type: 'text',
  text: href,
  marks: [{ type: 'link', attrs: { href } }],
});
const links = [
  ...Array.from({ length: 60 }, (_, index) => `/enlace-${index + 1}/`),
  '/enlace-redirige/',
  '/enlace-sin-barra',
  '/enlace-campana/?gclid=1',
];
const poster =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90" viewBox="0 0 160 90"/>';
const video = { videoId: 'aqz-KE-bpKQ', title: 'Cómo leer la TAE', poster: '/images/cartel.svg' };

/**
 * 60 links to pages and some that are not prefetched, a slow image, a video, and a heading to
 * scroll to.
 */
const body = {
  type: 'doc',
  content: [
    ...links.map((href) => paragraph(link(href))),
    { type: 'VideoEmbed', attrs: video },
    {
      type: 'heading',
      attrs: { level: 2, id: 'el-destino' },
      content: [{ type: 'text', text: 'Destino' }],
    },
    ...Array.from({ length: 60 }, () => paragraph({ type: 'text', text: 'Texto' })),
  ],
};

export type BrowserSite = {
  /** URL of the site behind the counting proxy. */
  readonly url: string;
  readonly proxy: CountingProxy;
  readonly close: () => Promise<void>;
};

/** Starts the built es-loans site with a test page, reporting errors to the given DSN. */
export async function openBrowserSite(sentryDsn: string): Promise<BrowserSite> {
  const environment = await openTestEnvironment({ sentryDsn });
  await writePage(environment);
  const proxy = await openCountingProxy(environment.site);
  return {
    url: proxy.url,
    proxy,
    async close() {
      await proxy.close();
      await environment.close();
    },
  };
}

async function writePage(environment: TestEnvironment): Promise<void> {
  const images = join(environment.content, 'images');
  await mkdir(images, { recursive: true });
  await writeFile(join(images, 'cartel.svg'), poster);
  const file = join(environment.content, 'pages/privacy-policy.json');
  const page = JSON.parse(await readFile(file, 'utf8'));
  // The policy has to name who is responsible.
  const content = [...body.content, ...page.body.content];
  await writeFile(file, JSON.stringify({ ...page, body: { ...body, content } }));
  await environment.importContent();
}
