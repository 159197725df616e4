import type { GlobalTypes } from 'storybook/internal/types';
import { LOCALES } from './locales.ts';

const BRANDS = { olivar: 'Olivar', plaza: 'Plaza' } as const;
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
  brand: 'olivar',
  scheme: 'light',
  locale: 'es-ES',
  script: 'on',
  behaviours: 'after',
};
