import { ProductAction } from '../product-card/product-action.tsx';
import type { ProductCardData } from '../product-card/product-card.tsx';
import { RepresentativeExample } from '../representative-example/representative-example.tsx';
import { TABLE_ROLES as ROLES } from '../table-roles.ts';
import type { OverviewLabels } from './product-overview.ts';

const FIGURES = ['amount', 'term', 'apr', 'cost', 'totalPayable'] as const;
const COLUMNS = ['product', ...FIGURES, 'action'] as const;

export interface OverviewTableProps {
  title?: string | undefined;
  /** At least one. */
  products: readonly ProductCardData[];
  labels: OverviewLabels;
}

/** One group of two rows for each product: its figures, and the example that belongs to them. */
export function OverviewTable({ title, products, labels }: OverviewTableProps) {
  return (
    <table className="pz-overview__table" data-offer-list="" {...ROLES.table}>
      {title && <caption className="pz-overview__title">{title}</caption>}
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {COLUMNS.map((name) => (
            <th key={name} data-column={name} {...ROLES.column}>
              <span className={name === 'action' ? 'pz-visually-hidden' : undefined}>
                {labels[name]}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {Array.from(products.entries(), ([index, product]) => (
        // A product may be listed with several of its offers.
        <OverviewProductRows key={index} product={product} labels={labels} position={index + 1} />
      ))}
    </table>
  );
}

interface OverviewProductRowsProps {
  product: ProductCardData;
  labels: OverviewLabels;
  position: number;
}

function OverviewProductRows({ product, labels, position }: OverviewProductRowsProps) {
  return (
    <tbody
      className="pz-overview__product"
      data-offer=""
      data-apr={product.apr}
      data-product-id={product.id}
      data-position={position}
      {...ROLES.group}
    >
      <tr {...ROLES.row}>
        <th {...ROLES.name}>
          {product.name}
          <span className="pz-overview__lender">
            {product.lender.legalName ?? product.lender.name}
          </span>
          {labels.sponsored && <span className="pz-overview__lender">{labels.sponsored}</span>}
        </th>
        {FIGURES.map((name) => (
          <td key={name} data-figure={name} data-label={labels[name]} {...ROLES.cell}>
            {product.figures[name]}
          </td>
        ))}
        <td data-action="" {...ROLES.cell}>
          <ProductAction product={product} />
        </td>
      </tr>
      <tr {...ROLES.row}>
        <td colSpan={COLUMNS.length} {...ROLES.cell}>
          <RepresentativeExample figures={product.example} labels={labels.example} />
        </td>
      </tr>
    </tbody>
  );
}
