/** A body was longer than its bound. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads a response's body as UTF-8 text.
 * @throws {BodyTooLargeError} as soon as it is known to be longer than `maxBytes`
 * @throws {TypeError} when it is cut off or is not UTF-8
 */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const tooLarge = () => new BodyTooLargeError(`The body is longer than ${maxBytes} bytes`);
  if (Number(response.headers.get('content-length')) > maxBytes) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
