/** The formats of message arguments, and the type of value each takes. */
export const formatTypes = {
  text: 'string',
  /** A whole number; an argument named `count` also selects the plural form. */
  count: 'number',
  number: 'number',
  money: 'number',
  percent: 'number',
  apr: 'number',
  days: 'number',
  years: 'number',
  date: 'string',
} as const satisfies Readonly<Record<string, 'string' | 'number'>>;

export type FormatName = keyof typeof formatTypes;

type ValueTypes = { readonly string: string; readonly number: number };

export type FormatValue<N extends FormatName> = ValueTypes[(typeof formatTypes)[N]];

export const isFormatName = (name: string): name is FormatName => Object.hasOwn(formatTypes, name);
