import { localeRow } from '@plaza/ui-blocks/testing/locales/locales';
import type { Decorator } from '@storybook/react-vite';

interface Theme {
  brand: string;
  scheme: string;
}

/** The language of right-to-left fixtures. */
export const RIGHT_TO_LEFT = { lang: 'ar', dir: 'rtl' } as const;

/** Applies the brand, the scheme and the language of the toolbars; a right-to-left fixture has its own. */
export const applyToolbars: Decorator = (story, { globals, parameters, viewMode }) => {
  if (viewMode === 'story') {
    const isRightToLeft = parameters.fixture?.kind === 'right-to-left';
    const language = { lang: localeRow(globals.locale).lang, dir: 'ltr' };
    Object.assign(document.documentElement, isRightToLeft ? RIGHT_TO_LEFT : language);
  }
  applyTheme(globals as Theme);
  return story();
};

/** Applies the brand and the scheme to the documentation, which is in English. */
export function applyDocsTheme(theme: Theme): void {
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
  applyTheme(theme);
}

function applyTheme({ brand, scheme }: Theme): void {
  const { documentElement: page } = document;
  page.dataset.brand = brand;
  page.style.colorScheme = scheme;
}
