import { baselineBrand, brands } from 'virtual:plaza-brands';
import { LOCALES } from '@plaza/ui-blocks/testing/locales/locales';
import type { GlobalTypes } from 'storybook/internal/types';

const BRANDS = Object.fromEntries(Object.keys(brands).map((name) => [name, name]));
const SCHEMES = { light: 'Light', dark: 'Dark' } as const;
const choices = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** Toolbars of every story; tests use their names and values. */
export const globalTypes = {
  brand: {
    description: 'Brand',
    toolbar: { icon: 'paintbrush', items: choices(BRANDS), dynamicTitle: true },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: { icon: 'mirror', items: choices(SCHEMES), dynamicTitle: true },
  },
  locale: {
    description: 'Locale',
    toolbar: {
      icon: 'globe',
      items: Object.keys(LOCALES).map((value) => ({
        value,
        title: value === 'pseudo' ? 'Pseudo-locale' : value,
      })),
      dynamicTitle: true,
    },
  },
  enhancements: {
    description: 'Enhancements, attached before or after hydration',
    toolbar: {
      icon: 'lightningoff',
      items: choices({ after: 'Enhancements after', before: 'Enhancements before' }),
      dynamicTitle: true,
    },
  },
  script: {
    description: 'JavaScript of the page',
    toolbar: {
      icon: 'lightning',
      items: choices({ on: 'JavaScript', off: 'No JavaScript' }),
      dynamicTitle: true,
    },
  },
} satisfies GlobalTypes;

export const initialGlobals = {
  brand: baselineBrand,
  scheme: 'light',
  locale: 'es-ES',
  script: 'on',
  enhancements: 'after',
};

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Viewports to look at pages in; the narrowest is a desktop at 400 % zoom. */
export const VIEWPORTS = {
  w320: viewport('Zoomed', 320, 640),
  w360: viewport('Phone', 360, 780),
  w768: viewport('Tablet', 768, 1024),
  w1280: viewport('Desk', 1280, 800),
};
