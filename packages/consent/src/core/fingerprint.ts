/**
 * SHA-256 of a value's JSON in lower-case hex, as `sha256sum` prints it. Receipts identify by it
 * what a visitor was shown.
 */
export async function fingerprint(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
