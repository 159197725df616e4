import { icons as limits } from '../../model/icons.ts';

/**
 * Fetches icons of one set from a service with Iconify's API (§7.4).
 *
 * @param base e.g. `https://api.iconify.design`
 * @throws {Error} without a response in 1,500 ms, or if it is not JSON or too long
 */
export async function fetchIconSet(
  fetchIt: typeof fetch,
  base: string,
  [prefix, names]: readonly [prefix: string, names: readonly string[]],
): Promise<unknown> {
  const address = `${base}/${prefix}.json?icons=${names.join(',')}`;
  const response = await fetchIt(address, {
    signal: AbortSignal.timeout(limits.timeoutMs),
    redirect: 'error',
    credentials: 'omit',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${base} responded with ${response.status} for icons of ${prefix}`);
  }
  return JSON.parse(await readText(response));
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, bytes] = ['', 0];
  // Leaving the loop early cancels the stream.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limits.answerBytes)
      throw new Error(`The response with icons exceeds ${limits.answerBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
