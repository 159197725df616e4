const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the browser's language and zone. */
export const shortTime = (instant: string): string => format.format(new Date(instant));
