import { parseRepresentativeExample, type RepresentativeExampleFigures } from './schema.ts';

/** The label of each figure, in the page's language, and the heading. */
export interface RepresentativeExampleLabels {
  heading: string;
  totalCredit: string;
  borrowingRate: string;
  totalCost: string;
  term: string;
  apr: string;
  totalPayable: string;
  instalments: string;
}

export interface RepresentativeExampleProps {
  figures: RepresentativeExampleFigures;
  labels: RepresentativeExampleLabels;
  /** Whether it is below a heading already. */
  headed?: boolean;
  /** Whether a view of the page replaces the figures, by their names (`data-value`). */
  live?: boolean;
}

/**
 * A representative example of credit, never with an item missing.
 *
 * @throws {IncompleteExampleError} naming what is missing
 */
export function RepresentativeExample({
  figures,
  labels,
  headed,
  live,
}: RepresentativeExampleProps) {
  const example = parseRepresentativeExample(figures);
  const figure = (name: Exclude<keyof RepresentativeExampleFigures, 'charges'>) => (
    <Figure name={name} term={labels[name]} value={example[name]} live={live} />
  );
  return (
    <div className="pz-example" data-representative-example="">
      {/* No heading: it stands below whatever heading an offer has, or below none. */}
      {!headed && <p className="pz-example__heading">{labels.heading}</p>}
      <dl className="pz-example__figures">
        {figure('totalCredit')}
        {figure('borrowingRate')}
        {Array.from(example.charges.entries(), ([index, charge]) => (
          <Figure key={index} name="charge" term={charge.name} value={charge.amount} live={live} />
        ))}
        {figure('totalCost')}
        {figure('term')}
        {figure('instalments')}
        {figure('totalPayable')}
        {figure('apr')}
      </dl>
    </div>
  );
}

interface FigureProps {
  /** Carried as `data-example-figure`, which the check of finished pages reads. */
  name: Exclude<keyof RepresentativeExampleFigures, 'charges'> | 'charge';
  term: string;
  value: string;
  live?: boolean | undefined;
}

function Figure({ name, term, value, live }: FigureProps) {
  return (
    <div className="pz-example__figure" data-example-figure={name}>
      <dt>{term}</dt>
      <dd data-value={live ? name : undefined}>{value}</dd>
    </div>
  );
}
