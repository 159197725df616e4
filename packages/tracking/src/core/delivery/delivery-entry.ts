/** Serializes a queued entry: time, path and JSON. */
export const writeEntry = (now: number, path: string, body: string): string =>
  `${now} ${path} ${body}`;

/** Whether an entry is a consent receipt, which is necessary whatever the decision. */
export const isReceipt = (text: string): boolean => text.split(' ', 2)[1] === '/consents';

/** Parses an entry. A foreign value becomes an entry of 1970, which is too old to send. */
export function readEntry(text: string) {
  const [, queuedAt = 0, path = '', body = ''] = /^(\d+) (\/\S+) (.+)$/.exec(text) ?? [];
  return { queuedAt: Number(queuedAt), path, body };
}
