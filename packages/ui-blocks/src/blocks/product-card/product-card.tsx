import { CardFace } from '../../react/logo/card-face.tsx';
import { Logo } from '../../react/logo/logo.tsx';
import { CompareBox, OutsideNote, ReasonNote } from './live-card.tsx';
import { ProductAction } from './product-action.tsx';
import type { ProductCardData, ProductCardLabels } from './product-data.ts';
import { ProductWarning } from './product-details.tsx';
import { ProductBadge, ProductFigures, ProductMarks, placeFigures } from './product-figures.tsx';
import { ProductMore } from './product-more.tsx';

export interface ProductCardProps {
  product: ProductCardData;
  labels: ProductCardLabels;
  /** One-based place in the list, carried as `data-position`. */
  position?: number;
  /** Whether its example is in view, as that of one row of a list has to be; default true. */
  open?: boolean;
  /** Whether links lead to it by its id, which a page has once; default true. */
  isTarget?: boolean | undefined;
}

/**
 * One product as a row: provider, what it costs, one sponsored link; example, details and
 * conditions below, to be opened.
 *
 * @throws {IncompleteExampleError} when an item of its example is missing
 */
export function ProductCard(props: ProductCardProps) {
  const { product, labels, position, open = true, isTarget = true } = props;
  const { example, warning, live } = product;
  const name = `product-${product.id}`;
  const mark = live && `mark-${product.id}`;
  const { first, beside, below, marks, facts } = placeFigures(product);
  return (
    <article
      className="pz-product"
      aria-label={isTarget ? undefined : product.name}
      aria-labelledby={isTarget ? name : undefined}
      data-kind={product.kind}
      data-offer={example && ''}
      data-apr={product.apr}
      data-product-id={product.id}
      data-position={position}
      data-attributes={live && name}
    >
      {warning && <ProductWarning warning={warning} />}
      <ProductBadge product={product} />
      <header className="pz-product__head">
        {product.face ? (
          <CardFace name={product.name} {...product.face} id={mark} />
        ) : (
          <Logo name={product.lender.name} logo={product.lender.logo} id={mark} />
        )}
        <div>
          <h3 className="pz-product__name" id={isTarget ? name : undefined}>
            {product.name}
          </h3>
          <ProductMarks marks={marks} facts={facts} />
        </div>
      </header>
      <ProductFigures figures={first ? [first] : []} lead />
      <ProductFigures figures={beside} />
      <div className="pz-product__action">
        {labels.sponsored && <p className="pz-product__sponsored">{labels.sponsored}</p>}
        <ProductAction product={product} />
      </div>
      {live && <OutsideNote {...live} id={product.id} />}
      <div className="pz-product__foot">
        <ProductMore {...{ product, labels, figures: below }} open={live?.isExampleOpen ?? open} />
        {live && <ReasonNote {...live} id={product.id} />}
        {live && <CompareBox {...live} product={product} />}
      </div>
    </article>
  );
}
