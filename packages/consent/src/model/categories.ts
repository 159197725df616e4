import type { ConsentCategory } from '@plaza/contract';

/** What a visitor can be asked for (§3.3). Necessary is always on. */
export const consentCategories = [
  'necessary',
  'preferences',
  'statistics',
  'marketing',
] as const satisfies readonly ConsentCategory[];

/** The categories that a visitor may turn on and off. */
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>;

export const optionalCategories = [
  'preferences',
  'statistics',
  'marketing',
] as const satisfies readonly OptionalCategory[];

/** On or off, for each category that can be turned off. */
export type ConsentChoices = Readonly<Record<OptionalCategory, boolean>>;

/** A choice for each category that can be turned off. */
export const choicesBy = (isOn: (name: OptionalCategory, index: number) => boolean) =>
  Object.fromEntries(
    optionalCategories.map((name, index) => [name, isOn(name, index)]),
  ) as ConsentChoices;
