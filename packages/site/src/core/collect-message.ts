import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a message up to a limit, and keeps nothing of one that has more.
 *
 * @returns the bytes, or `undefined` when there are more than `limitBytes`
 * @throws when the message breaks off
 */
export function collectMessage(
  message: IncomingMessage,
  limitBytes = Number.POSITIVE_INFINITY,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer> | undefined>();
  if (Number(message.headers['content-length']) > limitBytes) resolve(undefined);
  const chunks: Buffer<ArrayBuffer>[] = [];
  let length = 0;
  // Events, since an iterator of a stream costs as much as all else that a small message takes.
  message.on('data', (chunk: Buffer<ArrayBuffer>) => {
    length += chunk.byteLength;
    if (length <= limitBytes) chunks.push(chunk);
    else resolve(undefined);
  });
  message.once('end', () => resolve(Buffer.concat(chunks)));
  message.once('error', reject);
  message.once('close', () => {
    // Every message closes, and an error that nobody reads takes a tenth of what passing one on does.
    if (!message.readableEnded) reject(new Error('The message ended early'));
  });
  return promise;
}
