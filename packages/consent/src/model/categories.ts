import type { ConsentCategory } from '@plaza/contract';

/** The consent categories (§3.3). Necessary is always on. */
export const consentCategories = [
  'necessary',
  'preferences',
  'statistics',
  'marketing',
] as const satisfies readonly ConsentCategory[];

/** The categories that a visitor can turn on and off. */
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>;

export const optionalCategories = [
  'preferences',
  'statistics',
  'marketing',
] as const satisfies readonly OptionalCategory[];

/** On or off for each optional category. */
export type ConsentChoices = Readonly<Record<OptionalCategory, boolean>>;

/** Builds a choice for each optional category. */
export const choicesBy = (isOn: (name: OptionalCategory, index: number) => boolean) =>
  Object.fromEntries(
    optionalCategories.map((name, index) => [name, isOn(name, index)]),
  ) as ConsentChoices;
