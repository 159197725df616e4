import type { ProductCardData, ProductCardLabels } from '../product-card/product-card.tsx';
import type { IncompleteExampleError } from '../representative-example/schema.ts';

/** One product as both sides see it. */
export interface OverviewProduct {
  /** The product's data, which filter and order look at. */
  values: object;
  /** What the visitor reads of it. */
  card: ProductCardData;
}

export interface OverviewLabels extends ProductCardLabels {
  /** Head of the column of names, e.g. "Préstamo". */
  product: string;
  /** Head of the column of buttons, for those who hear the table. */
  action: string;
  /** Said when no product is left. */
  empty: string;
}

/** The products of a page, for every FinanceOverviewBlock on it. */
export interface ProductOverview {
  products: readonly OverviewProduct[];
  labels: OverviewLabels;
  /** Language tag whose rules put words in order. */
  locale: string;
  /** Told about each offer that is left out because its example is incomplete. */
  onProblem?: (problem: IncompleteExampleError, product: ProductCardData) => void;
}
