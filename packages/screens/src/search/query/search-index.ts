/** A page that a search may lead to: its label, its address, and further words to find it by. */
export type Suggestion = readonly [label: string, href: string, ...keywords: string[]];

/** A choice that a list offers, what is typed for it, and the query of the list that makes it. */
export type SearchOption = {
  readonly label: string;
  /** Phrases; one that ends in `*` is also the beginning of a word. */
  readonly phrases: readonly string[];
  /** Without it the list makes the choice by itself. */
  readonly query?: string;
};

/** A list of products that a search may lead to. */
export type SearchList = {
  readonly label: string;
  readonly href: string;
  /** What its kind of product is called. */
  readonly phrases: readonly string[];
  /** The parameter that an amount of money fills. */
  readonly amount?: 'amount' | 'balance';
  /** Terms that can be chosen, in days. */
  readonly terms: readonly (Omit<SearchOption, 'phrases'> & { readonly days: number })[];
  readonly options: readonly SearchOption[];
};

/** What words of a language mean in a search, besides those of lists. */
export type SearchWords = {
  readonly thousand: readonly string[];
  /** The currency. */
  readonly money: readonly string[];
  /** Units of time, by their days. */
  readonly days: Readonly<Record<number, readonly string[]>>;
  /** Words without a meaning of their own. */
  readonly ignored: readonly string[];
};

/** Everything that a locale's search knows without asking the service; a static file. */
export type SearchIndex = {
  readonly locale: string;
  readonly currency: string;
  readonly pages: readonly Suggestion[];
  /** Those for which an amount alone is asked first. */
  readonly lists: readonly SearchList[];
  readonly words: SearchWords;
};
