import { type OptionalCategory, optionalCategories } from '../model/categories.ts';
import type { DeclaredProvider } from '../model/cookie-declarations.ts';
import { type VendorSignals, vendorSignals } from '../model/vendor-signals.ts';

/** Names of cookies and web-storage keys, per category; `*` stands for any characters. */
export type DeclaredNames = Readonly<Record<OptionalCategory, readonly string[]>>;

/**
 * The names to delete when a category is withdrawn: every declared name, including disabled ones,
 * and names of other categories that a vendor writes only with this one.
 */
export function declaredNames(providers: readonly DeclaredProvider[]): DeclaredNames {
  const namesOf = (category: OptionalCategory) => [
    ...new Set(
      providers
        .flatMap((provider) =>
          provider.cookies.filter(
            ({ name }) => provider.category === category || namesWith(category).includes(name),
          ),
        )
        .map(({ name }) => name),
    ),
  ];
  const [preferences = [], statistics = [], marketing = []] = optionalCategories.map(namesOf);
  return { preferences, statistics, marketing };
}

const namesWith = (category: OptionalCategory) =>
  Object.values(vendorSignals).flatMap((row: VendorSignals) => row.cookiesWith?.[category] ?? []);
