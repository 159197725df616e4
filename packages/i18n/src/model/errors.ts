/** Where a message lives: the file of a locale, told apart by its namespace. */
export type MessagePlace = { readonly locale: string; readonly namespace: string };

/** A message, or a whole file of them, that cannot be read or written out (§8). */
export class MessageError extends Error {
  override readonly name = 'MessageError';
  readonly locale: string;
  readonly namespace: string;

  constructor({ locale, namespace }: MessagePlace, problem: string, options?: ErrorOptions) {
    super(`Messages '${namespace}' of ${locale}: ${problem}`, options);
    this.locale = locale;
    this.namespace = namespace;
  }
}
