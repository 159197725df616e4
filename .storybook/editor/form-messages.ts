/** A block's data: to the form that edits it, and back after each change. */
export interface FormMessage {
  readonly kind: 'ready' | 'show' | 'changed';
  /** Of the registry of blocks. */
  readonly block?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** Hears the messages of another frame of Storybook. @returns what ends it */
export function onFormMessage(
  source: () => Window | null | undefined,
  listener: (message: FormMessage) => void,
): () => void {
  const hear = ({ data, origin, source: sender }: MessageEvent) => {
    // Storybook's own frames speak to each other as well.
    const isOurs = /^(?:ready|show|changed)$/.test(data?.kind);
    if (isOurs && origin === location.origin && sender === source()) listener(data as FormMessage);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}

/** Data without what JSON does not have, such as values that are undefined. */
export const plainAttrs = (attrs: unknown): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(attrs ?? {}));
