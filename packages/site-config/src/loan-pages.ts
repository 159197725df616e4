import type { RouteTable } from './define-site.ts';

type Row = RouteTable[number];

/** Paths of a loan site in one locale; omit the pages it does not have. */
export type LoanPaths = {
  /** A page for each loan amount, at this path: `{ path: '/{amount}-pesos/', of: [1000, 3000] }`. */
  readonly amounts?: { readonly path: string; readonly of: readonly number[] };
  /** The pay-per-click landing page. */
  readonly landing?: string;
  readonly contact?: string;
  readonly policies: { readonly privacy: string; readonly cookies: string };
};

/** The literal paths of the rows. */
type PathOf<Paths extends LoanPaths> =
  | '/'
  | AmountPath<Paths['amounts']>
  | Extract<Paths[Exclude<keyof Paths, 'amounts' | 'policies'>], string>
  | Paths['policies'][keyof LoanPaths['policies']];

type AmountPath<Amounts> = Amounts extends {
  readonly path: `${infer Before}{amount}${infer After}`;
  readonly of: readonly (infer Amount extends number)[];
}
  ? `${Before}${Amount}${After}`
  : never;

type PageTypeOf<Paths extends LoanPaths> =
  | 'ProductListStatic'
  | 'PrivacyPolicy'
  | 'CookiePolicy'
  | (Paths extends { readonly landing: string } ? 'ProductList' : never)
  | (Paths extends { readonly contact: string } ? 'Contact' : never);

/** A row with its literal locale, path and page type, so that links to other paths do not compile. */
type LoanRow<Locale, Paths extends LoanPaths> = Row & {
  readonly locale: Locale;
  readonly path: PathOf<Paths>;
  readonly pageType: PageTypeOf<Paths>;
};

/**
 * The rows of a loan site in one locale (§2.1). Pages of several locales are paired by type, except
 * those of an amount: in another currency it is another loan.
 */
export function loanPages<const Locale extends Row['locale'], const Paths extends LoanPaths>(
  locale: Locale,
  paths: Paths,
): readonly LoanRow<Locale, Paths>[] {
  const { amounts, landing, contact, policies } = paths;
  const row = (path: string | undefined, pageType: Row['pageType'], translationKey?: string) =>
    path === undefined
      ? []
      : [{ path, pageType, locale, ...(translationKey && { translationKey }) }];
  const rows = [
    ...row('/', 'ProductListStatic', 'front'),
    ...(amounts?.of ?? []).flatMap((amount) =>
      row(amounts?.path.replace('{amount}', String(amount)), 'ProductListStatic'),
    ),
    ...row(landing, 'ProductList', 'landing'),
    ...row(contact, 'Contact', 'contact'),
    ...row(policies.privacy, 'PrivacyPolicy', 'privacy'),
    ...row(policies.cookies, 'CookiePolicy', 'cookies'),
  ];
  return rows as readonly LoanRow<Locale, Paths>[];
}
