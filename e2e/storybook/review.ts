import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { comparePictures } from '@plaza/storybook/build/compare-pictures';
import { settlePage } from '@plaza/testing/browser';
import { root } from '@plaza/workspace/run';
import { x } from 'tinyexec';
import buildStorybook from './build-storybook.ts';
import { type ReviewedPicture, reviewPage } from './review-page.ts';
import type { Story } from './stories.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';
import { storyThemes, type Theme, widths } from './themes.ts';

const folder = join(root, 'test-results/review');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: 'HEAD' }, before: { type: 'string' } },
});

type View = { readonly story: Story; readonly theme: Theme; readonly width: number };

/** The picture that a commit has of a view. */
async function committed({ story, theme, width }: View): Promise<Buffer | undefined> {
  const { baselineOf } = await import('./stories.ts');
  const file = ['e2e/storybook/baselines', ...baselineOf(story, theme, width)].join('/');
  const encoded = await x('sh', ['-c', 'git show "$0" | base64', `${values.base}:${file}`], {
    nodeOptions: { cwd: root },
  });
  return encoded.stdout.trim() === '' ? undefined : Buffer.from(encoded.stdout, 'base64');
}

async function draw(storyPage: StoryPage, { story, theme, width }: View): Promise<Buffer> {
  await storyPage.resize({ width, height: 200 });
  await storyPage.show(story.id, { ...theme, script: 'on', enhancements: 'after' });
  await settlePage(storyPage.page);
  return storyPage.page.screenshot({ fullPage: true });
}

/** Writes the pictures of a view, if it changed. */
async function review(view: View, before: Buffer | undefined, after: Buffer) {
  const compared = before && (await comparePictures(before, after));
  if (compared?.changed === 0) return undefined;
  const { story, theme, width } = view;
  const name = `${story.id}/${theme.scheme}-${width}`;
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  const write = (kind: string, picture: Buffer | undefined) => {
    if (!picture) return undefined;
    // A picture of a commit is WebP, which browsers tell by its content.
    writeFileSync(join(folder, `${name}-${kind}.png`), picture);
    return `${name}-${kind}.png`;
  };
  return {
    ...{ title: story.title, view: `${theme.scheme}, ${width} px` },
    changed: compared?.changed ?? 0,
    before: write('before', before),
    after: write('after', after) ?? '',
    difference: write('difference', compared?.difference),
  } satisfies ReviewedPicture;
}

/**
 * Draws every block as it is now beside what it was, in both schemes and three widths, and writes a
 * page of what changed. `--base REF` takes the pictures of another commit; `--before FOLDER` draws
 * another built Storybook, with its screens; a word reviews the stories that have it in their title.
 */
await buildStorybook();
const { baselineStories, screenStories, storybookFolder } = await import('./stories.ts');
const now = await openStoryPage(storybookFolder);
const then = values.before === undefined ? undefined : await openStoryPage(values.before);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const wanted = positionals.map((word) => word.toLowerCase());
const reviewed = [...baselineStories, ...(then ? screenStories : [])].filter(({ title, name }) => {
  const text = `${title} ${name}`.toLowerCase();
  return wanted.length === 0 || wanted.some((word) => text.includes(word));
});
const views = reviewed.flatMap((story) =>
  widths.flatMap((width) => storyThemes.map((theme): View => ({ story, theme, width }))),
);
const changed: ReviewedPicture[] = [];
for (const view of views) {
  const before = then ? await draw(then, view) : await committed(view);
  const found = await review(view, before, await draw(now, view));
  if (found) changed.push(found);
}
writeFileSync(join(folder, 'index.html'), reviewPage(changed, views.length));
await now.close();
await then?.close();
process.stdout.write(
  `${changed.length} of ${views.length} pictures changed: test-results/review/index.html\n`,
);
