import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@plaza/workspace/run';
import type { Theme } from './themes.ts';

/** The static Storybook, as `pnpm build-storybook` leaves it. */
export const storybookFolder = process.env.STORYBOOK_FOLDER || join(root, 'storybook-static');

export type Story = { id: string; title: string; name: string; tags: readonly string[] };

type Entry = Story & { type: 'story' | 'docs' };

function readIndex(): Readonly<Record<string, Entry>> {
  try {
    return JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')).entries;
  } catch (cause) {
    throw new Error(`${storybookFolder} has no Storybook: run pnpm build-storybook`, { cause });
  }
}

const shown = Object.values(readIndex()).filter(({ type }) => type === 'story');
const isBaseline = ({ tags }: Story) => tags.includes('baseline');
const isGallery = ({ tags }: Story) => tags.includes('gallery');
/** The editor's form, a page of its own with the editor's tests. */
const isForm = ({ tags }: Story) => tags.includes('block-form');
const isScreen = ({ tags }: Story) => tags.includes('screen');

/** Every story of a part of a page, in Storybook's order. */
export const stories: readonly Story[] = shown.filter(
  (story) => !isBaseline(story) && !isGallery(story) && !isScreen(story) && !isForm(story),
);

/** The stories of whole pages, which are rendered on the server and not hydrated. */
export const screenStories: readonly Story[] = shown.filter(isScreen);

/** The stories that are compared with pictures, one of each block; their examples have stories of their own. */
export const baselineStories: readonly Story[] = shown.filter(isBaseline);

/** Every block on one page, audited in each brand. */
export const gallery: Story = findGallery();

function findGallery(): Story {
  const story = shown.find(isGallery);
  if (!story) throw new Error(`${storybookFolder} has no story with the tag gallery`);
  return story;
}

/** The folder and the file of a picture, e.g. `['blocks-faq', 'light-360.webp']`. */
export const baselineOf = (story: Story, { scheme }: Theme, width: number): string[] => [
  story.id.replace(/--.*/, ''),
  `${scheme}-${width}.webp`,
];
