import { ProductCard } from '../product-card/product-card.tsx';
import type { ProductCardData, ProductCardLabels } from '../product-card/product-data.ts';
import {
  IncompleteExampleError,
  parseRepresentativeExample,
} from '../representative-example/schema.ts';

/** The order of offers that texts claim: key and direction. */
export type OfferOrder = 'apr-ascending' | 'apr-descending';

/** The order that a list keeps: a property of its products and the direction. */
export type ListOrder = `${string}-${'ascending' | 'descending'}`;

export interface ProductListProps {
  heading: string;
  products: readonly ProductCardData[];
  labels: ProductCardLabels & { empty: string };
  /** How the offers are ranked, and what the ranking does not depend on. */
  note?: string;
  /** The order that the list keeps. Carried as `data-order`: the browser does not reorder such a list. */
  order?: ListOrder | undefined;
  /** Name of the list in the view of a live list, which hides and sorts its products. */
  live?: string;
  /** Products that do not fit what is asked: not counted, not compared, closed. */
  misfits?: { heading: string; products: readonly ProductCardData[] };
  /** Fragment id of the list, so that buttons can lead to it. */
  id?: string;
  /** Whether its products are fragments, which links lead to; not on a page that lists one twice. */
  isTarget?: boolean | undefined;
  /** Called for each offer that is left out because its example is incomplete. Without it, such an offer throws. */
  onProblem?: (problem: IncompleteExampleError, product: ProductCardData) => void;
}

/**
 * Offers in the order given; says so when there is none.
 *
 * @throws {IncompleteExampleError} for an incomplete offer, without `onProblem`
 */
export function ProductList({
  heading,
  products,
  labels,
  note,
  order,
  live,
  misfits,
  id = 'offers',
  isTarget,
  onProblem,
}: ProductListProps) {
  const complete = (all: readonly ProductCardData[]) =>
    onProblem ? all.filter((product) => isComplete(product, onProblem)) : all;
  const offers = complete(products);
  const others = complete(misfits?.products ?? []);
  return (
    <section
      className="pz-product-list"
      id={id}
      aria-labelledby={`${id}-heading`}
      data-shown={live && `list-${live}`}
    >
      <h2
        className="pz-section__heading"
        id={`${id}-heading`}
        data-value={live && `heading-${live}`}
      >
        {heading}
      </h2>
      {note && offers.length > 0 && <p className="pz-product-list__note">{note}</p>}
      {offers.length === 0 && !misfits && <p className="pz-product-list__empty">{labels.empty}</p>}
      <ul
        className="pz-product-list__items pz-plain-list"
        data-offer-list=""
        data-product-list=""
        data-order={order}
        data-items={live}
        data-attributes={live}
      >
        {offers.map((product, index) => (
          <li key={product.id} data-item={live && product.id}>
            <ProductCard
              {...{ product, labels, isTarget }}
              position={index + 1}
              open={index === 0}
            />
          </li>
        ))}
      </ul>
      {misfits && (live || others.length > 0) && (
        <Misfits
          heading={misfits.heading}
          products={others}
          name={live && `${live}-misfits`}
          labels={labels}
        />
      )}
    </section>
  );
}

interface MisfitsProps extends Pick<ProductListProps, 'products'> {
  heading: string;
  /** Their name in the view of a live list, which moves cards in and out. */
  name: string | undefined;
  labels: ProductCardLabels;
}

/** They have no place. The cards of a live list say why they do not fit. */
function Misfits({ heading, products, name, labels }: MisfitsProps) {
  return (
    <details
      className="pz-product-list__misfits"
      data-shown={name && `list-${name}`}
      hidden={products.length === 0}
    >
      <summary>{heading}</summary>
      <ul className="pz-product-list__items pz-plain-list" data-items={name}>
        {products.map((product) => (
          <li key={product.id} data-item={name && product.id}>
            <ProductCard product={product} labels={labels} />
          </li>
        ))}
      </ul>
    </details>
  );
}

// An offer may not be advertised without its example, but one bad offer must not take the page down.
function isComplete(
  product: ProductCardData,
  onProblem: NonNullable<ProductListProps['onProblem']>,
): boolean {
  if (product.example === undefined) return true;
  try {
    parseRepresentativeExample(product.example);
    return true;
  } catch (problem) {
    if (!(problem instanceof IncompleteExampleError)) throw problem;
    onProblem(problem, product);
    return false;
  }
}
