import { ProductCard } from '../product-card/product-card.tsx';
import type { ProductCardData } from '../product-card/product-data.ts';
import type { RenderContext } from '../render-context.ts';
import {
  IncompleteExampleError,
  parseRepresentativeExample,
} from '../representative-example/schema.ts';
import type { OverviewProduct, ProductOverview } from './product-overview.ts';
import type { FinanceOverviewBlockData, ProductSelection } from './schema.ts';
import { selectProducts } from './select-products.ts';

export type FinanceOverviewBlockProps = FinanceOverviewBlockData & Pick<RenderContext, 'overview'>;

/**
 * Rows of the page's products, filtered by any of their properties. Cost figures need their
 * example, so an offer with an incomplete example is left out. Without products in the context it renders nothing.
 */
export function FinanceOverviewBlock({ title, overview, ...selection }: FinanceOverviewBlockProps) {
  if (!overview) return null;
  const products = chooseOffers(overview, selection);
  const { labels } = overview;
  return (
    <div className="pz-overview">
      {title && <h3 className="pz-overview__title">{title}</h3>}
      {products.length === 0 && <p className="pz-product-list__empty">{labels.empty}</p>}
      {products.length > 0 && (
        <ul className="pz-product-list__items pz-plain-list" data-offer-list="">
          {Array.from(products.entries(), ([index, product]) => (
            // A product may be listed with several of its offers, and above this block.
            <li key={index}>
              <ProductCard
                {...{ product, labels }}
                position={index + 1}
                open={index === 0}
                isTarget={false}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
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
