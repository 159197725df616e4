import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../scripts/run.ts';
import { openBrowser } from '../harness/browser.ts';
import { baselineOf } from './baselines.ts';
import { baselinesFolder } from './chromium-version.ts';
import { type Look, looks } from './looks.ts';
import { baselineStories, type Story } from './stories.ts';

const folder = join(root, 'docs/images');
/** CSS pixels: five phones side by side. */
const sheetWidth = 1920;
const phone = 360;

const figure = (story: Story, look: Look) => {
  const file = join(baselinesFolder, ...baselineOf(story, look, phone));
  const picture = readFileSync(file).toString('base64');
  const title = story.title.replace(/^.*\//, '');
  return `<figure><figcaption>${title}</figcaption><img src="data:image/webp;base64,${picture}"></figure>`;
};

const sheet = (look: Look) => `<!doctype html><style>
  html { color-scheme: ${look.scheme}; background: light-dark(#d8d8d8, #333); font: 600 14px/2 sans-serif }
  body { columns: 5; column-gap: 16px; margin: 16px }
  figure { margin: 0 0 16px; break-inside: avoid }
  img { display: block; width: 100%; max-height: 900px; object-fit: cover; object-position: top }
</style>${baselineStories.map((story) => figure(story, look)).join('')}`;

/** Lays the baselines of every block, as a phone shows them, side by side: one picture for each brand and scheme. */
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: sheetWidth, height: 800 } });
mkdirSync(folder, { recursive: true });
for (const look of looks) {
  await page.setContent(sheet(look), { waitUntil: 'load' });
  const file = join(folder, `blocks-${look.brand}-${look.scheme}.png`);
  const picture = sharp(await page.screenshot({ fullPage: true }));
  await picture.png({ palette: true, effort: 10 }).toFile(file);
}
await browser.close();
