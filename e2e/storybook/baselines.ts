import type { Story } from './stories.ts';
import type { Theme } from './themes.ts';

/** The folder and the file of a picture, e.g. `['blocks-faq', 'light-360.webp']`. */
export const baselineOf = (story: Story, { scheme }: Theme, width: number): string[] => [
  story.id.replace(/--.*/, ''),
  `${scheme}-${width}.webp`,
];
