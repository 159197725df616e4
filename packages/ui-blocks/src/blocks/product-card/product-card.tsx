import { safeMediaUrl } from '../../core/safe-url.ts';
import { Disclosure } from '../../react/disclosure/disclosure.tsx';
import {
  RepresentativeExample,
  type RepresentativeExampleLabels,
} from '../representative-example/representative-example.tsx';
import type { RepresentativeExampleFigures } from '../representative-example/schema.ts';
import { ProductAction, type ProductActionData } from './product-action.tsx';

/** An offer as the visitor reads it: every figure already formatted for the page's locale. */
export interface ProductCardData {
  /** The product's id; carried as `data-product-id` and used to name the card. */
  id: number | string;
  name: string;
  /** Annual percentage rate in percent, as a number; carried as `data-apr`, so that an order by it can be checked. */
  apr: number;
  lender: { name: string; legalName?: string; logo?: ProductLogo };
  figures: { amount: string; term: string; cost: string; apr: string; totalPayable: string };
  example: RepresentativeExampleFigures;
  highlights: readonly string[];
  conditions: readonly string[];
  /** The one action; left out for an unsafe address. */
  action: ProductActionData;
}

export interface ProductLogo {
  src: string;
  width: number;
  height: number;
}

export interface ProductCardLabels {
  amount: string;
  term: string;
  cost: string;
  apr: string;
  totalPayable: string;
  conditions: string;
  /** Says that the link is paid for, e.g. "Publicidad". */
  sponsored?: string;
  example: RepresentativeExampleLabels;
}

export interface ProductCardProps {
  product: ProductCardData;
  labels: ProductCardLabels;
  /** One-based place in the list, carried as `data-position`. */
  position?: number;
}

/**
 * One offer: lender, figures, one sponsored link, example and conditions.
 *
 * @throws {IncompleteExampleError} when an item of its example is missing
 */
export function ProductCard({ product, labels, position }: ProductCardProps) {
  const headingId = `product-${product.id}`;
  return (
    <article
      className="pz-product"
      aria-labelledby={headingId}
      data-offer=""
      data-apr={product.apr}
      data-product-id={product.id}
      data-position={position}
    >
      <ProductHead product={product} headingId={headingId} sponsored={labels.sponsored} />
      <ProductFigures figures={product.figures} labels={labels} />
      <ProductAction product={product} />
      <ProductHighlights items={product.highlights} />
      <RepresentativeExample figures={product.example} labels={labels.example} />
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

const FIGURES = ['amount', 'term', 'apr', 'cost', 'totalPayable'] as const;

function ProductFigures({
  figures,
  labels,
}: {
  figures: ProductCardData['figures'];
  labels: ProductCardLabels;
}) {
  return (
    <dl className="pz-product__figures">
      {FIGURES.map((name) => (
        <div key={name} className="pz-product__figure" data-figure={name}>
          <dt>{labels[name]}</dt>
          <dd>{figures[name]}</dd>
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
