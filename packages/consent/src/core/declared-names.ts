import { type OptionalCategory, optionalCategories } from '../model/categories.ts';
import type { CookieProvider } from '../model/cookie-declarations.ts';

/** Names of cookies and web-storage keys, per category; `*` stands for any characters. */
export type DeclaredNames = Readonly<Record<OptionalCategory, readonly string[]>>;

/** What is to be deleted when a category is withdrawn: every declared name, those not enabled included. */
export function declaredNames(providers: readonly CookieProvider[]): DeclaredNames {
  const namesOf = (category: OptionalCategory) => [
    ...new Set(
      providers
        .filter((provider) => provider.category === category)
        .flatMap(({ cookies }) => cookies.map(({ name }) => name)),
    ),
  ];
  const [preferences = [], statistics = [], marketing = []] = optionalCategories.map(namesOf);
  return { preferences, statistics, marketing };
}
