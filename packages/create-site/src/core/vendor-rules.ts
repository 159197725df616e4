import { vendors } from '@plaza/tracking';

/** Locales of these in which Meta is used (§9). */
export const metaLocalesOf = (locales: readonly string[]): string[] =>
  locales.filter((locale) => (vendors.meta.locales as readonly string[]).includes(locale));
