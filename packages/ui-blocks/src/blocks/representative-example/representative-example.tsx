import { parseRepresentativeExample, type RepresentativeExampleFigures } from './schema.ts';

/** One word per figure, in the page's language; `heading` names the whole. */
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
    <div className="pz-example">
      {/* No heading: it stands below whatever heading an offer has, or below none. */}
      <p className="pz-example__heading">{labels.heading}</p>
      <dl className="pz-example__figures">
        <Figure term={labels.totalCredit} value={example.totalCredit} />
        <Figure term={labels.borrowingRate} value={example.borrowingRate} />
        {Array.from(example.charges.entries(), ([index, charge]) => (
          <Figure key={index} term={charge.name} value={charge.amount} />
        ))}
        <Figure term={labels.totalCost} value={example.totalCost} />
        <Figure term={labels.term} value={example.term} />
        <Figure term={labels.instalments} value={example.instalments} />
        <Figure term={labels.totalPayable} value={example.totalPayable} />
        <Figure term={labels.apr} value={example.apr} />
      </dl>
    </div>
  );
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="pz-example__figure">
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
