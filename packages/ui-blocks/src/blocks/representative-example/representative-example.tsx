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
}

/**
 * A representative example of credit, never with an item missing.
 *
 * @throws {IncompleteExampleError} naming what is missing
 */
export function RepresentativeExample({ figures, labels }: RepresentativeExampleProps) {
  const example = parseRepresentativeExample(figures);
  return (
    <div className="pz-example" data-representative-example="">
      {/* No heading: it stands below whatever heading an offer has, or below none. */}
      <p className="pz-example__heading">{labels.heading}</p>
      <dl className="pz-example__figures">
        <Figure name="totalCredit" term={labels.totalCredit} value={example.totalCredit} />
        <Figure name="borrowingRate" term={labels.borrowingRate} value={example.borrowingRate} />
        {Array.from(example.charges.entries(), ([index, charge]) => (
          <Figure key={index} name="charge" term={charge.name} value={charge.amount} />
        ))}
        <Figure name="totalCost" term={labels.totalCost} value={example.totalCost} />
        <Figure name="term" term={labels.term} value={example.term} />
        <Figure name="instalments" term={labels.instalments} value={example.instalments} />
        <Figure name="totalPayable" term={labels.totalPayable} value={example.totalPayable} />
        <Figure name="apr" term={labels.apr} value={example.apr} />
      </dl>
    </div>
  );
}

interface FigureProps {
  /** Carried as `data-example-figure`, which the check of finished pages reads. */
  name: Exclude<keyof RepresentativeExampleFigures, 'charges'> | 'charge';
  term: string;
  value: string;
}

function Figure({ name, term, value }: FigureProps) {
  return (
    <div className="pz-example__figure" data-example-figure={name}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
