import { type OptionalCategory, optionalCategories } from '../model/categories.ts';
import type { DeclarationVersions } from '../model/consent-state.ts';
import type { DeclaredProvider } from '../model/cookie-declarations.ts';

/**
 * Versions of the declarations, one for each category: providers, cookies, types and expirations.
 * Order, disabled cookies and descriptions do not count, so that a corrected sentence does not
 * prompt visitors again.
 */
export async function declarationVersions(
  providers: readonly DeclaredProvider[],
): Promise<DeclarationVersions> {
  const versionOf = async (category: OptionalCategory) =>
    (await fingerprint(declarationsOf(category, providers))).slice(0, 4);
  return (await Promise.all(optionalCategories.map(versionOf))).join('');
}

const declarationsOf = (category: OptionalCategory, providers: readonly DeclaredProvider[]) =>
  providers
    .filter((provider) => provider.category === category)
    .flatMap(({ providerName, cookies }) =>
      cookies
        .filter(({ enabled }) => enabled)
        .map(({ name, type, expiration }) =>
          JSON.stringify([providerName, name, type, expiration]),
        ),
    )
    .sort();

/**
 * SHA-256 of a value's JSON in lower-case hex, as `sha256sum` prints it. Receipts identify by it
 * what a visitor was shown.
 */
export async function fingerprint(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
