/** The locale and namespace of a message. */
export type MessagePlace = { readonly locale: string; readonly namespace: string };

/** Thrown when a message or a locale file cannot be read or formatted (§8). */
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
