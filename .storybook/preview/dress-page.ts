import type { Decorator } from '@storybook/react-vite';
import { localeRow } from '../../packages/ui-blocks/src/testing/locales/locales.ts';

interface Dress {
  brand: string;
  scheme: string;
}

/** The language of the fixtures that are read from right to left. */
export const RIGHT_TO_LEFT = { lang: 'ar', dir: 'rtl' } as const;

/** Gives the page the brand, the scheme and the language of the toolbars, or of the story's own words. */
export const dressPage: Decorator = (story, { globals, parameters, viewMode }) => {
  if (viewMode === 'story') {
    const isMirrored = parameters.fixture?.kind === 'right-to-left';
    const language = { lang: localeRow(globals.locale).lang, dir: 'ltr' };
    Object.assign(document.documentElement, isMirrored ? RIGHT_TO_LEFT : language);
  }
  putOn(globals as unknown as Dress);
  return story();
};

/** Gives documentation, which is in English, the brand and the scheme. */
export function dressDocs(dress: Dress): void {
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
  putOn(dress);
}

function putOn({ brand, scheme }: Dress): void {
  const { documentElement: page } = document;
  page.dataset.brand = brand;
  page.style.colorScheme = scheme;
}
