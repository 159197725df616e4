import { safeMediaUrl } from '../../core/safe-url.ts';
import { Disclosure } from '../../react/disclosure/disclosure.tsx';
import { RepresentativeExample } from '../representative-example/representative-example.tsx';
import { CompareBox, LiveNotes } from './live-card.tsx';
import { ProductAction } from './product-action.tsx';
import type { ProductCardData, ProductCardLabels, ProductFigure } from './product-data.ts';
import { ProductDetails, ProductWarning } from './product-details.tsx';

export interface ProductCardProps {
  product: ProductCardData;
  labels: ProductCardLabels;
  /** One-based place in the list, carried as `data-position`. */
  position?: number;
}

/**
 * One product: provider, figures, one sponsored link, details and conditions; an offer of credit
 * with its example.
 *
 * @throws {IncompleteExampleError} when an item of its example is missing
 */
export function ProductCard({ product, labels, position }: ProductCardProps) {
  const headingId = `product-${product.id}`;
  const { example, warning } = product;
  return (
    <article
      className="pz-product"
      aria-labelledby={headingId}
      data-kind={product.kind}
      data-offer={example && ''}
      data-apr={product.apr}
      data-product-id={product.id}
      data-position={position}
      data-attributes={product.live && `product-${product.id}`}
    >
      <ProductHead product={product} headingId={headingId} sponsored={labels.sponsored} />
      {warning && <ProductWarning warning={warning} />}
      <ProductFigures figures={product.figures} />
      {product.live && <LiveNotes {...product.live} id={product.id} />}
      <ProductAction product={product} />
      {product.live && <CompareBox {...product.live} product={product} />}
      <ProductHighlights items={product.highlights} />
      <ProductDetails details={product.details ?? []} />
      {example && <RepresentativeExample figures={example} labels={labels.example} />}
      <ProductConditions items={product.conditions} label={labels.conditions} />
    </article>
  );
}

interface ProductHeadProps {
  product: ProductCardData;
  headingId: string;
  sponsored?: string | undefined;
}

function ProductHead({ product, headingId, sponsored }: ProductHeadProps) {
  const { lender, name } = product;
  const logo = safeMediaUrl(lender.logo?.src);
  return (
    <header className="pz-product__head">
      {logo && lender.logo && (
        <img
          className="pz-product__logo"
          src={logo}
          alt=""
          width={lender.logo.width}
          height={lender.logo.height}
          loading="lazy"
        />
      )}
      <div>
        <h3 className="pz-product__name" id={headingId}>
          {name}
        </h3>
        <p className="pz-product__lender">{lender.legalName ?? lender.name}</p>
      </div>
      {sponsored && <p className="pz-product__sponsored">{sponsored}</p>}
    </header>
  );
}

function ProductFigures({ figures }: { figures: readonly ProductFigure[] }) {
  return (
    <dl className="pz-product__figures">
      {figures.map(({ name, label, value, live }) => (
        <div key={name} className="pz-product__figure" data-figure={name}>
          <dt>{label}</dt>
          <dd data-value={live}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ProductHighlights({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="pz-product__highlights pz-plain-list">
      {Array.from(items.entries(), ([index, item]) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

function ProductConditions({ items, label }: { items: readonly string[]; label: string }) {
  if (items.length === 0) return null;
  return (
    <Disclosure summary={label}>
      <ul>
        {Array.from(items.entries(), ([index, item]) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
