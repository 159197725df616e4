/** What waits for delivery, in one text: when it was queued, where it goes, and its JSON. */
export const writeEntry = (now: number, path: string, body: string): string =>
  `${now} ${path} ${body}`;

/** Where an entry goes. */
export const pathOf = (text: string): string | undefined => text.split(' ', 2)[1];

/** What somebody else has left there is an entry of 1970. */
export function readEntry(text: string) {
  const [, queuedAt = 0, path = '', body = ''] = /^(\d+) (\/\S+) (.+)$/.exec(text) ?? [];
  return { queuedAt: Number(queuedAt), path, body };
}
