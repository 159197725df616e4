import type { Page } from '../model/page.ts';
import type { CookieProvider } from '../model/website-cookie.ts';

/** What a visitor consents to: who sets which cookies, and the cookie policy, if there is one. */
export interface ConsentPolicy {
  readonly providers: readonly CookieProvider[];
  readonly policy?: Page['body'] | undefined;
}

/**
 * The SHA-256 (as of `sha256sum`) that a receipt stores for what its visitor consented to. Site and
 * service compute it independently from their copies of the content, so it does not depend on the
 * order of keys or providers, which a database does not preserve.
 */
export async function policyHash({ providers, policy }: ConsentPolicy): Promise<string> {
  const sorted = [...providers].sort((one, other) => (one.id < other.id ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify([sorted, policy ?? null], inKeyOrder));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
