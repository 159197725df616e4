import { type OptionalCategory, optionalCategories } from '../model/categories.ts';
import type { DeclaredProvider } from '../model/cookie-declarations.ts';

/** Names of cookies and web-storage keys per category, each as a regular expression. */
export type DeclaredNames = Readonly<Record<OptionalCategory, readonly string[]>>;

/**
 * The names to delete when a category is withdrawn: every declared name, including disabled ones,
 * and names of other categories that a vendor writes only with this one. They are patterns already,
 * because every page would need the code that makes them.
 *
 * @param alsoWith declared names that are written only if this other category is allowed as well
 */
export function declaredNames(
  providers: readonly DeclaredProvider[],
  alsoWith: Readonly<Partial<Record<OptionalCategory, readonly string[]>>> = {},
): DeclaredNames {
  const namesOf = (category: OptionalCategory) => [
    ...new Set(
      providers
        .flatMap((provider) =>
          provider.cookies.filter(
            ({ name }) => provider.category === category || alsoWith[category]?.includes(name),
          ),
        )
        .map(({ name }) => namePattern(name)),
    ),
  ];
  const [preferences = [], statistics = [], marketing = []] = optionalCategories.map(namesOf);
  return { preferences, statistics, marketing };
}

/** A pattern of a declared name; `*` matches any characters. */
export const namePattern = (name: string): string =>
  name.replace(/[^\w*:-]/g, '\\$&').replaceAll('*', '.*');
