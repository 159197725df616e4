import type { Decorator } from '@storybook/react-vite';
import { localeRow } from './locales.ts';

/** Gives the page the brand, the scheme and the language of the toolbars, or of the story's own words. */
export const dressPage: Decorator = (story, { globals, parameters, viewMode }) => {
  const { documentElement: page } = document;
  page.dataset.brand = globals.brand;
  page.style.colorScheme = globals.scheme;
  const isMirrored = viewMode === 'story' && parameters.fixture?.kind === 'right-to-left';
  page.lang = isMirrored ? RIGHT_TO_LEFT.lang : localeRow(globals.locale).lang;
  page.dir = isMirrored ? RIGHT_TO_LEFT.dir : 'ltr';
  return story();
};

/** The language of the fixtures that are read from right to left. */
export const RIGHT_TO_LEFT = { lang: 'ar', dir: 'rtl' } as const;
