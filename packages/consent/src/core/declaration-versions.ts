import { type OptionalCategory, optionalCategories } from '../model/categories.ts';
import type { DeclarationVersions } from '../model/consent-state.ts';
import type { DeclaredProvider } from '../model/cookie-declarations.ts';
import { fingerprint } from './fingerprint.ts';

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
