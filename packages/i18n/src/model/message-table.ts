import type { FormatName, FormatValue } from './format-values.ts';

/** The arguments of one message: name to the way it is written. */
export type MessageArguments = Readonly<Record<string, FormatName>>;

/**
 * The messages that a program says, by key. It is written `as const satisfies MessageTable`; the
 * types of locale files and of `t` come from it.
 */
export type MessageTable = Readonly<Record<string, MessageArguments>>;

type PluralArguments = { readonly count: 'count' };

type PluralKey<T extends MessageTable> = {
  [K in keyof T & string]: T[K] extends PluralArguments ? K : never;
}[keyof T & string];

/**
 * A locale file: a text for each message, and for a plural message one for each plural category of
 * the language, named as i18next names them: `offers_one`, `offers_other`.
 */
export type MessageFile<T extends MessageTable> = {
  readonly [K in Exclude<keyof T & string, PluralKey<T>>]: string;
} & {
  readonly [K in PluralKey<T> as `${K}_other`]: string;
} & {
  readonly [K in PluralKey<T> as `${K}_${Exclude<Intl.LDMLPluralRule, 'other'>}`]?: string;
};

/** What a message wants to be told; nothing at all when it has no arguments. */
export type MessageValues<A extends MessageArguments> = keyof A extends never
  ? []
  : [values: { readonly [N in keyof A]: FormatValue<A[N]> }];

/** Writes a message out. @throws MessageError for a key, an argument or a format it does not know */
export type Translate<T extends MessageTable> = <K extends keyof T & string>(
  key: K,
  ...values: MessageValues<T[K]>
) => string;
