import { type OptionalCategory, optionalCategories } from '../model/categories.ts';
import type { DeclarationVersions } from '../model/consent-state.ts';
import type { DeclaredProvider } from '../model/cookie-declarations.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * Tells what is declared in each category now: who sets which cookies, of which type and for how
 * long. Their order, what is not enabled, and how a description is worded make no difference, for
 * nobody should be asked again about a mended sentence.
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
