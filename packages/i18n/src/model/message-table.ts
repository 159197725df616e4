import type { FormatName, FormatValue } from './format-values.ts';

/** The arguments of one message: name to format. */
export type MessageArguments = Readonly<Record<string, FormatName>>;

/**
 * The messages of a program by key, declared `as const satisfies MessageTable`; the types of locale
 * files and of `t` derive from it.
 */
export type MessageTable = Readonly<Record<string, MessageArguments>>;

type PluralArguments = { readonly count: 'count' };

type PluralKey<T extends MessageTable> = {
  [K in keyof T & string]: T[K] extends PluralArguments ? K : never;
}[keyof T & string];

/**
 * A locale file: a text per message, and for a plural message one per plural category of the
 * language, with i18next's suffixes: `offers_one`, `offers_other`.
 */
export type MessageFile<T extends MessageTable> = {
  readonly [K in Exclude<keyof T & string, PluralKey<T>>]: string;
} & {
  readonly [K in PluralKey<T> as `${K}_other`]: string;
} & {
  readonly [K in PluralKey<T> as `${K}_${Exclude<Intl.LDMLPluralRule, 'other'>}`]?: string;
};

/** The arguments of a message; none if it has no arguments. */
export type MessageValues<A extends MessageArguments> = keyof A extends never
  ? []
  : [values: { readonly [N in keyof A]: FormatValue<A[N]> }];

/** Formats a message. @throws {MessageError} for an unknown key, argument or format */
export type Translate<T extends MessageTable> = <K extends keyof T & string>(
  key: K,
  ...values: MessageValues<T[K]>
) => string;
