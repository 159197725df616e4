import type { RouteTable } from './define-site.ts';

type Row = RouteTable[number];

/** Paths of a loan site in one locale; omit the pages it does not have. */
export type LoanPaths = {
  /** A page for each loan amount, at this path: `{ path: '/{amount}-pesos/', of: [1000, 3000] }`. */
  readonly amounts?: { readonly path: string; readonly of: readonly number[] };
  /** The pay-per-click landing page. */
  readonly landing?: string;
  readonly contact?: string;
  readonly privacy: string;
  readonly cookies: string;
};

/**
 * The rows of a loan site in one locale (§2.1). Pages of several locales are paired by type, except
 * those of an amount: in another currency it is another loan.
 */
export function loanPages<const Locale extends Row['locale']>(
  locale: Locale,
  { amounts, landing, contact, privacy, cookies }: LoanPaths,
): readonly (Row & { readonly locale: Locale })[] {
  const row = (path: string | undefined, pageType: Row['pageType'], translationKey?: string) =>
    path === undefined
      ? []
      : [{ path, pageType, locale, ...(translationKey && { translationKey }) }];
  return [
    ...row('/', 'ProductListStatic', 'front'),
    ...(amounts?.of ?? []).flatMap((amount) =>
      row(amounts?.path.replace('{amount}', String(amount)), 'ProductListStatic'),
    ),
    ...row(landing, 'ProductList', 'landing'),
    ...row(contact, 'Contact', 'contact'),
    ...row(privacy, 'PrivacyPolicy', 'privacy'),
    ...row(cookies, 'CookiePolicy', 'cookies'),
  ];
}
