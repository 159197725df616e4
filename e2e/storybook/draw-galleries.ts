import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, settlePage } from '@plaza/testing/browser';
import { root } from '@plaza/workspace/run';
import sharp from 'sharp';
import { baselineStories, type Story, storybookFolder } from './stories.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';
import { brands, type Theme, themesOf } from './themes.ts';

const folder = join(root, 'test-results/galleries');
/** CSS pixels: five phones side by side. */
const sheetWidth = 1920;
const phone = { width: 360, height: 200 };

async function drawStory(storyPage: StoryPage, story: Story, theme: Theme): Promise<string> {
  await storyPage.show(story.id, { ...theme, script: 'on', enhancements: 'after' });
  await settlePage(storyPage.page);
  const picture = (await storyPage.page.screenshot({ fullPage: true })).toString('base64');
  const title = story.title.replace(/^.*\//, '');
  return `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${picture}"></figure>`;
}

const sheet = (theme: Theme, figures: readonly string[]) => `<!doctype html><style>
  html { color-scheme: ${theme.scheme}; background: light-dark(#d8d8d8, #333); font: 600 14px/2 sans-serif }
  body { columns: 5; column-gap: 16px; margin: 16px }
  figure { margin: 0 0 16px; break-inside: avoid }
  img { display: block; width: 100%; max-height: 900px; object-fit: cover; object-position: top }
</style>${figures.join('')}`;

/** Draws every block at the width of a phone, side by side: one picture for each brand and scheme. */
const storyPage = await openStoryPage(storybookFolder);
await storyPage.resize(phone);
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: sheetWidth, height: 800 } });
mkdirSync(folder, { recursive: true });
for (const theme of brands.flatMap(themesOf)) {
  const figures: string[] = [];
  for (const story of baselineStories) figures.push(await drawStory(storyPage, story, theme));
  await page.setContent(sheet(theme, figures), { waitUntil: 'load' });
  const picture = sharp(await page.screenshot({ fullPage: true }));
  await picture.png({ palette: true }).toFile(join(folder, `${theme.brand}-${theme.scheme}.png`));
}
await browser.close();
await storyPage.close();
