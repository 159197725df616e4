/** Thrown if a body exceeds its limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads a response's body as UTF-8 text.
 *
 * @throws {BodyTooLargeError} as soon as it exceeds `maxBytes`
 * @throws {TypeError} if it is incomplete or not UTF-8
 */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const tooLarge = () => new BodyTooLargeError(`The body is longer than ${maxBytes} bytes`);
  if (Number(response.headers.get('content-length')) > maxBytes) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
