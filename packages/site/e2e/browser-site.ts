import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type House, openHouse } from '../../../e2e/harness/house.ts';
import { type CountingDoor, openCountingDoor } from './counting-door.ts';

/** The page of the built site that gets what these tests need. */
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
const video = { videoId: 'aqz-KE-bpKQ', title: 'Cómo leer la TAE', poster: '/enlace-cartel.svg' };

/** 60 links to pages and some that are none, a slow image, a video, and a heading to lead to. */
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
  /** Address of the site, counted at its door. */
  readonly url: string;
  readonly door: CountingDoor;
  readonly close: () => Promise<void>;
};

/** The built es-loans site with a page of our own, which reports its errors to the given address. */
export async function openBrowserSite(sentryDsn: string): Promise<BrowserSite> {
  const house = await openHouse({ sentryDsn });
  await writePage(house);
  const door = await openCountingDoor(house.site);
  return {
    url: door.url,
    door,
    async close() {
      await door.close();
      await house.close();
    },
  };
}

async function writePage(house: House): Promise<void> {
  const file = join(house.content, 'pages/privacy-policy.json');
  const page = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...page, body }));
  await house.importContent();
}
