/**
 * SHA-256 of a value's JSON, in the form that `sha256sum` prints. Receipts name by it what a
 * visitor was shown.
 */
export async function fingerprint(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
