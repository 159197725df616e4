import type { Logger } from './content-client-options.ts';

/** One line on standard error, the fields as JSON. */
export const consoleLogger: Logger = {
  // biome-ignore lint/suspicious/noConsole: where a server logs when nobody says otherwise.
  warn: (message, fields) => console.warn(`${message} ${JSON.stringify(fields)}`),
};
