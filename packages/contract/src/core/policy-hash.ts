import type { Page } from '../model/page.ts';
import type { CookieProvider } from '../model/website-cookie.ts';
import { hashOf } from './hash-of.ts';

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
  return await hashOf([sorted, policy ?? null]);
}
