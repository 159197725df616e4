import type { Look } from './looks.ts';
import type { Story } from './stories.ts';

/** The folder and the file of a picture, e.g. `['blocks-faq', 'olivar-light-360.webp']`. */
export const baselineOf = (story: Story, { brand, scheme }: Look, width: number): string[] => [
  story.id.replace(/--.*/, ''),
  `${brand}-${scheme}-${width}.webp`,
];
