import type { LoanPricing, TradeFee } from '@plaza/finance';

/** What sets one product of a list apart: the lowest or highest figure, with its words. */
export type ListBadge = {
  readonly property: string;
  readonly direction: 'ascending' | 'descending';
  readonly label: string;
};

/** The numbers that a list asks for; which ones depends on the kind of its products. */
export const LIST_INPUTS = ['amount', 'spending', 'balance', 'trades'] as const;

export type ListInput = (typeof LIST_INPUTS)[number];

/** A loan as its lender publishes it: the amount, the days, and what is paid back. */
export type PublishedLoan = {
  readonly amount: number;
  readonly termDays: number;
  readonly apr: number;
  readonly totalPayable: number;
  /** How many payments of which amount, in order. */
  readonly payments: readonly (readonly [count: number, amount: number])[];
};

/** How the figures of a product follow from what a visitor chooses. */
export type LivePrice =
  | {
      readonly of: 'loan';
      readonly amounts: readonly [min: number, max: number];
      readonly days: readonly [min: number, max: number];
      /** The lender's terms; without them there are figures of published offers only. */
      readonly terms?: LoanPricing;
      readonly offers: readonly PublishedLoan[];
    }
  | { readonly of: 'card'; readonly annualFee: number; readonly cashbackPercent?: number }
  | {
      readonly of: 'account';
      readonly tiers: readonly { from: number; to?: number | undefined; percent: number }[];
      readonly minDeposit: number;
    }
  | { readonly of: 'broker'; readonly fee?: TradeFee }
  | { readonly of: 'price'; readonly year?: number };

/** Why a product has no figures for what was chosen; its texts are in `LiveProduct.outside`. */
export type Outside = 'amount' | 'term' | 'unpublished' | 'balance' | 'shares';

/** What a list knows of a product. */
export type LiveProduct = {
  readonly id: number;
  readonly name: string;
  /** The name of the list that it is in: a page may have several. */
  readonly list: string;
  readonly price: LivePrice;
  /** Its options of the filters, as `group:option`. */
  readonly tags: readonly string[];
  /** Further figures to sort by. */
  readonly values: Readonly<Record<string, number>>;
  /** Texts of the comparison's rows that no choice changes. */
  readonly cells: Readonly<Record<string, string>>;
  readonly outside: Readonly<Partial<Record<Outside, string>>>;
  /** Why it is not offered for what the page asks by itself. */
  readonly misfit?: Outside | undefined;
  /** The file of its logo, if its row has no drawing. */
  readonly logo?: string;
  /** The paid link; without it for an unsafe address. */
  readonly action?: {
    readonly href: string;
    readonly label: string;
  };
};

export type ListOption = { readonly name: string; readonly label: string };

/** A row of the comparison, and which end of its figures is the best, if one is. */
export type ListRow = ListOption & { readonly best?: 'min' | 'max' };

/** An order that visitors can choose: `apr-ascending`, with its sentence. */
export type ListSort = ListOption & { readonly sentence: string };

/** Another list of the site, and the amounts that its products reach. */
export type ListReach = {
  readonly name: string;
  readonly path: string;
  readonly amounts: readonly [min: number, max: number];
};

/** What the form of a list and its view are made from, written into the page. */
export type ListSettings = {
  readonly locale: string;
  readonly currency: string;
  readonly inputs: Readonly<
    Partial<
      Record<ListInput, { readonly min: number; readonly max: number; readonly default?: number }>
    >
  >;
  /** Terms to choose from, in days. */
  readonly terms: readonly number[];
  /** The term that the page asks for by itself. */
  readonly term?: number | undefined;
  /** The number of days of every term, in words. */
  readonly days: Readonly<Record<number, string>>;
  /** Filters; the name of an option is `group:option`. */
  readonly groups: readonly (ListOption & { readonly options: readonly ListOption[] })[];
  /** The first is the order of the page itself. */
  readonly sorts: readonly ListSort[];
  /** The order that the page keeps by itself; without it an impression may change the order. */
  readonly order?: string;
  /** Whether each product says why it is where it is. */
  readonly reasons?: boolean;
  /** What may set a product apart, the most important first; a list of one question has them. */
  readonly badges?: readonly ListBadge[];
  readonly rows: readonly ListRow[];
  /** What the page asks by itself, in words. */
  readonly question: string;
  /** The same without labels. */
  readonly choice: string;
  /** Where to look for what nobody here offers. */
  readonly reach?: readonly ListReach[];
  /** Texts with `{placeholders}`, by name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly products: readonly LiveProduct[];
};

/** The name of the products that belong to a list and do not fit what is asked. */
export const misfitsOf = (list: string): string => `${list}-misfits`;

/** Most products that are compared side by side. */
export const MOST_COMPARED = 4;
