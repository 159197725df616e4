import type { ProductDetailsData, ProductWarningData } from './product-data.ts';
import { ShareBar } from './product-figures.tsx';

/** What the law requires to be read before the figures of a product. */
export function ProductWarning({ warning }: { warning: ProductWarningData }) {
  return (
    <div className="pz-product-warning" role="note" data-warning={warning.name}>
      <p>{warning.text}</p>
    </div>
  );
}

/** Lists of facts, each under its name. */
export function ProductDetails({ details }: { details: readonly ProductDetailsData[] }) {
  return details.map(({ name, heading, rows }) => (
    <div key={name} className="pz-product-details" data-details={name}>
      {/* No heading: an overview has none to stand below. */}
      <p className="pz-product-details__heading">{heading}</p>
      <dl className="pz-product-details__rows">
        {Array.from(rows.entries(), ([index, row]) => (
          <div key={index} className="pz-product-details__row" data-detail={row.name}>
            <dt>{row.term}</dt>
            <dd>{row.value}</dd>
            {row.share !== undefined && <ShareBar share={row.share} />}
          </div>
        ))}
      </dl>
    </div>
  ));
}
