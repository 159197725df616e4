import type { Decorator } from '@storybook/react-vite';

/** Gives the page the brand, the scheme and the language of the toolbars. */
export const dressPage: Decorator = (story, { globals }) => {
  const { documentElement: page } = document;
  page.dataset.brand = globals.brand;
  page.style.colorScheme = globals.scheme;
  page.lang = globals.locale;
  return story();
};
