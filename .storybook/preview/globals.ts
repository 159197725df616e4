import { baselineBrand, brands } from 'virtual:plaza-brands';
import type { GlobalTypes } from 'storybook/internal/types';
import { LOCALES } from '../../packages/ui-blocks/src/testing/locales/locales.ts';

const BRANDS = Object.fromEntries(Object.keys(brands).map((name) => [name, name]));
const SCHEMES = { light: 'Light', dark: 'Dark' } as const;
const choices = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** Toolbars of every story; their names and values are addresses that tests use. */
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
  behaviours: {
    description: 'Behaviours, attached before or after hydration',
    toolbar: {
      icon: 'lightningoff',
      items: choices({ after: 'Behaviours after', before: 'Behaviours before' }),
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
  behaviours: 'after',
};

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Widths that pages are looked at in; the narrowest is what 400 % zoom leaves of a desk. */
export const VIEWPORTS = {
  w320: viewport('Zoomed', 320, 640),
  w360: viewport('Phone', 360, 780),
  w768: viewport('Tablet', 768, 1024),
  w1280: viewport('Desk', 1280, 800),
};
