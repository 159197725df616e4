import type { ReactNode } from 'react';
import { ProductAction } from '../product-card/product-action.tsx';
import type { ProductCardData } from '../product-card/product-data.ts';
import { ProductDetails, ProductWarning } from '../product-card/product-details.tsx';
import { RepresentativeExample } from '../representative-example/representative-example.tsx';
import { TABLE_ROLES as ROLES } from '../table-roles.ts';
import type { OverviewLabels } from './product-overview.ts';

export interface OverviewTableProps {
  title?: string | undefined;
  /** At least one, all of one kind. */
  products: readonly ProductCardData[];
  labels: OverviewLabels;
}

/** One group of rows for each product: its figures, and what belongs to them. */
export function OverviewTable({ title, products, labels }: OverviewTableProps) {
  const figures = products[0]?.figures ?? [];
  const columns = [
    { name: 'product', label: labels.product },
    ...figures,
    { name: 'action', label: labels.action },
  ];
  return (
    <table className="pz-overview__table" data-offer-list="" {...ROLES.table}>
      {title && <caption className="pz-overview__title">{title}</caption>}
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {columns.map(({ name, label }) => (
            <th key={name} data-column={name} {...ROLES.column}>
              <span className={name === 'action' ? 'pz-visually-hidden' : undefined}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      {Array.from(products.entries(), ([index, product]) => (
        // A product may be listed with several of its offers.
        <OverviewProductRows
          key={index}
          product={product}
          columns={figures.map(({ name }) => name)}
          labels={labels}
          position={index + 1}
        />
      ))}
    </table>
  );
}

interface OverviewProductRowsProps {
  product: ProductCardData;
  columns: readonly string[];
  labels: OverviewLabels;
  position: number;
}

function OverviewProductRows({ product, columns, labels, position }: OverviewProductRowsProps) {
  const { example, warning } = product;
  return (
    <tbody
      className="pz-overview__product"
      data-kind={product.kind}
      data-offer={example && ''}
      data-apr={product.apr}
      data-product-id={product.id}
      data-position={position}
      {...ROLES.group}
    >
      {warning && (
        <WholeRow columns={columns}>
          <ProductWarning warning={warning} />
        </WholeRow>
      )}
      <tr {...ROLES.row}>
        <th {...ROLES.name}>
          {product.name}
          <span className="pz-overview__lender">
            {product.lender.legalName ?? product.lender.name}
          </span>
          {labels.sponsored && <span className="pz-overview__lender">{labels.sponsored}</span>}
        </th>
        {columns.map((column) => (
          <FigureCell key={column} name={column} product={product} />
        ))}
        <td data-action="" {...ROLES.cell}>
          <ProductAction product={product} />
        </td>
      </tr>
      {(example || product.details) && (
        <WholeRow columns={columns}>
          <ProductDetails details={product.details ?? []} />
          {example && <RepresentativeExample figures={example} labels={labels.example} />}
        </WholeRow>
      )}
    </tbody>
  );
}

function FigureCell({ name, product }: { name: string; product: ProductCardData }) {
  const figure = product.figures.find((each) => each.name === name);
  return (
    <td data-figure={name} data-label={figure?.label} {...ROLES.cell}>
      {figure?.value ?? '–'}
    </td>
  );
}

/** A row of one cell below or above the figures, which lead to a name before and an action after. */
function WholeRow({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <tr {...ROLES.row}>
      <td colSpan={columns.length + 2} {...ROLES.cell}>
        {children}
      </td>
    </tr>
  );
}
