import { createMessages, entriesOf, interfaceMessages, type MessageArguments } from '@plaza/i18n';

const spain = { locale: 'es-ES', currency: 'EUR' };

/** `key {argument}` */
const keyText = (fileKey: string, known: MessageArguments) =>
  [fileKey, ...Object.keys(known).map((name) => `{${name}}`)].join(' ');

/**
 * A translator for es-ES and euros that returns the key of each message followed by its arguments,
 * except for these texts.
 */
export function keyTranslator(texts: Readonly<Record<string, string>> = {}) {
  const keys = entriesOf(interfaceMessages, spain.locale).map(({ fileKey, key }) => [
    fileKey,
    keyText(fileKey, interfaceMessages[key as keyof typeof interfaceMessages]),
  ]);
  const messages = createMessages({
    namespace: 'interface',
    messages: interfaceMessages,
    read: async () => ({ ...Object.fromEntries(keys), ...texts }),
  });
  return messages(spain);
}
