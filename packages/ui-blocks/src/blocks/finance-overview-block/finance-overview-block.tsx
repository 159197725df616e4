import type { ProductCardData } from '../product-card/product-data.ts';
import type { RenderContext } from '../render-context.ts';
import {
  IncompleteExampleError,
  parseRepresentativeExample,
} from '../representative-example/schema.ts';
import { OverviewTable } from './overview-table.tsx';
import type { OverviewProduct, ProductOverview } from './product-overview.ts';
import type { FinanceOverviewBlockData, ProductSelection } from './schema.ts';
import { selectProducts } from './select-products.ts';

export type FinanceOverviewBlockProps = FinanceOverviewBlockData & Pick<RenderContext, 'overview'>;

/**
 * A table of the page's products, filtered by any of their properties. Cost figures need their
 * example, so an offer with an incomplete example is left out. Without products in the context it renders nothing.
 */
export function FinanceOverviewBlock({ title, overview, ...selection }: FinanceOverviewBlockProps) {
  if (!overview) return null;
  const products = chooseOffers(overview, selection);
  return (
    <div className="pz-overview">
      {products.length > 0 ? (
        byKind(products).map((ofKind, index) => (
          <OverviewTable
            key={ofKind[0]?.kind ?? ''}
            title={index === 0 ? title : undefined}
            products={ofKind}
            labels={overview.labels}
          />
        ))
      ) : (
        <>
          {title && <h3 className="pz-overview__title">{title}</h3>}
          <p className="pz-overview__empty">{overview.labels.empty}</p>
        </>
      )}
    </div>
  );
}

/** The products by kind, which have different figures, in the order of the first of each. */
function byKind(products: readonly ProductCardData[]): ProductCardData[][] {
  return [...Map.groupBy(products, ({ kind }) => kind).values()];
}

function chooseOffers(overview: ProductOverview, selection: ProductSelection): ProductCardData[] {
  const offers = overview.products.filter((product) => isComplete(product, overview));
  const words = new Intl.Collator(overview.locale, { numeric: true });
  return selectProducts(offers, selection, words).map(({ card }) => card);
}

function isComplete({ card }: OverviewProduct, { onProblem }: ProductOverview): boolean {
  if (card.example === undefined) return true;
  try {
    parseRepresentativeExample(card.example);
    return true;
  } catch (problem) {
    if (!(problem instanceof IncompleteExampleError)) throw problem;
    onProblem?.(problem, card);
    return false;
  }
}
