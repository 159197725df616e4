/**
 * Reads a request's body up to a limit and stops reading beyond it.
 *
 * @returns the bytes, or `undefined` when there are more than `limitBytes`
 */
export async function readBody(
  request: Request,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > limitBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream, so an endless body is not read to its end.
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return concatenate(chunks, length);
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
