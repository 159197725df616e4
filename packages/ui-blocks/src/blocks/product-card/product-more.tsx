import type { ReactNode } from 'react';
import { RepresentativeExample } from '../representative-example/representative-example.tsx';
import type { ProductCardData, ProductCardLabels, ProductFigure } from './product-data.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductFigures } from './product-figures.tsx';

interface ProductMoreProps {
  product: ProductCardData;
  labels: ProductCardLabels;
  /** Figures that the row has no room for. */
  figures: readonly ProductFigure[];
  /** Whether the example is in view. */
  open: boolean;
}

/** What a row opens to: the example of its credit, and everything else about the product. */
export function ProductMore({ product, labels, figures, open }: ProductMoreProps) {
  const { id, name, lender, example, highlights, conditions, checked, live } = product;
  const company = lender.legalName ?? lender.name;
  const details = (product.details ?? []).map((list) => ({
    ...list,
    rows: list.rows.filter(({ mark, value }) => mark !== value),
  }));
  // The row of a phone has no room for them.
  const notes = product.figures.flatMap(({ note }) => note ?? []);
  return (
    <>
      {example && (
        <More {...{ summary: labels.example.heading, name, open }} live={live && `example-${id}`}>
          <RepresentativeExample figures={example} labels={labels.example} headed />
        </More>
      )}
      <More summary={labels.conditions} name={name}>
        <p>{lender.role ? `${lender.role}: ${company}` : company}</p>
        {notes.map(({ live, value }) => (
          <p key={live} className="pz-product__note" data-value={live}>
            {value}
          </p>
        ))}
        <ProductFigures figures={figures} />
        <Items items={highlights} />
        <ProductDetails details={details.filter(({ rows }) => rows.length > 0)} />
        <Items items={conditions} />
        {checked && <p>{checked}</p>}
      </More>
    </>
  );
}

interface MoreProps {
  summary: string;
  /** The product's, for who hears the summaries of a list one after the other. */
  name: string;
  open?: boolean;
  live?: string | undefined;
  children: ReactNode;
}

function More({ summary, name, open, live, children }: MoreProps) {
  return (
    <details className="pz-product__more" open={open} data-attributes={live}>
      <summary className="pz-product__summary">
        {summary}
        <span className="pz-visually-hidden">{`: ${name}`}</span>
      </summary>
      {children}
    </details>
  );
}

function Items({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="pz-product__items">
      {Array.from(items.entries(), ([index, item]) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
