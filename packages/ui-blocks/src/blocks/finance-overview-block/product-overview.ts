import type { ProductCardData, ProductCardLabels } from '../product-card/product-data.ts';
import type { IncompleteExampleError } from '../representative-example/schema.ts';

/** One product: its data, and its card. */
export interface OverviewProduct {
  /** The product's data, for filters and order. */
  values: object;
  /** What the visitor sees. */
  card: ProductCardData;
}

export interface OverviewLabels extends ProductCardLabels {
  /** Shown when no product is left. */
  empty: string;
}

/** The products of a page, for every FinanceOverviewBlock on it. */
export interface ProductOverview {
  products: readonly OverviewProduct[];
  labels: OverviewLabels;
  /** Language tag whose rules put words in order. */
  locale: string;
  /** Called for each offer that is left out because its example is incomplete. */
  onProblem?: (problem: IncompleteExampleError, product: ProductCardData) => void;
}
