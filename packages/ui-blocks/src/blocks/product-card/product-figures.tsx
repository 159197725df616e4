import { Icon } from '../../icons/icon.tsx';
import type { ProductCardData, ProductDetail, ProductFigure } from './product-data.ts';

/** Figures of a row besides the first; the others are in its details. */
const MOST = 3;

/** Characters that the figure that leads a row has room for in its large type. */
const LARGE = 14;

/** What the row of a product shows where. */
export function placeFigures({ payment, figures, details = [] }: ProductCardData) {
  const shown = figures.filter(({ place }) => place !== 'mark');
  const first = payment ?? shown.find(({ place }) => place === 'first') ?? shown[0];
  const others = shown.filter((figure) => figure !== first);
  return {
    first,
    beside: others.slice(0, MOST),
    below: others.slice(MOST),
    marks: figures.filter(({ place }) => place === 'mark'),
    facts: details.flatMap(({ rows }) => rows.filter(({ mark }) => mark !== undefined)),
  };
}

export function ProductFigures({
  figures,
  lead,
}: {
  figures: readonly ProductFigure[];
  lead?: boolean;
}) {
  if (figures.length === 0) return null;
  const isLong = figures.some(({ value, live }) => !live && value.length > LARGE);
  return (
    <dl className="pz-product__figures" data-lead={lead && (isLong ? 'long' : '')}>
      {figures.map(({ name, label, value, live, note, bar }) => (
        <div key={name} className="pz-product__figure" data-figure={name}>
          <dt>{label}</dt>
          <dd data-value={live}>{value}</dd>
          {note && (
            <dd className="pz-product__note" data-value={note.live}>
              {note.value}
            </dd>
          )}
          {bar && <ShareBar {...bar} />}
        </div>
      ))}
    </dl>
  );
}

/** How much of the most of its list something is. The figure beside it says the same. */
export function ShareBar({ share, live }: NonNullable<ProductFigure['bar']>) {
  return (
    <svg
      className="pz-product__bar"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={share} height="4" data-attributes={live} />
    </svg>
  );
}

interface ProductMarksProps {
  marks: readonly ProductFigure[];
  facts: readonly ProductDetail[];
}

/** What the figures are for, and what must be seen without opening anything. */
export function ProductMarks({ marks, facts }: ProductMarksProps) {
  if (marks.length + facts.length === 0) return null;
  return (
    <dl className="pz-product__marks">
      {marks.map(({ name, label, value, live }) => (
        <div key={name} data-figure={name}>
          <dt className="pz-visually-hidden">{label}</dt>
          <dd data-value={live}>{value}</dd>
        </div>
      ))}
      {facts.map(({ name, term, mark, icon }) => (
        <div key={term} data-detail={name}>
          <dt className="pz-visually-hidden">{term}</dt>
          <dd>
            {icon && (
              <>
                <Icon name={icon} />{' '}
              </>
            )}
            {mark}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What sets the product apart. That of a live list is in the page, empty, for the view to write. */
export function ProductBadge({ product }: { product: ProductCardData }) {
  const { id, live } = product;
  const badge = live?.badge ?? product.badge;
  if (!badge) return null;
  const name = live && `badge-${id}`;
  return (
    <p
      className="pz-product__badge"
      data-badge={badge.property}
      data-value={name}
      data-attributes={name}
    >
      {badge.text}
    </p>
  );
}
